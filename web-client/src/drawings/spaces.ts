import type { EditionSpace } from '../store/edition';
import { INK, dot, line, type Drawing } from './shape';

const pipe: Drawing = [
  { d: 'M12 22h24v22H12z', fill: '#35a64a' },
  { d: 'M7 8h34v14H7z', fill: '#58c46b' },
  line('M13 12v6M17 26v14', undefined, '#c9f2cf'),
];
const block: Drawing = [
  { d: 'M6 6h36v36H6z', fill: '#ffc93c' },
  line('M17 18c0-9 14-9 14 0 0 5-7 5-7 11', 5),
  line('M24 36v.5', 5.5),
  line('M10.5 10.5v.1M37.5 10.5v.1M10.5 37.5v.1M37.5 37.5v.1', 2.5),
];
export const star: Drawing = [
  { d: 'M24 3l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 18l15-1z', fill: '#ffc93c' },
  line('M20 21v5M28 21v5'),
];
const bag: Drawing = [
  { d: 'M17 14C6 22 4 32 6 38c2 6 34 6 36 0 2-6 0-16-11-24z', fill: '#d6a55c' },
  { d: 'M15 4c4 2 6 2 9 0 3 2 5 2 9 0l-3 10H18z', fill: '#b9843a' },
  { d: dot(24, 30, 7), fill: '#ffc93c' },
  line('M20 30h8'),
];
const coin: Drawing = [{ d: dot(24, 24, 16), fill: '#ffc93c' }, line('M24 16v16', 4)];
const card: Drawing = [
  { d: 'M12 8l24-4 5 34-24 4z', fill: '#fff' },
  { d: 'M7 9h25v35H7z', fill: '#ffc93c' },
  line('M19.5 17v13M19.5 37v.1', 4.5),
];

/** By the kind of a space, as the edition names it. */
const KINDS: Readonly<Record<string, Drawing>> = {
  go: [{ d: 'M4 24L22 7v10h22v14H22v10z', fill: '#58c46b' }],
  jail: [{ d: 'M5 5h38v38H5z', fill: '#8d93bd' }, line('M14 5v38M24 5v38M34 5v38', 4)],
  go_to_jail: [
    { d: 'M8 44V18l8 4V10l8 5 8-5v12l8-4v26z', fill: '#6b6f9c' },
    { d: 'M18 44V33c0-8 12-8 12 0v11z', fill: INK },
  ],
  free_parking: [
    line('M24 45V22', 6, '#8a5a33'),
    { d: 'M24 4c12 0 19 8 19 14 0 7-8 10-19 10S5 25 5 18C5 12 12 4 24 4z', fill: '#58c46b' },
    { d: dot(17, 15, 2.5), fill: '#ffc93c' },
    { d: dot(30, 19, 2.5), fill: '#ffc93c' },
  ],
  question_block: block,
  warp_pipe: pipe,
  super_star: star,
  piranha_plant: [
    { d: 'M15 33h18v12H15z', fill: '#35a64a' },
    { d: 'M10 30h28v7H10z', fill: '#58c46b' },
    line('M24 30v-5', 5, '#35a64a'),
    { d: 'M5 13C8 2 40 2 43 13c2 8-6 13-19 13S3 21 5 13z', fill: '#e0392b' },
    { d: 'M6 15l5 4 4-4 4 5 5-5 5 5 4-5 4 4 5-4c-1 7-9 10-18 10S7 22 6 15z', fill: '#fff', width: 2 },
    { d: dot(15, 9.5, 2), fill: '#fff', stroke: 'none' },
    { d: dot(25, 8, 2), fill: '#fff', stroke: 'none' },
    { d: dot(34, 10, 2), fill: '#fff', stroke: 'none' },
  ],
  tax: bag,
  utility: [
    line('M24 4v40M4 24h40M10 10l28 28M38 10L10 38', 7),
    { d: dot(24, 24, 13), fill: '#8d93bd' },
    { d: dot(24, 24, 5), fill: '#fff' },
  ],
  mover: [
    line('M15 4v24M33 4v24', 4),
    { d: 'M5 28h38v10H5z', fill: '#f2a33c' },
    line('M14 33h.5M24 33h.5M34 33h.5', 5),
  ],
  power_up: star,
  boost_pad: [
    { d: 'M8 4h32c3 0 4 1 4 4v32c0 3-1 4-4 4H8c-3 0-4-1-4-4V8c0-3 1-4 4-4z', fill: '#2b2d5c' },
    { d: 'M24 6l15 13v8L24 14 9 27v-8z', fill: '#ffe27a', width: 2 },
    { d: 'M24 18l15 13v8L24 26 9 39v-8z', fill: '#f2a33c', width: 2 },
    { d: 'M24 30l14 12H27l-3-3-3 3H10z', fill: '#e2572b', width: 2 },
  ],
  item_box: [
    { d: 'M24 3l19 10v22L24 45 5 35V13z', fill: '#5ea3e6' },
    { d: 'M24 3l19 10-19 10L5 13z', fill: '#ffe27a', width: 2 },
    { d: 'M5 13l19 10v22L5 35z', fill: '#58c46b', width: 2 },
    line('M24 3l19 10v22L24 45 5 35V13z'),
    line('M17 20c0-10 14-10 14 0 0 6-7 6-7 11M24 37.5v.1', 8),
    line('M17 20c0-10 14-10 14 0 0 6-7 6-7 11M24 37.5v.1', 4, '#fff'),
  ],
  thwomp: [
    {
      d: 'M9 5l5-3 5 4 5-4 5 4 5-4 5 3 3 4-2 5 4 5-4 5 4 5-4 5 2 5-3 4-5 3-5-3-5 3-5-3-5 3-5-3-3-4 2-5-4-5 4-5-4-5 4-5-2-5z',
      fill: '#7f8bb3',
    },
    { d: 'M11 11h26v26H11z', fill: '#b3bedd', width: 2.5 },
    line('M14 16l8 4M34 16l-8 4', 4.5),
    line('M18 24v.5M30 24v.5', 4.5),
    { d: 'M15 30h18v5H15z', fill: '#fff', width: 2 },
    line('M19.5 30v5M24 30v5M28.5 30v5', 1.5),
  ],
};

