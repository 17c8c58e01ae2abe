import type { Action, Intent } from '../contract';
import { never } from '../contract';

/** Kinds of action that need nothing more from the player than to be pressed. */
export type PlainAction = Exclude<
  Action,
  { type: 'bid' | 'sell_down' | 'pick_spaces' | 'steps' | 'enter' | 'propose' | 'counter' }
>;

/** What is sent when a plain action is pressed. */
export function intentOf(action: PlainAction): Intent {
  switch (action.type) {
    case 'roll':
    case 'end_turn':
    case 'pay_fine':
    case 'use_jail_card':
    case 'buy':
    case 'decline':
    case 'pass':
    case 'leave':
    case 'pay_flat':
    case 'pay_percent':
    case 'done':
    case 'power_up':
    case 'go':
    case 'skip':
    case 'flip':
    case 'stay_out':
    case 'settle':
    case 'give_up':
    case 'resign':
      return { type: action.type };
    case 'want':
      return { type: 'want', data: action.data.deed === null ? null : { deed: action.data.deed } };
    case 'claim':
    case 'waive':
    case 'build':
    case 'sell':
    case 'mortgage':
    case 'lift':
    case 'keep':
    case 'place':
    case 'continue':
    case 'sell_deed':
    case 'pick_deed':
      return { type: action.type, data: { deed: action.data.deed } };
    // By itself it is as long as the dice say.
    case 'move':
      return { type: 'move', data: null };
    case 'pick_character':
      return { type: 'pick_character', data: { character: action.data.character } };
    case 'pick_players':
      return { type: 'pick_players', data: { players: action.data.players } };
    case 'pick_space':
    case 'take_coins':
    case 'leave_coins':
      return { type: action.type, data: { space: action.data.space } };
    case 'swap_deeds':
      return { type: 'swap_deeds', data: { deeds: action.data.deeds } };
    case 'pick_card':
      return { type: 'pick_card', data: { card: action.data.card } };
    case 'pick_player':
      return { type: 'pick_player', data: { player: action.data.player } };
    case 'decline_offer':
    case 'withdraw':
      return { type: action.type, data: { offer: action.data.offer } };
    case 'accept':
      return { type: 'accept', data: { offer: action.data.offer, revision: action.data.revision } };
    default:
      return never(action);
  }
}
