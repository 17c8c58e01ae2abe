import type { SightOf } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { t } from './translate.svelte';
import { whyText } from './why';

/** The line for a throw where there is a power die: a roll to move, or that die alone; null for all other throws. */
export function powerRoll(thrown: SightOf<'dice_rolled'>['data'], table: TableModel): string | null {
  const { seat, dice, which, purpose } = thrown;
  const die = table.atlas.powerDie;
  if (die === undefined) return null;
  const dies = which ?? (table.atlas.edition.dice ?? []).map((one) => one.id);
  const at = dies.indexOf(die.id);
  const shown = at < 0 ? null : table.atlas.powerOn(die.id, dice[at] ?? 0);
  const name = table.nameOf(seat);
  const number = dice.filter((_, index) => index !== at).join(' + ');
  if (purpose === 'move') {
    if (shown === null) return t('log.dice_plain', { name, number });
    return t('log.dice_order', { name, number, power: table.power(shown) });
  }
  return shown === null ? null : t('log.dice_power', { name, power: table.power(shown) });
}

/** The line for coins that are dropped on a space or taken from one; null where money goes another way. */
export function lyingCoins(moved: SightOf<'coins_moved'>['data'], table: TableModel): string | null {
  const { from, to, amount, why } = moved;
  if (from.type === 'space')
    return t('log.coins_taken', { name: table.purse(to), amount: table.money(amount), space: table.purse(from) });
  if (to.type !== 'space') return null;
  const args = { name: table.purse(from), amount: table.money(amount), space: table.purse(to) };
  // A space that takes its own toll need not be named twice.
  if (why.type === 'tax' && why.data.space === to.data) return t('log.coins_dropped', args);
  return t('log.coins_dropped_for', { ...args, why: whyText(why, table) });
}

type KartSight = SightOf<
  | 'power_carried_out'
  | 'power_silenced'
  | 'mover_chosen'
  | 'character_turned'
  | 'marker_placed'
  | 'marker_lifted'
  | 'pickup_offered'
  | 'duty_fell_due'
  | 'debt_forgiven'
  | 'bidder_skipped'
>;

/** The lines about powers, characters, markers and coins on the board. */
export function kartLine(sight: KartSight, table: TableModel): string {
  switch (sight.type) {
    case 'power_carried_out': {
      const { seat, character, power, strength } = sight.data;
      const args = { name: table.nameOf(seat), power: table.power(power), character: table.character(character) };
      return t(`log.power_${strength}`, args);
    }
    case 'power_silenced':
      return t('log.power_silenced', { names: sight.data.seats.map((seat) => table.nameOf(seat)).join(', ') });
    case 'mover_chosen':
      return t('log.character_acts', {
        name: table.nameOf(sight.data.seat),
        character: table.character(sight.data.character),
      });
    case 'character_turned':
      return t(`log.character_${sight.data.face}`, { character: table.character(sight.data.character) });
    case 'marker_placed':
      return t('log.marker_placed', {
        ...table.markerNames,
        name: table.nameOf(sight.data.seat),
        space: table.space(sight.data.space),
      });
    case 'marker_lifted':
      return t('log.marker_lifted', { ...table.markerNames, space: table.space(sight.data.space) });
    case 'pickup_offered':
      return t('log.coins_offered', {
        name: table.nameOf(sight.data.seat),
        amount: table.money(sight.data.amount),
        space: table.space(sight.data.space),
      });
    case 'duty_fell_due':
      return t(sight.data.duty === 'race' ? 'log.race_due' : 'log.second_roll_due', {
        name: table.nameOf(sight.data.seat),
        space: table.space(table.atlas.goSpace),
      });
    case 'debt_forgiven':
      return t('log.debt_forgiven', {
        name: table.nameOf(sight.data.debt.debtor),
        amount: table.money(sight.data.rest),
      });
    case 'bidder_skipped':
      return t('log.bidder_skipped', { name: table.nameOf(sight.data.seat) });
  }
}
