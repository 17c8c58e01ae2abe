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
      return sight.data.purpose === 'start' ? null : 'dice';
    case 'coins_moved':
      if (me === null) return null;
      if (sight.data.to.type === 'seat' && sight.data.to.data === me) return 'gain';
      return sight.data.from.type === 'seat' && sight.data.from.data === me ? 'pay' : null;
    case 'claim_opened':
      return sight.data.claim.owner === me ? 'claim' : null;
    case 'bid_placed':
      return sight.data.seat === me ? null : 'bid';
    case 'auction_closed':
      return 'hammer';
    case 'game_over':
      return 'over';
    default:
      return null;
  }
}
