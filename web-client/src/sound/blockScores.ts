import type { Note } from './voice';

/** A knock from below, the wood answering. */
const bump: Note[] = [
  { at: 0, pitch: 210, to: 90, length: 0.11, wave: 'square', loud: 0.08 },
  { at: 0.01, pitch: 640, to: 320, length: 0.07, wave: 'triangle', loud: 0.12 },
];

/** A small bell; each further one is struck a little higher. */
const ping: Note[] = [
  { at: 0, pitch: 1480, length: 0.3, wave: 'sine', loud: 0.13 },
  { at: 0, pitch: 3996, length: 0.12, wave: 'sine', loud: 0.035 },
  { at: 0.015, pitch: 2220, length: 0.2, wave: 'sine', loud: 0.05 },
];

/** Up a scale without half-tones, and off. */
const power: Note[] = [
  ...[294, 370, 440, 554, 659, 831].map((pitch, index) => ({
    at: index * 0.075,
    pitch,
    length: 0.11,
    wave: 'square' as const,
    loud: 0.045,
  })),
  { at: 0.45, pitch: 831, to: 1661, length: 0.32, wave: 'triangle', loud: 0.14 },
];

/** Five times “ha”, each from the belly: a growl with a hollow vowel over it, sinking and slowing down. */
const laugh: Note[] = [0, 0.17, 0.34, 0.53, 0.76].flatMap((at, index) => [
  {
    at,
    pitch: 138 - index * 8,
    to: 88 - index * 5,
    length: 0.15 + index * 0.015,
    wave: 'sawtooth' as const,
    loud: 0.1,
  },
  { at, pitch: 560 - index * 22, to: 390 - index * 18, length: 0.12, wave: 'triangle' as const, loud: 0.06 },
]);

/** Three steps down that do not want to, and a long sigh. */
const lost: Note[] = [
  { at: 0, pitch: 415, length: 0.2, wave: 'triangle', loud: 0.16 },
  { at: 0.24, pitch: 349, length: 0.2, wave: 'triangle', loud: 0.16 },
  { at: 0.48, pitch: 330, length: 0.24, wave: 'triangle', loud: 0.16 },
  { at: 0.78, pitch: 247, to: 116, length: 0.7, wave: 'triangle', loud: 0.16 },
  { at: 0.78, pitch: 124, to: 58, length: 0.7, wave: 'square', loud: 0.035 },
];

/** What is heard of a block: all made for this game. */
export const BLOCK_SCORES = { bump, ping, power, laugh, lost };
