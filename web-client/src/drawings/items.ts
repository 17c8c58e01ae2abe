import { INK, dot, line, type Drawing } from './shape';

/** What lies about on a board where karts race, and what their power die shows. */
export const banana: Drawing = [
  { d: 'M33 8l5-4 3 4-2 5c4 17-9 31-27 31-6 0-9-3-7-6 1-2 5-2 9-4 11-5 19-13 19-26z', fill: '#ffd83a' },
  line('M37 15c0 13-10 22-22 24', 2.5, '#b98a10'),
  { d: 'M33 8l5-4 3 4-2 5-5-1z', fill: '#7a5a1e', width: 2.5 },
  { d: 'M5 38c1-2 3-2 5-3l2 6-2 3c-5 0-7-3-5-6z', fill: '#7a5a1e', width: 2.5 },
];

const layer = (x: number, y: number): Drawing => [
  { d: `M${x} ${y}v6a13 6 0 0 0 26 0v-6z`, fill: '#e0a012' },
  { d: `M${x} ${y}a13 6 0 0 0 26 0a13 6 0 0 0-26 0z`, fill: '#ffd04a' },
  line(`M${x + 9} ${y}h8`, 2.5, '#a86f00'),
];
/** Coins that lie on the board, from one to as many as one cares to count. */
export const coinPiles: readonly [Drawing, Drawing, Drawing] = [
  layer(9, 18),
  [...layer(9, 25), ...layer(9, 14)],
  [...layer(16, 25), ...layer(18, 17), ...layer(16, 9), ...layer(3, 30)],
];

const coin = (x: number, y: number): Drawing => [
  { d: dot(x, y, 12.5), fill: '#ffc93c' },
  { d: dot(x, y, 7.5), fill: 'none', stroke: '#b67c08', width: 2 },
  line(`M${x} ${y - 4}v8`, 3.5),
];
const rim = 'M3 31c0-3 3-4 6-4h30c3 0 6 1 6 4 0 7-6 12-14 12H17C9 43 3 38 3 31z';

/** By the id of the power. The two shells differ by their outline, not by their colour alone. */
const POWERS: Readonly<Record<string, Drawing>> = {
  coins: [...coin(32, 17), ...coin(17, 29)],
  banana,
  green_shell: [
    { d: 'M5 29C5 14 13 5 24 5s19 9 19 24z', fill: '#35a64a' },
    { d: 'M18 13h12l6 9-6 7H18l-6-7z', fill: '#7fdc90', width: 2.5 },
    line('M18 13l-4-4M30 13l4-4M12 22H6M36 22h6', 2.5),
    { d: rim, fill: '#fff1d6' },
    line('M14 37h20', 2.5, '#b59a6a'),
  ],
  spiny_shell: [
    { d: 'M8 23L2 9l14 6zM40 23l6-14-14 6zM16 15l8-13 8 13z', fill: '#fff' },
    { d: 'M5 30C5 19 13 12 24 12s19 7 19 18z', fill: '#2878c8' },
    { d: 'M16 28l8-13 8 13z', fill: '#fff', width: 2.5 },
    { d: rim, fill: '#fff1d6' },
    line('M14 37h20', 2.5, '#b59a6a'),
  ],
  lightning: [{ d: 'M29 3L8 27h13l-5 18 24-26H26z', fill: '#ffd83a' }, line('M27 9L15 23', 2.5, '#fff7c2')],
};

const UNKNOWN: Drawing = [
  { d: 'M24 4l20 20-20 20L4 24z', fill: '#8d93bd' },
  line('M19 19c0-7 10-7 10 0 0 4-5 4-5 8M24 33v.1', 4.5, '#fff'),
];

export function powerDrawing(power: string): Drawing {
  return POWERS[power] ?? UNKNOWN;
}

/** How far each edge between two columns of the flag hangs down: it waves. */
const WAVE = [0, -3, -2, 2, 3, 0];
const flagEdge = (column: number, down: number) => `${9 + column * 7} ${9 + down + (WAVE[column] ?? 0)}`;
const flagCell = (column: number, row: number) =>
  `M${flagEdge(column, row * 7)}L${flagEdge(column + 1, row * 7)}L${flagEdge(column + 1, row * 7 + 7)}L${flagEdge(column, row * 7 + 7)}z`;
const COLUMNS = [0, 1, 2, 3, 4];
const along = [...COLUMNS, 5].map((column) => flagEdge(column, 0));
const back = [5, 4, 3, 2, 1, 0].map((column) => flagEdge(column, 21));
const cloth = `M${[...along, ...back].join('L')}z`;

/** The sign of a race. */
export const flag: Drawing = [
  { d: cloth, fill: '#fff' },
  {
    d: COLUMNS.flatMap((column) =>
      [0, 1, 2].filter((row) => (column + row) % 2 === 0).map((row) => flagCell(column, row)),
    ).join(''),
    fill: INK,
    stroke: 'none',
  },
  line(cloth),
  line('M8 5v40', 5),
  line('M8 6v38', 1.8, '#c98a4b'),
];

/** The sign of a race card that somebody won. */
export const trophy: Drawing = [
  line('M13 12H5c0 9 4 13 10 14M35 12h8c0 9-4 13-10 14', 5),
  line('M13 12H5c0 9 4 13 10 14M35 12h8c0 9-4 13-10 14', 1.5, '#ffc93c'),
  { d: 'M21 30h6v7h-6z', fill: '#d99a10' },
  { d: 'M12 5h24v11c0 9-5 15-12 15s-12-6-12-15z', fill: '#ffc93c' },
  line('M17 10v7c0 3 1 5 2 6', 2.5, '#fff2a8'),
  { d: 'M13 37h22v7H13z', fill: '#7a4724' },
];
