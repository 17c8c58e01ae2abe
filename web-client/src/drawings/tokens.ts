import { KARTS } from './karts';
import { dot, line, type Drawing } from './shape';

const mushroom = (cap: string, marks: Drawing): Drawing => [
  { d: 'M15 28h18l2 10c0 4-5 5-11 5s-11-1-11-5z', fill: '#fff1d6' },
  { d: 'M3 27C3 12 13 4 24 4s21 8 21 23c0 4-5 5-8 5-4 0-5-3-13-3s-9 3-13 3c-3 0-8-1-8-5z', fill: cap },
  ...marks,
  line('M20 34v3M28 34v3'),
];
const oneUp = mushroom('#35a64a', [{ d: 'M24 8l8 9h-5v7h-6v-7h-5z', fill: '#fff' }]);

/** The pieces that go round the board, all drawn for this board, by the id of the token. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  mario: [
    { d: 'M8 30c-2-14 7-22 17-21 10 1 15 8 15 18z', fill: '#e0392b' },
    { d: 'M6 30c10-5 26-6 38-1 3 2 1 6-2 6-11-1-24-1-34 1-4 0-5-4-2-6z', fill: '#b8241a' },
    { d: dot(26, 20, 5.5), fill: '#fff' },
  ],
  luigi: [
    { d: 'M9 29C6 12 14 5 25 6c11 0 16 9 14 22z', fill: '#35a64a' },
    { d: 'M5 33c2-6 12-8 20-8 9 0 17 3 18 8 0 4-7 3-19 3S5 37 5 33z', fill: '#22762f' },
    { d: 'M20 19l5-6 5 6z', fill: '#fff' },
  ],
  peach: [
    { d: 'M7 36L5 14l11 9 8-15 8 15 11-9-2 22z', fill: '#ffcf3a' },
    { d: 'M7 36h34v5H7z', fill: '#f3a3c6' },
    { d: dot(24, 29, 4), fill: '#3d8fd6' },
  ],
  toad: [
    { d: 'M14 27h20v7c0 5-4 9-10 9s-10-4-10-9z', fill: '#ffe3c2' },
    { d: 'M4 25C4 12 13 5 24 5s20 7 20 20c0 5-8 6-20 6S4 30 4 25z', fill: '#fff' },
    { d: dot(24, 15, 5.5), fill: '#2f6fb8' },
    line('M6 20c4-1 7 2 6 7M42 20c-4-1-7 2-6 7', 5, '#2f6fb8'),
    line('M4 25C4 12 13 5 24 5s20 7 20 20c0 5-8 6-20 6S4 30 4 25z'),
    line('M20 35v2M28 35v2'),
  ],
  super_mushroom: mushroom('#e0392b', [
    { d: dot(24, 14, 5), fill: '#fff' },
    { d: dot(11, 22, 3.5), fill: '#fff' },
    { d: dot(37, 22, 3.5), fill: '#fff' },
  ]),
  one_up_mushroom: oneUp,
  '1_up_mushroom': oneUp,
  super_star: [
    { d: 'M24 3l6.2 13.4L45 18 34 28l3.2 15L24 35.4 10.8 43 14 28 3 18l14.8-1.6z', fill: '#ffc93c' },
    { d: 'M24 3v32.4L10.8 43 14 28 3 18l14.8-1.6z', fill: '#ffe27a', stroke: 'none' },
    line('M24 3l6.2 13.4L45 18 34 28l3.2 15L24 35.4 10.8 43 14 28 3 18l14.8-1.6z'),
    line('M24 20v8M20 24h8', 2.5, '#a86f00'),
  ],
  yoshi_egg: [
    { d: 'M24 3c10 0 17 14 17 25 0 10-7 17-17 17S7 38 7 28C7 17 14 3 24 3z', fill: '#fffdf2' },
    { d: dot(18, 15, 4.5), fill: '#3fae55', stroke: 'none' },
    { d: dot(32, 23, 5.5), fill: '#3fae55', stroke: 'none' },
    { d: dot(17, 32, 6), fill: '#3fae55', stroke: 'none' },
    { d: dot(32, 38, 3.5), fill: '#3fae55', stroke: 'none' },
    line('M24 3c10 0 17 14 17 25 0 10-7 17-17 17S7 38 7 28C7 17 14 3 24 3z'),
  ],
  koopa_shell: [
    { d: 'M5 30C5 15 13 6 24 6s19 9 19 24z', fill: '#35a64a' },
    { d: 'M17 14h14l6 10-6 6H17l-6-6z', fill: '#58c46b' },
    line('M17 14l-3-4M31 14l3-4M11 24H6M37 24h5', 2.5),
    { d: 'M3 30h42c1 7-5 12-12 12H15C8 42 2 37 3 30z', fill: '#fff1d6' },
    line('M14 36h20', 2.5, '#b59a6a'),
  ],
  fire_flower: [
    line('M24 28v16', 5),
    line('M24 28v16', 2.5, '#58c46b'),
    { d: 'M23 42c-9 1-14-3-15-9 9-1 14 3 15 9zM25 42c9 1 14-3 15-9-9-1-14 3-15 9z', fill: '#35a64a' },
    {
      d: 'M24 2c4 4 6 4 10 2 0 5 2 7 7 8-3 4-3 7 0 11-5 1-7 3-7 7-4-2-7-2-10 1-3-3-6-3-10-1 0-4-2-6-7-7 3-4 3-7 0-11 5-1 7-3 7-8 4 2 6 2 10-2z',
      fill: '#f2643d',
    },
    { d: dot(24, 17, 8), fill: '#ffe27a' },
    line('M24 13c-3 3-3 8 0 8s3-5 0-8z', 2.5, '#c8321f'),
  ],
  super_leaf: [
    { d: 'M9 40C1 21 15 3 44 4c2 27-13 42-33 37z', fill: '#d9792b' },
    { d: 'M9 40C1 21 15 3 44 4z', fill: '#f0a04b', stroke: 'none' },
    line('M9 40C1 21 15 3 44 4c2 27-13 42-33 37z'),
    line('M4 46L32 16', 3),
    line('M15 34l-2-11M22 27l-1-10M18 31l11 1M25 23l10 0', 2.5),
  ],
  frying_pan: [
    line('M29 29l14 14', 9),
    line('M30 30l12 12', 4.5, '#c98a4b'),
    { d: dot(19, 19, 16), fill: '#4a4c5c' },
    { d: dot(19, 19, 11.5), fill: '#2b2d4d', width: 2 },
    { d: 'M12 18c-1-5 4-8 8-6 4-1 8 3 6 7 2 4-2 8-6 6-4 2-9-2-8-7z', fill: '#fff', stroke: 'none' },
    { d: dot(19, 18.5, 3.5), fill: '#ffc93c', stroke: 'none' },
  ],
  cap: [
    { d: 'M6 29C5 14 13 6 25 6c12 0 18 9 17 21z', fill: '#e0392b' },
    line('M16 10c-3 5-4 11-4 17', 2.5, '#8f1d15'),
    { d: 'M3 33c4-7 14-9 21-9 10 0 19 3 21 9 1 5-6 6-10 4-7-3-15-3-22 0-4 2-11 1-10-4z', fill: '#b8241a' },
    { d: 'M25 11l2 4 4 .6-3 3 .7 4.2L25 20.7l-3.7 2.1.7-4.2-3-3 4-.6z', fill: '#fff', width: 2 },
  ],
  barrel: [
    { d: 'M12 4h24c5 10 5 30 0 40H12C7 34 7 14 12 4z', fill: '#a8683a' },
    line('M19 4c-2 12-2 28 0 40M29 4c2 12 2 28 0 40', 2, '#6d3f1e'),
    { d: 'M10 11h28l1.5 6h-31zM8.5 31h31l-1.5 6H10z', fill: '#8d93bd', width: 2.5 },
    line('M12 4h24c5 10 5 30 0 40H12C7 34 7 14 12 4z'),
  ],
  flashlight: [
    { d: 'M34 13L47 6v36l-13-7z', fill: '#fff2a8', stroke: 'none' },
    line('M38 12l8-4M39 24h8M38 36l8 4', 2.5, '#b67c08'),
    { d: 'M3 18h19v12H3z', fill: '#2f6fb8' },
    { d: 'M22 17l11-7v28l-11-7z', fill: '#8d93bd' },
    { d: 'M31 9h4v30h-4z', fill: '#fff' },
    line('M10 18v-4h6v4', 2.5),
    line('M8 24h8', 2.5, '#bcd6f2'),
  ],
  crown: [
    { d: 'M6 36L3 13l11 8L24 6l10 15 11-8-3 23z', fill: '#ffcf3a' },
    { d: dot(24, 7, 3.5), fill: '#e0392b', width: 2.5 },
    { d: dot(4.5, 13, 3), fill: '#3d8fd6', width: 2.5 },
    { d: dot(43.5, 13, 3), fill: '#3d8fd6', width: 2.5 },
    { d: 'M6 35h36v7H6z', fill: '#e59a10' },
    { d: 'M24 20l5 6-5 6-5-6z', fill: '#e0392b', width: 2.5 },
  ],
};

const PAWN: Drawing = [
  { d: 'M14 42l4-16h12l4 16z', fill: '#9aa3c7' },
  { d: dot(24, 15, 9), fill: '#c4cbe8' },
];

/** The piece of that id. Where tokens race, those that are pieces elsewhere too sit in a kart. */
export function tokenDrawing(token: string | null, kart = false): Drawing {
  if (token === null) return PAWN;
  return (kart ? KARTS[token] : undefined) ?? DRAWINGS[token] ?? KARTS[token] ?? PAWN;
}

export function isPlain(drawing: Drawing): boolean {
  return drawing === PAWN;
}
