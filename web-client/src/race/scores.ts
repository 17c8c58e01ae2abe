import type { Note } from '../sound/voice';

/** Lights that go on one after another, and the last one lets go. */
const race: Note[] = [
  ...[0, 0.3, 0.6].map((at) => ({ at, pitch: 392, length: 0.14, wave: 'square' as const, loud: 0.05 })),
  { at: 0.9, pitch: 784, length: 0.4, wave: 'square', loud: 0.055 },
  { at: 0.95, pitch: 98, to: 233, length: 0.6, wave: 'sawtooth', loud: 0.05 },
];

/** The dice of a race have to be seen first. */
const AFTER_RACE = 0.9;
/** Up a chord, held, with the bass below it. */
const cup: Note[] = [
  ...[
    { at: 0, pitch: 523 },
    { at: 0.12, pitch: 659 },
    { at: 0.24, pitch: 784 },
    { at: 0.42, pitch: 659 },
    { at: 0.54, pitch: 784 },
  ].map(({ at, pitch }) => ({ at: AFTER_RACE + at, pitch, length: 0.13, wave: 'square' as const, loud: 0.05 })),
  { at: AFTER_RACE + 0.66, pitch: 1047, length: 0.5, wave: 'square', loud: 0.05 },
  { at: AFTER_RACE, pitch: 131, length: 0.3, wave: 'triangle', loud: 0.16 },
  { at: AFTER_RACE + 0.42, pitch: 196, length: 0.2, wave: 'triangle', loud: 0.16 },
  { at: AFTER_RACE + 0.66, pitch: 262, length: 0.5, wave: 'triangle', loud: 0.16 },
];

/** What is heard of races: all made for this game. */
export const RACE_SCORES = { race, cup };
