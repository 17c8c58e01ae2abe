import type { BattleEnd, PromptView, Seat, Sight, Space } from '../contract';

/** A battle as far as it has been seen. */
export interface ShownBattle {
  leader: Seat;
  at: Space;
  teammate: Seat | null;
  /** Throws for who helps, where several stand there; the tied ones throw again. */
  tries: readonly { seat: Seat; value: number }[];
  leaderDie: number | null;
  teammateDie: number | null;
  end: BattleEnd | null;
}

/** What happens in a battle, one thing at a time. */
export type BattlePart =
  | { type: 'began'; leader: Seat; at: Space }
  | { type: 'try'; seat: Seat; value: number }
  | { type: 'die'; seat: Seat; value: number }
  | { type: 'ended'; teammate: Seat | null; end: BattleEnd };

/** The part of a battle that a sight is; null for all else. */
export function battlePart(sight: Sight): BattlePart | null {
  switch (sight.type) {
    case 'battle_began':
      return { type: 'began', ...sight.data };
    case 'dice_rolled': {
      const { seat, dice, purpose } = sight.data;
      const value = dice.reduce((sum, die) => sum + die, 0);
      if (purpose === 'teammate') return { type: 'try', seat, value };
      return purpose === 'battle' ? { type: 'die', seat, value } : null;
    }
    case 'battle_ended':
      return { type: 'ended', teammate: sight.data.teammate, end: sight.data.end };
    default:
      return null;
  }
}

export function begun(leader: Seat, at: Space): ShownBattle {
  return { leader, at, teammate: null, tries: [], leaderDie: null, teammateDie: null, end: null };
}

/** The fold of the parts. A battle whose beginning was not seen is not shown. */
export function battleAfter(battle: ShownBattle | null, part: BattlePart): ShownBattle | null {
  if (part.type === 'began') return begun(part.leader, part.at);
  if (battle === null || battle.end !== null) return battle;
  switch (part.type) {
    case 'try':
      return { ...battle, tries: [...battle.tries, { seat: part.seat, value: part.value }] };
    case 'die':
      // The leader throws first; who fights alone throws both.
      if (battle.leaderDie === null) return { ...battle, leaderDie: part.value };
      return {
        ...battle,
        teammate: part.seat === battle.leader ? null : part.seat,
        teammateDie: part.value,
      };
    case 'ended':
      return { ...battle, teammate: part.teammate, end: part.end };
  }
}

/** What remains of a battle when nothing is being played: one that waits for a teammate, or the end of the last. */
export function battleAtRest(battle: ShownBattle | null, prompt: PromptView | undefined): ShownBattle | null {
  if (prompt?.question.type === 'teammate') return begun(prompt.question.data.leader, prompt.question.data.at);
  return battle?.end == null ? null : battle;
}
