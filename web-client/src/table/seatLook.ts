import type { Seat } from '../contract';

/** How a seat is told from the others without colour: its shape, its pattern, and then its colour. */
export interface SeatLook {
  colour: string;
  ink: string;
  shape: string;
  pattern: string;
}

/** Shapes on a field of 24 by 24. The colours stay apart in the common kinds of colour blindness. */
const LOOKS: readonly SeatLook[] = [
  { colour: '#c8321f', ink: '#fff', shape: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z', pattern: 'plain' },
  { colour: '#0b64ad', ink: '#fff', shape: 'M12 1.5L23 21.5H1z', pattern: 'stripes' },
  { colour: '#f0b400', ink: '#1b1d3f', shape: 'M3 3h18v18H3z', pattern: 'dots' },
  { colour: '#0b7a53', ink: '#fff', shape: 'M12 1l11 11-11 11L1 12z', pattern: 'cross' },
  {
    colour: '#8d3a9e',
    ink: '#fff',
    shape: 'M12 1l3.2 7.3 7.8.8-5.9 5.3 1.7 7.8L12 18.2l-6.8 4 1.7-7.8L1 9.1l7.8-.8z',
    pattern: 'checks',
  },
  { colour: '#4a3a2c', ink: '#fff', shape: 'M6.5 2h11L23 12l-5.5 10h-11L1 12z', pattern: 'waves' },
  { colour: '#56b4e9', ink: '#1b1d3f', shape: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z', pattern: 'uprights' },
  {
    colour: '#e57ab0',
    ink: '#1b1d3f',
    shape: 'M12 21C2 14 1 9 2.5 6 5 1 10.5 2.5 12 6c1.5-3.5 7-5 9.5 0C23 9 22 14 12 21z',
    pattern: 'rungs',
  },
];

const FIRST: SeatLook = { colour: '#555', ink: '#fff', shape: 'M3 3h18v18H3z', pattern: 'plain' };

export function seatLook(seat: Seat): SeatLook {
  return LOOKS[(seat - 1) % LOOKS.length] ?? FIRST;
}