/** Decks whose spaces look like what lies on them. */
const DECKS: Readonly<Record<string, Drawing>> = {
  warp_pipe: pipe,
  question_block: block,
  community_chest: [
    { d: 'M5 22h38v20H5z', fill: '#a8683a' },
    { d: 'M5 22c0-20 38-20 38 0z', fill: '#c4854e' },
    line('M14 9v33M34 9v33', 3, '#ffc93c'),
    line('M5 22h38M5 22h38v20H5zM5 22c0-20 38-20 38 0'),
    { d: 'M19 18h10v10H19z', fill: '#ffc93c' },
    line('M24 22v2', 3.5),
  ],
  bowsers_fury: [
    { d: 'M24 3c2 9 14 13 14 26 0 9-6 15-14 15s-14-6-14-15c0-6 4-9 5-14 3 2 4 4 4 7 4-5 6-11 5-19z', fill: '#f2643d' },
    { d: 'M24 44c-6 0-9-4-9-9 0-6 6-8 9-15 3 7 9 9 9 15 0 5-3 9-9 9z', fill: '#ffe27a' },
    line('M20 33v3M28 33v3', 3.5),
  ],
};

/** What the name of a space says, where its kind leaves it open. */
const NAMES: readonly (readonly [RegExp, Drawing])[] = [
  [
    /goomba/i,
    [
      { d: 'M18 30h12v9H18z', fill: '#f3d3a4' },
      { d: 'M4 29C6 16 14 6 24 6s18 10 20 23c0 4-7 4-20 4S4 33 4 29z', fill: '#9a5a2c' },
      line('M13 18l7 4M35 18l-7 4', 4, '#fff'),
      { d: 'M10 42c0-6 12-6 12 0zM26 42c0-6 12-6 12 0z', fill: INK },
    ],
  ],
  [
    /bullet/i,
    [
      { d: 'M10 14h16c10 0 16 5 16 10s-6 10-16 10H10z', fill: '#3c3f6b' },
      { d: 'M4 14h6v20H4z', fill: '#8d93bd' },
      { d: 'M27 20l6 2v4', fill: '#fff' },
      line('M20 27c3 5 9 5 13 2', undefined, '#fff'),
    ],
  ],
  [
    /chomp/i,
    [
      { d: dot(6, 40, 3.5), fill: '#8d93bd' },
      { d: dot(13, 42, 3.5), fill: '#8d93bd' },
      { d: dot(26, 22, 18), fill: '#2b2d4d' },
      { d: 'M9.5 24c9 4 25 4 34-1 0 9-8 16-17 16S10 33 9.5 24z', fill: '#c8321f', width: 2 },
      { d: 'M9.5 24l5 7 4.5-5 5 6 5-6 5 5 4-6 5.5-2c-9 5-25 5-34 1z', fill: '#fff', width: 1.5 },
      { d: dot(30, 14, 4.5), fill: '#fff', width: 2 },
      { d: dot(31.5, 14.5, 1.2), fill: INK },
      line('M17 11c1-2 3-3 5-4', 2.5, '#8d93bd'),
    ],
  ],
  [/piranha/i, KINDS['piranha_plant'] ?? []],
  [
    /bowser jr|junior/i,
    [
      { d: 'M4 9c14 5 26 5 40 0-2 20-9 32-20 36C13 41 6 29 4 9z', fill: '#fff' },
      { d: 'M10 20c9 4 19 4 28 0-2 9-7 15-14 15s-12-6-14-15z', fill: '#c8321f' },
      { d: 'M12 21l4 6 4-5 4 6 4-6 4 5 4-6c-7 2-17 2-24 0z', fill: '#fff', width: 2 },
      line('M4 9L2 4M44 9l2-5', 3),
    ],
  ],
  [
    /koopa|wizard|magi/i,
    [
      { d: 'M4 38c6-5 26-5 32 0 0 4-7 6-16 6S4 42 4 38z', fill: '#1b4f94' },
      { d: 'M8 36C14 26 14 14 26 3c0 6 1 8 4 9-3 8 0 18 2 24-6-3-18-3-24 0z', fill: '#2f7fd0' },
      { d: 'M18 24l1.5 3 3.5.5-2.5 2.5.5 3.5-3-1.5-3 1.5.5-3.5-2.5-2.5 3.5-.5z', fill: '#ffc93c', width: 1.5 },
      line('M38 44l5-20', 3.5),
      { d: dot(43.5, 20, 3), fill: '#e0392b', width: 2 },
    ],
  ],
  [
    /vine|beanstalk/i,
    [
      line('M24 45C12 36 34 28 24 18 18 11 22 6 24 3', 6, '#35a64a'),
      { d: 'M26 17c6-6 13-4 16-2-3 5-10 7-16 2zM22 30c-6-6-13-4-16-2 3 5 10 7 16 2z', fill: '#58c46b' },
    ],
  ],
  [
    /trampoline|spring/i,
    [
      { d: 'M5 12h38v7H5z', fill: '#e0392b' },
      line('M11 22l26 5-26 6 26 6', 4),
      { d: 'M5 39h38v6H5z', fill: '#8d93bd' },
    ],
  ],
  [
    /flower/i,
    [
      { d: 'M24 27v18M24 40c-8 0-11-4-12-8 7-1 11 3 12 8zM24 40c8 0 11-4 12-8-7-1-11 3-12 8z', fill: '#58c46b' },
      { d: 'M24 3c12 0 18 5 18 12s-7 13-18 13S6 22 6 15 12 3 24 3z', fill: '#f2643d' },
      { d: 'M24 9c7 0 10 3 10 6.5S30 22 24 22s-10-3-10-6.5S17 9 24 9z', fill: '#ffe27a' },
      line('M20 14v3M28 14v3'),
    ],
  ],
];
/** Kinds that hold many things, of which the name says which. */
const OPEN_KINDS = ['tax', 'utility', 'mover', 'power_up'];

/** What a space does, for kinds that nobody here has heard of. */
const EFFECTS: readonly (readonly [RegExp, Drawing])[] = [
  [/^throw_table$/, block],
  [/^draw$/, card],
  [/^hop$/, pipe],
  [/^go_to_jail$/, KINDS['go_to_jail'] ?? []],
  [/^(pay_|tax_)/, bag],
];

const matching = (list: readonly (readonly [RegExp, Drawing])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** The picture on a space that is no location: by deck, name and kind; any board finds one. */
export function spaceDrawing(space: EditionSpace): Drawing {
  const name = typeof space.name === 'string' ? space.name : space.name.en;
  const kind = KINDS[space.kind];
  if (space.effect?.deck !== undefined) return DECKS[space.effect.deck] ?? card;
  if (kind === undefined || OPEN_KINDS.includes(space.kind)) {
    return matching(NAMES, name) ?? kind ?? matching(EFFECTS, space.effect?.type ?? '') ?? coin;
  }
  return kind;
}

/** Whether nothing better than the sign for everything was found. */
export function isUnknown(drawing: Drawing): boolean {
  return drawing === coin || drawing === card;
}
