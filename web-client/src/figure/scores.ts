import type { Note } from '../sound/voice';

/** They begin late, for they follow dice in the same update. */
const AFTER_DICE = 0.32;
const AFTER_STEPS = 0.7;

/** Heavy feet, one after the other. */
const stomp: Note[] = [0, 0.12, 0.24].flatMap((at) => [
  { at: AFTER_DICE + at, pitch: 105, to: 48, length: 0.11, wave: 'triangle' as const, loud: 0.3 },
  { at: AFTER_DICE + at, pitch: 62, to: 40, length: 0.08, wave: 'square' as const, loud: 0.05 },
]);

/** A gate that shuts. */
const flip: Note[] = [
  { at: AFTER_STEPS, pitch: 311, to: 262, length: 0.16, wave: 'square', loud: 0.05 },
  { at: AFTER_STEPS + 0.17, pitch: 233, to: 98, length: 0.36, wave: 'square', loud: 0.055 },
];

/** Open again: the same steps, upwards. */
const reopen: Note[] = [
  { at: 0, pitch: 392, length: 0.09, wave: 'triangle', loud: 0.14 },
  { at: 0.09, pitch: 587, length: 0.09, wave: 'triangle', loud: 0.14 },
  { at: 0.18, pitch: 784, length: 0.2, wave: 'triangle', loud: 0.14 },
];

/** A call of two that stand together. */
const victory: Note[] = [494, 622, 740, 622, 988].flatMap((pitch, index) => [
  { at: AFTER_STEPS + index * 0.11, pitch, length: index === 4 ? 0.36 : 0.1, wave: 'square' as const, loud: 0.05 },
  { at: AFTER_STEPS + index * 0.11, pitch: pitch / 2, length: 0.12, wave: 'triangle' as const, loud: 0.12 },
]);

/** A roar, and it sinks. */
const defeat: Note[] = [0, 0.14, 0.28].flatMap((at, index) => [
  {
    at: AFTER_STEPS + at,
    pitch: 190 - index * 34,
    to: 92 - index * 18,
    length: 0.2 + index * 0.12,
    wave: 'sawtooth' as const,
    loud: 0.09,
  },
]);

/** What is heard of the figure and its battles: all made for this game. */
export const FIGURE_SCORES = { stomp, flip, reopen, victory, defeat };
