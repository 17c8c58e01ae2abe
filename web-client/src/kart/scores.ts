import type { Note } from '../sound/voice';

/** What follows steps of a token in the same update begins when they are about done. */
const AFTER_STEPS = 0.5;
/** What is decided by a press lets the press be heard. */
const AFTER_PRESS = 0.2;

/** A slip: up in a curve, and flat down. */
const banana: Note[] = [
  { at: AFTER_STEPS, pitch: 330, to: 1320, length: 0.16, wave: 'sine', loud: 0.14 },
  { at: AFTER_STEPS + 0.17, pitch: 1320, to: 180, length: 0.3, wave: 'sine', loud: 0.14 },
  { at: AFTER_STEPS + 0.46, pitch: 90, to: 55, length: 0.12, wave: 'triangle', loud: 0.24 },
];

/** A chip is put down. */
const plop: Note[] = [
  { at: 0, pitch: 620, to: 240, length: 0.09, wave: 'sine', loud: 0.16 },
  { at: 0.08, pitch: 180, to: 110, length: 0.1, wave: 'triangle', loud: 0.2 },
];

/** It whirrs over the ground, and knocks against something. */
const shell: Note[] = [
  ...[0, 0.07, 0.14, 0.21, 0.28].map((at, index) => ({
    at: AFTER_PRESS + at,
    pitch: 240 + index * 42,
    to: 180 + index * 42,
    length: 0.06,
    wave: 'sawtooth' as const,
    loud: 0.045,
  })),
  { at: AFTER_PRESS + 0.38, pitch: 520, to: 130, length: 0.14, wave: 'square', loud: 0.07 },
  { at: AFTER_PRESS + 0.38, pitch: 1240, to: 610, length: 0.07, wave: 'triangle', loud: 0.14 },
];

/** A flash that tears downwards, and the thunder after it. */
const lightning: Note[] = [
  { at: AFTER_PRESS, pitch: 2400, to: 320, length: 0.16, wave: 'sawtooth', loud: 0.06 },
  { at: AFTER_PRESS + 0.06, pitch: 1900, to: 240, length: 0.18, wave: 'square', loud: 0.04 },
  { at: AFTER_PRESS + 0.24, pitch: 84, to: 38, length: 0.75, wave: 'sawtooth', loud: 0.09 },
  { at: AFTER_PRESS + 0.27, pitch: 61, to: 30, length: 0.7, wave: 'square', loud: 0.05 },
];

/** Coins that are gathered in running. */
const pickup: Note[] = [988, 1319, 1568].map((pitch, index) => ({
  at: AFTER_STEPS * 0.6 + index * 0.07,
  pitch,
  length: index === 2 ? 0.22 : 0.07,
  wave: 'square' as const,
  loud: 0.045,
}));

/** What is heard of bananas, shells and coins on the board: all made for this game. */
export const KART_SCORES = { banana, plop, shell, lightning, pickup };
