import type { Seat, Space } from '../contract';

/** What somebody looks at beside the table; one thing at a time. */
export type Looked =
  | { type: 'space'; space: Space }
  /** The characters of a seat, or first where its points come from. */
  | { type: 'seat'; seat: Seat; first: 'characters' | 'points' }
  | { type: 'deck'; deck: string }
  | { type: 'help' };

export class Looking {
  at = $state.raw<Looked | null>(null);

  /** The space that is looked at. */
  readonly space = $derived(this.at?.type === 'space' ? this.at.space : null);

  /** Looking at the same again puts it away. */
  look(at: Looked): void {
    this.at = this.isAt(at) ? null : at;
  }

  isAt(at: Looked): boolean {
    return JSON.stringify(this.at) === JSON.stringify(at);
  }

  close(): void {
    this.at = null;
  }
}
