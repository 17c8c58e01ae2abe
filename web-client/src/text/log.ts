import type { Claim, Dealt, OfferEnd, Purpose, Release, Seat, Sight, Space, Way } from '../contract';
import type { TableModel } from '../store/model.svelte';
import { offerLine } from '../trade/offers';
import { say, t } from './translate.svelte';
import type { Key } from './en';
import { diceText, figureLine } from './figureLog';
import { kartLine, lyingCoins, powerRoll } from './kartLog';
import { raceLine } from './raceLog';
import { lotText, whyText } from './why';

const ROLLS: Record<Purpose, Key> = {
  start: 'log.dice_start',
  move: 'log.dice',
  jail: 'log.dice_jail',
  rent: 'log.dice_rent',
  table: 'log.dice_table',
  outcome: 'log.dice_outcome',
  card: 'log.dice_card',
  space: 'log.dice_space',
  figure: 'log.dice_figure',
  teammate: 'log.dice_teammate',
  battle: 'log.dice_battle',
  ability: 'log.dice_steps',
  power_up: 'log.dice_power',
  race: 'log.dice_race',
  prize: 'log.dice_prize',
};
const MOVES: Record<Way, Key> = { forward: 'log.moved', back: 'log.moved_back', put: 'log.put' };
const RELEASES: Record<Release, Key> = {
  fine: 'log.free_fine',
  card: 'log.free_card',
  roll: 'log.free_roll',
  served: 'log.free_served',
  moved: 'log.free_moved',
};

/** The line of the log for a sight; null where there is nothing worth a line, or nothing known here. */
export function logLine(sight: Sight, table: TableModel): string | null {
  switch (sight.type) {
    case 'dice_rolled':
      return (
        powerRoll(sight.data, table) ??
        t(ROLLS[sight.data.purpose], {
          name: table.nameOf(sight.data.seat),
          dice: diceText(sight.data.dice, sight.data.which, table),
          figure: table.figureName,
        })
      );
    case 'deeds_dealt':
      return dealt(sight.data.deeds, table);
    case 'game_began':
      return t('log.began', { name: table.nameOf(sight.data.starter) });
    case 'coins_moved':
      return (
        lyingCoins(sight.data, table) ??
        t('log.coins', {
          from: table.purse(sight.data.from),
          to: table.purse(sight.data.to),
          amount: table.money(sight.data.amount),
          why: whyText(sight.data.why, table),
        })
      );
    case 'turn_began':
      return t('log.turn', { name: table.nameOf(sight.data.seat) });
    case 'token_moved':
      return t(MOVES[sight.data.way], {
        name: table.nameWith(sight.data.seat, sight.data.character),
        space: table.space(sight.data.to),
      });
    case 'jail_entered':
      return t('log.jailed', { name: table.nameWith(sight.data.seat, sight.data.character) });
    case 'jail_try_failed':
      return t('log.jail_failed', { name: table.nameWith(sight.data.seat, sight.data.character) });
    case 'jail_left':
      return t(RELEASES[sight.data.by], { name: table.nameWith(sight.data.seat, sight.data.character) });
    case 'card_drawn': {
      const { seat, card } = sight.data;
      const args = { name: table.nameOf(seat), card: table.card(card), text: say(table.atlas.card(card)?.text ?? '') };
      return t(table.atlas.race(card) === undefined ? 'log.card' : 'log.race_flipped', args);
    }
    case 'card_kept':
      return t('log.card_kept', { name: table.nameOf(sight.data.seat), card: table.card(sight.data.card) });
    case 'card_used':
      return t('log.card_used', { name: table.nameOf(sight.data.seat), card: table.card(sight.data.card) });
    case 'card_moved':
      return t('log.card_moved', {
        card: table.card(sight.data.card),
        from: table.nameOf(sight.data.from),
        to: table.nameOf(sight.data.to),
      });
    case 'deed_moved':
      return deedMoved(sight.data, table);
    case 'deed_mortgaged':
      return t('log.mortgaged', { deed: table.space(sight.data.deed) });
    case 'mortgage_lifted':
      return t('log.lifted', { deed: table.space(sight.data.deed) });
    case 'stage_changed':
      return stageChanged(sight.data.deed, sight.data.stage, table);
    case 'claim_opened':
      return t('log.claim_opened', claimArgs(sight.data.claim, table));
    case 'claim_closed':
      if (sight.data.end === 'waived') return t('log.claim_waived', claimArgs(sight.data.claim, table));
      if (sight.data.end === 'void') return t('log.claim_void', claimArgs(sight.data.claim, table));
      return sight.data.end === 'lapsed' ? t('log.claim_lapsed', claimArgs(sight.data.claim, table)) : null;
    case 'debt_opened':
    case 'debt_waits': {
      const { debtor, creditor, amount } = sight.data.debt;
      const args = { debtor: table.nameOf(debtor), amount: table.money(amount) };
      if (creditor.type === 'space') return t('log.debt_drop', { ...args, space: table.purse(creditor) });
      return t('log.debt', { ...args, creditor: table.purse(creditor) });
    }
    case 'bid_placed':
      return t('log.bid', { name: table.nameOf(sight.data.seat), amount: table.money(sight.data.amount) });
    case 'bid_passed':
      return t('log.passed', { name: table.nameOf(sight.data.seat) });
    case 'auction_reopened':
      return t('log.reopened');
    case 'auction_opened':
      return t('log.auction', { lot: lotText(sight.data.lot, table) });
    case 'auction_closed': {
      const lot = lotText(sight.data.lot, table);
      const { winner, amount } = sight.data;
      if (winner === null) return t('log.unsold', { lot });
      return t('log.sold', { name: table.nameOf(winner), lot, amount: table.money(amount ?? 0) });
    }
    case 'piece_contested':
      return t('log.contested', {
        name: table.nameOf(sight.data.requester),
        piece: table.piece(sight.data.piece),
      });
    case 'piece_held_back':
      return t('log.held_back', { piece: table.piece(sight.data.piece) });
    case 'outcome_decided': {
      const { seat, table: thrown, outcome } = sight.data;
      return t('log.outcome', {
        name: table.nameOf(seat),
        table: table.outcomes(thrown),
        outcome: table.outcome(thrown, outcome),
        text: say(table.atlas.outcome(thrown, outcome)?.text ?? ''),
      });
    }
    case 'piece_voted':
      if (sight.data.deed !== null)
        return t('log.wants_for', { name: table.nameOf(sight.data.seat), deed: table.space(sight.data.deed) });
      return t(sight.data.vote === 'want' ? 'log.wants' : 'log.leaves', { name: table.nameOf(sight.data.seat) });
    case 'offer_made':
    case 'offer_countered':
      return offerLine(sight.data.offer, sight.type === 'offer_countered', table);
    case 'offer_closed':
      return offerClosed(sight.data.by, sight.data.end, table);
    case 'offer_accepted':
      return t('log.offer_accepted');
    case 'seat_left':
      return t(sight.data.how === 'gave_up' ? 'log.gave_up' : 'log.resigned', {
        name: table.nameOf(sight.data.seat),
        to: table.purse(sight.data.to),
      });
    case 'time_ran_out':
      return t('log.time_up');
    case 'count_began':
      return t('log.count');
    case 'game_over':
      if (sight.data.victor === 'figure') return t('log.over_figure', { figure: table.figureName });
      return t('log.over');
    case 'set_sold_down':
      return t('log.sold_down', { name: table.nameOf(sight.data.seat), set: table.set(sight.data.set) });
    case 'figure_moved':
    case 'figure_slept':
    case 'figure_woke':
    case 'battle_began':
    case 'battle_ended':
    case 'deed_flipped':
    case 'deed_continued':
      return figureLine(sight, table);
    case 'race_began':
    case 'race_entered':
    case 'race_stayed_out':
    case 'race_placed':
    case 'card_won':
    case 'card_lost':
      return raceLine(sight, table);
    case 'power_carried_out':
    case 'power_silenced':
    case 'mover_chosen':
    case 'character_turned':
    case 'marker_placed':
    case 'marker_lifted':
    case 'pickup_offered':
    case 'duty_fell_due':
    case 'debt_forgiven':
    case 'bidder_skipped':
      return kartLine(sight, table);
    // Told by what comes with it.
    case 'deck_shuffled':
    case 'debt_closed':
    case 'power_missed':
      return null;
    default:
      // A new sight does not compile without a place above; one of a newer server has no line.
      sight satisfies never;
      return null;
  }
}

