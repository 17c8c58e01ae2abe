import { FIGURE_SCORES } from '../figure/scores';
import { KART_SCORES } from '../kart/scores';
import { RACE_SCORES } from '../race/scores';
import { settings } from '../store/settings.svelte';
import { BLOCK_SCORES } from './blockScores';

/** The sounds of the table, each a handful of notes made on the spot. */
export type Sound =
  | keyof typeof BLOCK_SCORES
  | keyof typeof FIGURE_SCORES
  | keyof typeof KART_SCORES
  | keyof typeof RACE_SCORES
  | TableSound;
type TableSound = 'turn' | 'dice' | 'gain' | 'pay' | 'claim' | 'hammer' | 'bid' | 'chat' | 'refused' | 'over';

export interface Note {
  at: number;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
}

const SCORES: Record<Sound, Note[]> = {
  ...BLOCK_SCORES,
  ...FIGURE_SCORES,
  ...KART_SCORES,
  ...RACE_SCORES,
  turn: [
    { at: 0, pitch: 523, length: 0.12 },
    { at: 0.12, pitch: 659, length: 0.12 },
    { at: 0.24, pitch: 784, length: 0.12 },
    { at: 0.36, pitch: 1047, length: 0.3 },
  ],
  dice: [0, 0.05, 0.11, 0.18, 0.27].map((at, index) => ({
    at,
    pitch: 190 + ((index * 67) % 130),
    length: 0.035,
    wave: 'square' as const,
    loud: 0.05,
  })),
  gain: [
    { at: 0, pitch: 880, length: 0.09, wave: 'square', loud: 0.05 },
    { at: 0.09, pitch: 1109, length: 0.18, wave: 'square', loud: 0.05 },
  ],
  pay: [
    { at: 0, pitch: 392, length: 0.09, wave: 'square', loud: 0.045 },
    { at: 0.09, pitch: 294, length: 0.16, wave: 'square', loud: 0.045 },
  ],
  claim: [0, 0.16, 0.32].map((at) => ({ at, pitch: 880, length: 0.1, wave: 'square' as const, loud: 0.07 })),
  hammer: [
    { at: 0, pitch: 120, length: 0.1, wave: 'triangle', loud: 0.3 },
    { at: 0.14, pitch: 100, length: 0.14, wave: 'triangle', loud: 0.3 },
  ],
  bid: [{ at: 0, pitch: 740, length: 0.06, wave: 'triangle', loud: 0.12 }],
  chat: [{ at: 0, pitch: 620, length: 0.08, wave: 'sine', loud: 0.08 }],
  refused: [{ at: 0, pitch: 150, length: 0.16, wave: 'sawtooth', loud: 0.05 }],
  over: [523, 659, 784, 1047, 784, 1047].map((pitch, index) => ({ at: index * 0.13, pitch, length: 0.22 })),
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; call from the first gesture. */
export function unlock(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** `raised` by so many half-tones, for what is counted. */
export function play(sound: Sound, raised = 0): void {
  if (!settings.sound || context === null || context.state !== 'running') return;
  for (const note of SCORES[sound]) strike(context, note, 2 ** (raised / 12));
}

function strike(audio: AudioContext, note: Note, by: number): void {
  const start = audio.currentTime + note.at;
  const end = start + note.length;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = note.wave ?? 'triangle';
  tone.frequency.setValueAtTime(note.pitch * by, start);
  if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to * by, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud ?? 0.16, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.02);
}
