const VOWELS = 'aeiouyäöü';
/** Between syllables, near enough for English and German: before the consonants that begin the next one. */
const SYLLABLE = new RegExp(
  `(?<=[${VOWELS}][^${VOWELS}\\s]{0,3})(?!(?<=[bcdfgkpt])[lr])(?!(?<=[cs])[ch])(?!(?<=c)k)(?!(?<=s)t)(?=(?:sch|[cs]h|ck|st|[bcdfgkpt][lr]|[^${VOWELS}\\s])[${VOWELS}]\\p{L}{2}|[bcdfgkpt][lr][${VOWELS}][^${VOWELS}\\s](?!\\p{L}))`,
  'giu',
);

/** What long names are made of: a word is best broken before its last part, which syllables alone do not show. */
const LAST_PARTS = [
  ...['block', 'blume', 'bogen', 'drom', 'fall', 'fälle', 'feld', 'felder', 'flughafen', 'gebiet', 'höhen', 'hund'],
  ...['königreich', 'lagune', 'land', 'lift', 'park', 'röhre', 'stadt', 'stern', 'straße', 'süßer', 'trockene'],
  ...['wald', 'willi', 'wusel', 'zeichen', 'drome', 'hive', 'room', 'shine', 'top'],
];
const LAST = new RegExp(`(?<=\\p{L}{3})(?=(?:${LAST_PARTS.join('|')})$)`, 'iu');

/** A word with soft hyphens where it may break. */
export function broken(word: string, long: number): string {
  const [head = word, tail] = word.split(LAST);
  if (tail === undefined) return word.replace(SYLLABLE, '\u00AD');
  return `${head.length >= long ? broken(head, long) : head}\u00AD${tail}`;
}
