/** A text of an edition file in both languages, or one that needs no translation. */
export type Localized = string | { en: string; de: string };
