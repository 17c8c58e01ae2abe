import type { Seat, Sight } from '../contract';
import type { Sound } from './voice';

/** What is heard of an update by who sits at a seat; the last of several kinds of sound would drown the first. */
export function soundsOf(sights: readonly Sight[], me: Seat | null): Sound[] {
  const heard = new Set<Sound>();
  for (const sight of sights) {
    const sound = soundOf(sight, me);
    if (sound !== null) heard.add(sound);
  }
  return [...heard];
}

function soundOf(sight: Sight, me: Seat | null): Sound | null {
  switch (sight.type) {
    case 'dice_rolled':
      return ['start', 'table', 'outcome'].includes(sight.data.purpose) ? null : 'dice';
    case 'coins_moved':
      // A block has sounds of its own.
      if (me === null || sight.data.why.type === 'outcome') return null;
      if (sight.data.to.type === 'seat' && sight.data.to.data === me)
        return sight.data.from.type === 'space' ? 'pickup' : 'gain';
      return sight.data.from.type === 'seat' && sight.data.from.data === me ? 'pay' : null;
    case 'claim_opened':
      return sight.data.claim.owner === me ? 'claim' : null;
    case 'bid_placed':
      return sight.data.seat === me ? null : 'bid';
    case 'auction_closed':
      return 'hammer';
    case 'figure_moved':
      return sight.data.way === 'put' ? null : 'stomp';
    case 'battle_ended':
      return sight.data.end === 'won' ? 'victory' : 'defeat';
    case 'deed_flipped':
      return 'flip';
    case 'deed_continued':
      return 'reopen';
    case 'marker_placed':
      return 'plop';
    case 'marker_lifted':
      return 'banana';
    case 'power_carried_out':
      if (sight.data.power === 'lightning') return 'lightning';
      return sight.data.power.endsWith('shell') ? 'shell' : null;
    case 'race_began':
      return 'race';
    case 'card_won':
      return 'cup';
    case 'game_over':
      return sight.data.victor === 'figure' ? 'defeat' : 'over';
    default:
      return null;
  }
}
