import type { EditionSummary, Me } from '../contract';
import { api } from '../net/api';

/** Who this guest is, and what editions there are; asked once and kept for the visit. */
class Identity {
  me = $state.raw<Me | null>(null);
  editions = $state.raw<EditionSummary[]>([]);

  async load(): Promise<void> {
    // First the guest: the cookie that it sets goes with all that follows.
    this.me = await api.me();
    if (this.editions.length === 0) this.editions = await api.editions();
  }

  /** Makes sure that the server knows the name under which somebody sits down. */
  async rename(name: string): Promise<void> {
    if (name !== '' && name !== this.me?.name) this.me = await api.rename(name);
  }
}

export const identity = new Identity();