function dealt(deeds: readonly Dealt[], table: TableModel): string {
  return table.seats
    .map(({ seat }) => ({
      name: table.nameOf(seat),
      deeds: deeds.filter((one) => one.seat === seat).map((one) => table.space(one.deed)),
    }))
    .filter((hand) => hand.deeds.length > 0)
    .map((hand) => t('log.dealt', { name: hand.name, deeds: hand.deeds.join(', ') }))
    .join('; ');
}

function deedMoved(moved: { deed: Space; from: Seat | null; to: Seat | null }, table: TableModel): string {
  const deed = table.space(moved.deed);
  if (moved.to === null) return t('log.deed_returned', { deed });
  const to = table.nameOf(moved.to);
  if (moved.from === null) return t('log.deed_bought', { deed, name: to });
  return t('log.deed_traded', { deed, from: table.nameOf(moved.from), to });
}

function stageChanged(space: Space, stage: number, table: TableModel): string {
  const deed = table.space(space);
  if (stage === 0) return t('log.stage_bare', { deed });
  const { houses, castle } = table.atlas.pieces(space, stage, table.castleStage);
  return t('log.stage', { deed, pieces: castle ? table.piece('castle') : `${houses} × ${table.piece('house')}` });
}

function claimArgs(claim: Claim, table: TableModel): Record<string, string> {
  return {
    owner: table.nameOf(claim.owner),
    debtor: table.nameOf(claim.debtor),
    deed: table.space(claim.deed),
  };
}

function offerClosed(by: Seat | null, end: OfferEnd, table: TableModel): string {
  if (end === 'void') return t('log.offer_void');
  if (end === 'declined' && by !== null) return t('log.offer_declined', { name: table.nameOf(by) });
  return t('log.offer_withdrawn');
}
