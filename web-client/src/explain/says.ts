import type { Space } from '../contract';
import { effectOf } from '../store/variants';
import type { EditionEffect } from '../store/kart';
import type { TableModel } from '../store/model.svelte';
import { say, t } from '../text/translate.svelte';

/** An option as it is played here: the room's, else what the edition begins with. */
function optionOf(id: string, { atlas, options }: TableModel): unknown {
  return options[id] ?? atlas.edition.options.find((option) => option.id === id)?.default;
}

function moneyOf(id: string, table: TableModel): string {
  return table.money(Number(optionOf(id, table) ?? 0));
}

/** What a space does, in a sentence or two, from what its edition says of it. Nothing where nothing is known. */
export function spaceSays(space: Space, table: TableModel): string[] {
  const said = [...ownSays(space, table)];
  if (table.view.lying?.coins.some((pile) => pile.space === space)) said.push(t('says.coins'));
  if (table.view.lying?.markers.includes(space)) said.push(t('says.marker', table.markerNames));
  return said;
}

function ownSays(space: Space, table: TableModel): string[] {
  const { atlas, options } = table;
  if (atlas.deed(space) !== undefined) return [deedSays(space, table)];
  if (space === atlas.goSpace) {
    const salary = t('says.salary', { amount: moneyOf('salary', table) });
    return atlas.races ? [salary, t('says.race')] : [salary];
  }
  if (atlas.space(space)?.kind === 'jail') return [jailSays(table)];
  const effect = effectOf(space, atlas, options);
  const said = effect === undefined ? null : effectSays(space, effect, table);
  return said === null ? [] : [said];
}

function deedSays(space: Space, table: TableModel): string {
  const amount = table.money(table.atlas.deed(space)?.price ?? 0);
  const owner = table.view[`space/${space}`]?.owner ?? null;
  if (owner === null) {
    return t(optionOf('no_auctions', table) === true ? 'says.deed_unsold' : 'says.deed_free', { amount });
  }
  const name = table.nameOf(owner);
  return t(optionOf('rent', table) === 'automatic' ? 'says.deed_taken' : 'says.deed_owned', { name });
}

function jailSays(table: TableModel): string {
  const exit = table.atlas.edition.constants?.jail_exit;
  const fine = moneyOf('jail_fine', table);
  return typeof exit === 'object' ? t('says.jail_face', { face: exit.face, fine }) : t('says.jail_doubles', { fine });
}

function effectSays(space: Space, effect: EditionEffect, table: TableModel): string | null {
  const { atlas } = table;
  const amount = table.money(effect.amount ?? effect.flat ?? effect.per_pip ?? 0);
  const dice = diceNamed(effect, table);
  switch (effect.type) {
    case 'take_pot':
      if (optionOf('free_parking_pot', table) !== true) return t('says.rest');
      return t('says.pot', { amount: table.money(table.view.table?.pot ?? 0) });
    case 'go_to_jail':
      return t('says.to_jail');
    case 'draw':
      return t('says.draw', { deck: say(atlas.deck(effect.deck ?? '')?.name ?? table.space(space)) });
    case 'pay_bank':
      return t('says.pay', { amount });
    case 'bank_pays':
      return t('says.get', { amount });
    case 'tax_choice':
      return t('says.tax_choice', { amount, percent: effect.percent ?? 0 });
    case 'throw_table':
      return t('says.table');
    case 'hop': {
      const to = effect.to ?? space;
      // Several spaces have that name; the one before tells which is meant.
      return t('says.hop', { space: table.space(to), before: table.space((to - 1 + atlas.size) % atlas.size) });
    }
    case 'bank_pays_roll':
      return t('says.get_roll', { dice, amount });
    case 'pay_bank_roll':
      return t('says.pay_roll', { dice, amount });
    case 'advance_by_roll':
      return t('says.advance_roll', { dice });
    case 'use_star':
      return t('says.star');
    case 'drop':
      return t('says.drop', { amount });
    default:
      return null;
  }
}

/** The dice of a throw by name; a die of powers counts nothing. */
function diceNamed(effect: EditionEffect, { atlas }: TableModel): string {
  const counted = (atlas.edition.dice ?? []).filter((die) => die.id !== atlas.powerDie?.id);
  return counted
    .filter((die) => effect.dice?.includes(die.id) ?? true)
    .map((die) => say(die.name))
    .join(', ');
}
