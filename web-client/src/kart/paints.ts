/** The colour behind a character: of its kart, mixed with paper so that ink can be read on it. */
const PAINTS: Readonly<Record<string, string>> = {
  mario: '#ffb4a8',
  luigi: '#a8e0b0',
  peach: '#ffcbe0',
  toad: '#b5d9f7',
  bowser: '#ffd596',
  donkey_kong: '#dfb995',
  metal_mario: '#cfd6e4',
  rosalina: '#aee9e6',
  shy_guy: '#c3c9f2',
  yoshi: '#cdf0a6',
};

export function paintOf(token: string): string {
  return PAINTS[token] ?? '#e9dcc0';
}
