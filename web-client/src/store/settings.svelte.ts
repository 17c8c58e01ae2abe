import type { Language } from '../text/translate.svelte';

interface Kept {
  sound: boolean;
  motion: boolean;
  language: Language | null;
}

const KEY = 'warpboard.settings';
const FRESH: Kept = { sound: true, motion: true, language: null };

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // A browser that keeps nothing still plays.
    return { ...FRESH };
  }
}

/** What this person likes on this device; kept over visits. */
class Settings {
  #kept = $state<Kept>(read());

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(on: boolean) {
    this.#keep({ sound: on });
  }

  get motion(): boolean {
    return this.#kept.motion;
  }
  set motion(on: boolean) {
    this.#keep({ motion: on });
  }

  get language(): Language | null {
    return this.#kept.language;
  }
  set language(language: Language | null) {
    this.#keep({ language });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const settings = new Settings();
