import { settings } from '../store/settings.svelte';
import { de } from './de';
import { en, type Key } from './en';
import type { Localized } from './localized';

export type Language = 'en' | 'de';
export type Args = Record<string, string | number>;

const TEXTS: Record<Language, Record<Key, string>> = { en, de };

/** The language in force: the chosen one, else the first of the browser's that is known here. */
export function language(): Language {
  if (settings.language !== null) return settings.language;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is Language => tag === 'en' || tag === 'de') ?? 'en';
}

/** A text by its key, with its places filled. */
export function t(key: Key, args: Args = {}): string {
  return fill(TEXTS[language()][key], args);
}

export function fill(text: string, args: Args): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
}

/** Whether there is a text of that key; for codes that the server may add. */
export function hasText(key: string): key is Key {
  return key in en;
}

/** A text of an edition file in the language in force. */
export function say(text: Localized): string {
  return typeof text === 'string' ? text : text[language()];
}

export function number(amount: number): string {
  return new Intl.NumberFormat(language() === 'de' ? 'de-DE' : 'en-US').format(amount);
}
