import type { DieId, SightOf } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { say, t } from './translate.svelte';

/** What was thrown; single dice are named, for it matters which. */
export function diceText(dice: readonly number[], which: readonly DieId[] | undefined, table: TableModel): string {
  const values = dice.join(' + ');
  // Beside a power die there is but one to count with.
  if (table.atlas.powerDie !== undefined) return values;
  const names = which?.map((id) => table.atlas.die(id)).flatMap((die) => (die ? [say(die.name)] : [])) ?? [];
  return names.length === 0 ? values : t('log.dice_which', { dice: values, die: names.join(' + ') });
}

type FigureSight = SightOf<
  'figure_moved' | 'figure_slept' | 'figure_woke' | 'battle_began' | 'battle_ended' | 'deed_flipped' | 'deed_continued'
>;

/** The lines of the log about the figure, its battles and what it does to deeds. */
export function figureLine(sight: FigureSight, table: TableModel): string {
  const figure = table.figureName;
  switch (sight.type) {
    case 'figure_moved':
      return t(sight.data.way === 'put' ? 'log.figure_put' : 'log.figure_moved', {
        figure,
        space: table.space(sight.data.to),
      });
    case 'figure_slept':
      return t('log.figure_slept', { figure, name: table.nameOf(sight.data.seat) });
    case 'figure_woke':
      return t('log.figure_woke', { figure });
    case 'battle_began':
      return t('log.battle', { figure, leader: table.nameOf(sight.data.leader), space: table.space(sight.data.at) });
    case 'battle_ended': {
      const { teammate, end } = sight.data;
      const leader = table.nameOf(sight.data.leader);
      if (teammate === null) return t(`log.battle_${end}_alone`, { leader });
      return t(`log.battle_${end}`, { leader, teammate: table.nameOf(teammate) });
    }
    case 'deed_flipped':
      return t('log.flipped', { deed: table.space(sight.data.deed) });
    case 'deed_continued':
      return t('log.continued', { deed: table.space(sight.data.deed) });
  }
}
