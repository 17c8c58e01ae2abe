// Made from the Rust types by the tests of `protocol`. Do not edit.

export type Absence = "chosen" | "barred";

export type Action = { "type": "roll" } | { "type": "end_turn" } | { "type": "pay_fine", "data": { cost: Coins, } } | { "type": "use_jail_card", "data": { card: CardId, } } | { "type": "buy", "data": { deed: Space, cost: Coins, } } | { "type": "decline", "data": { deed: Space, } } | { "type": "bid", "data": { min: Coins, max: Coins, } } | { "type": "pass" } | { "type": "claim", "data": { deed: Space, debtor: Seat, amount: Coins | null, factor: number | null, } } | { "type": "waive", "data": { deed: Space, } } | { "type": "build", "data": { deed: Space, cost: Coins, } } | { "type": "sell", "data": { deed: Space, brings: Coins, } } | { "type": "sell_down", "data": { set: SetId, stages: Array<StageOf>, brings_each: Coins, } } | { "type": "mortgage", "data": { deed: Space, brings: Coins, } } | { "type": "lift", "data": { deed: Space, cost: Coins, } } | { "type": "keep", "data": { deed: Space, cost: Coins, } } | { "type": "want", "data": { deed: Space | null, } } | { "type": "leave" } | { "type": "place", "data": { deed: Space, } } | { "type": "pay_flat", "data": { cost: Coins, } } | { "type": "pay_percent", "data": { percent: number, } } | { "type": "continue", "data": { deed: Space, cost: Coins, } } | { "type": "done" } | { "type": "sell_deed", "data": { deed: Space, brings: Coins, } } | { "type": "pick_player", "data": { player: Seat, } } | { "type": "pick_deed", "data": { deed: Space, } } | { "type": "move", "data": { steps: number, extra: number, } } | { "type": "power_up", "data": { power: PowerId, } } | { "type": "pick_character", "data": { character: CharacterId, } } | { "type": "pick_players", "data": { players: Array<Seat>, } } | { "type": "pick_space", "data": { space: Space, } } | { "type": "pick_spaces", "data": { spaces: Array<Space>, most: number, } } | { "type": "go" } | { "type": "skip" } | { "type": "steps", "data": { least: number, most: number, } } | { "type": "flip" } | { "type": "enter", "data": { fee: Coins, characters: Array<CharacterId>, } } | { "type": "stay_out" } | { "type": "swap_deeds", "data": { deeds: Array<Space>, } } | { "type": "pick_card", "data": { card: CardId, } } | { "type": "take_coins", "data": { space: Space, amount: Coins, } } | { "type": "leave_coins", "data": { space: Space, } } | { "type": "settle", "data": { cost: Coins, } } | { "type": "give_up" } | { "type": "resign" } | { "type": "propose", "data": { to: Seat, cash: Coins, deeds: Array<Space>, cards: Array<CardId>, terms?: OfferTerms, } } | { "type": "counter", "data": { offer: OfferId, revision: number, cash: Coins, deeds: Array<Space>, cards: Array<CardId>, terms?: OfferTerms, } } | { "type": "decline_offer", "data": { offer: OfferId, } } | { "type": "withdraw", "data": { offer: OfferId, } } | { "type": "accept", "data": { offer: OfferId, revision: number, } };

export type AuctionView = { lot: Lot, high: HighBid | null, bidders: Array<BidderView>, 
/**
 * Whose turn it is, where bids go by seat.
 */
turn?: Seat, };

export type BattleEnd = "won" | "lost";

export type BidderStanding = "bidding" | "highest" | "passed" | "short";

export type BidderView = { seat: Seat, standing: BidderStanding, };

export type CardId = string;

export type CharacterId = string;

export type CharacterView = { token: string, position: Space, jail: Jail | null, face: Face, };

export type Claim = { deed: Space, owner: Seat, debtor: Seat, due: Due, };

export type ClaimEnd = "made" | "waived" | "lapsed" | "died" | "void";

export type Code = "unknown_here" | "out" | "not_your_turn" | "not_asked" | "not_now" | "roll_owed" | "claim_closed" | "void" | "stale" | "not_yours" | "one_offer" | "waiting" | "empty" | "not_owner" | "not_offered" | "under_claim" | "set_incomplete" | "set_mortgaged" | "set_built" | "mortgaged" | "not_mortgaged" | "full" | "uneven" | "no_stock" | "highest" | "passed" | "too_low" | "covered" | "over_cash" | "interest" | "can_pay";

export type Coins = number;

export type Dealt = { seat: Seat, deed: Space, };

export type Debt = { debtor: Seat, creditor: Purse, amount: Coins, why: Why, };

export type DebtState = "open" | "waiting";

export type DebtView = { debt: Debt, state: DebtState, 
/**
 * What the debtor can raise at the Bank, cash included (GEN-DEBT-10).
 */
raisable: Coins, };

export type DecisionId = number;

export type DeckId = string;

export type DeckView = { deck: DeckId, left: number, };

export type DieId = string;

export type Due = { "type": "amount", "data": { amount: Coins, } } | { "type": "dice", "data": { factor: number, } };

export type Duty = "second_roll" | "race";

export type Face = "up" | "down";

export type FigureId = string;

export type FigureView = { figure: FigureId, position: Space, 
/**
 * The seat at the end of whose next turn it wakes; none while it is awake.
 */
asleep: Seat | null, 
/**
 * How many deeds are in GAME OVER, and with how many it wins (MOV-END-2).
 */
closed: number, wins_at: number, };

export type Goods = { cash: Coins, deeds: Array<Space>, cards: Array<CardId>, };

export type HighBid = { seat: Seat, amount: Coins, };

export type Intent = { "type": "roll" } | { "type": "end_turn" } | { "type": "pay_fine" } | { "type": "use_jail_card" } | { "type": "buy" } | { "type": "decline" } | { "type": "bid", "data": { amount: Coins, } } | { "type": "pass" } | { "type": "claim", "data": { deed: Space, } } | { "type": "waive", "data": { deed: Space, } } | { "type": "build", "data": { deed: Space, } } | { "type": "sell", "data": { deed: Space, } } | { "type": "sell_down", "data": { set: SetId, stages: { [deed: string]: number }, } } | { "type": "mortgage", "data": { deed: Space, } } | { "type": "lift", "data": { deed: Space, } } | { "type": "keep", "data": { deed: Space, } } | { "type": "want", "data": Site | null } | { "type": "leave" } | { "type": "place", "data": { deed: Space, } } | { "type": "pay_flat" } | { "type": "pay_percent" } | { "type": "continue", "data": { deed: Space, } } | { "type": "done" } | { "type": "sell_deed", "data": { deed: Space, } } | { "type": "pick_player", "data": { player: Seat, } } | { "type": "pick_deed", "data": { deed: Space, } } | { "type": "move", "data": Longer | null } | { "type": "power_up" } | { "type": "pick_character", "data": { character: CharacterId, } } | { "type": "pick_players", "data": { players: Array<Seat>, } } | { "type": "pick_space", "data": { space: Space, } } | { "type": "pick_spaces", "data": { spaces: Array<Space>, } } | { "type": "go" } | { "type": "skip" } | { "type": "steps", "data": { steps: number, } } | { "type": "flip" } | { "type": "enter", "data": With | null } | { "type": "stay_out" } | { "type": "swap_deeds", "data": { deeds: Array<Space>, } } | { "type": "pick_card", "data": { card: CardId, } } | { "type": "take_coins", "data": { space: Space, } } | { "type": "leave_coins", "data": { space: Space, } } | { "type": "settle" } | { "type": "give_up" } | { "type": "resign" } | { "type": "propose", "data": { to: Seat, give: Goods, want: Goods, } } | { "type": "counter", "data": { offer: OfferId, revision: number, give: Goods, want: Goods, } } | { "type": "decline_offer", "data": { offer: OfferId, } } | { "type": "withdraw", "data": { offer: OfferId, } } | { "type": "accept", "data": { offer: OfferId, revision: number, } };

export type Jail = { tries: number, };

export type LeastPrice = { deed: Space, amount: Coins, };

export type Leaving = "gave_up" | "resigned";

export type Longer = { extra: number, };

export type Lot = { "type": "deed", "data": { deed: Space, } } | { "type": "piece", "data": { piece: Piece, } };

export type LyingCoins = { space: Space, amount: Coins, };

export type LyingView = { coins: Array<LyingCoins>, pickups: Array<Pickup>, marker: MarkerId | null, markers: Array<Space>, markers_left: number, 
/**
 * The path of the running turn.
 */
path: Array<Space>, };

export type MarkerId = string;

export type OfferEnd = "declined" | "withdrawn" | "void";

export type OfferId = number;

export type OfferTerms = { "type": "free" } | { "type": "one_deed", "data": { seller: Seat, least: Array<LeastPrice>, } };

export type OpenRaceView = { card: CardId, opener: Seat, 
/**
 * Who holds the card in a rematch.
 */
holder: Seat | null, waiting: Array<Seat>, racers: Array<Racer>, };

export type OutcomeId = string;

export type OutcomeRow = { sum: number, outcome: OutcomeId, };

export type OutcomeTableView = { table: TableId, rows: Array<OutcomeRow>, };

export type Payment = "settled" | "by_itself";

export type Phase = { "type": "lobby" } | { "type": "playing" } | { "type": "counting" } | { "type": "over", "data": { standings: Array<Standing>, victor: Victor, } };

export type Pickup = { seat: Seat, space: Space, amount: Coins, };

export type Piece = "house" | "castle";

export type PowerDie = "thrown" | "missed";

export type PowerId = string;

export type Presence = "at_table" | "out";

export type PromptView = { decision: DecisionId, question: Question, 
/**
 * Who has still to answer, clockwise from the active player.
 */
asked: Array<Seat>, };

export type Purpose = "start" | "move" | "jail" | "rent" | "table" | "outcome" | "card" | "space" | "figure" | "teammate" | "battle" | "ability" | "power_up" | "race" | "prize";

export type Purse = { "type": "bank" } | { "type": "pot" } | { "type": "seat", "data": Seat } | { "type": "space", "data": Space };

export type Question = { "type": "roll" } | { "type": "jail", "data": { fine: Coins, tries: number, 
/**
 * Whose way out it is; none where the seat leads one character.
 */
character?: CharacterId, } } | { "type": "purchase", "data": { deed: Space, cost: Coins, } } | { "type": "auction", "data": { lot: Lot, 
/**
 * Whose turn it is, where bids go by seat.
 */
turn?: Seat, } } | { "type": "debt", "data": { debt: Debt, payment?: Payment, } } | { "type": "interest", "data": { deed: Space, keep: Coins, lift: Coins, } } | { "type": "contested_piece", "data": { piece: Piece, requester: Seat, deed: Space, } } | { "type": "place_piece", "data": { piece: Piece, } } | { "type": "legacy_tax", "data": { flat: Coins, percent: number, } } | { "type": "teammate", "data": { leader: Seat, at: Space, } } | { "type": "flip_own", "data": { seat: Seat, } } | { "type": "free_continue", "data": { seat: Seat, } } | { "type": "inheritance", "data": { seat: Seat, deeds: Array<Space>, } } | { "type": "order", "data": { steps: number, power: PowerId, extra: number, } } | { "type": "character" } | { "type": "target", "data": { why: Why, pick: number, } } | { "type": "marker", "data": { why: Why, } } | { "type": "markers", "data": { why: Why, most: number, } } | { "type": "lift_markers", "data": { why: Why, each: Coins, } } | { "type": "go_or_stay", "data": { why: Why, to: Space | null, } } | { "type": "steps", "data": { why: Why, terms: StepTerms, } } | { "type": "second_roll" } | { "type": "take_dropped", "data": { why: Why, space: Space, amount: Coins, } } | { "type": "flip", "data": { card: CardId, } } | { "type": "race_entry", "data": { card: CardId, fee: Coins, rematch: boolean, asked: Seat, } } | { "type": "prize", "data": { why: Why, } } | { "type": "rematch_card", "data": { why: Why, } } | { "type": "own_character", "data": { why: Why, } } | { "type": "end_turn" } | { "type": "last_claims" };

export type RaceView = { 
/**
 * Owed after the two halves of the running turn.
 */
duties: Array<Duty>, open: OpenRaceView | null, };

export type Racer = { seat: Seat, character: CharacterId, };

export type Refusal = { code: Code, have?: number, need?: number, };

export type Release = "fine" | "card" | "roll" | "served" | "moved";

export type RollOwed = "opening" | "extra" | "nothing";

export type RollView = { seat: Seat, dice: Array<number>, };

export type Seat = number;

export type SeatView = { seat: Seat, token: string, presence: Presence, cash: Coins, 
/**
 * Cash that no bid reserves.
 */
in_hand: Coins, position: Space, jail: Jail | null, cards: Array<CardId>, 
/**
 * The second character of two, where two players lead two each; `token`, `position` and `jail` are the first's.
 */
second?: CharacterView, 
/**
 * Whether the first one's card is turned down.
 */
face: Face, 
/**
 * Race cards won.
 */
won: Array<CardId>, 
/**
 * Points as they stand, where points decide (KRT-END-2).
 */
points?: number, 
/**
 * Whether the next roll to move is made with the power die.
 */
power: PowerDie, };

export type SetId = string;

export type Sight = { "type": "dice_rolled", "data": { seat: Seat, dice: Array<number>, 
/**
 * Which dice; nothing when all dice of a roll to move were thrown.
 */
which?: Array<DieId>, purpose: Purpose, } } | { "type": "deck_shuffled", "data": { deck: DeckId, } } | { "type": "deeds_dealt", "data": { deeds: Array<Dealt>, } } | { "type": "game_began", "data": { starter: Seat, } } | { "type": "coins_moved", "data": { from: Purse, to: Purse, amount: Coins, why: Why, } } | { "type": "turn_began", "data": { seat: Seat, round: number, } } | { "type": "token_moved", "data": { seat: Seat, character?: CharacterId, from: Space, to: Space, way: Way, } } | { "type": "jail_entered", "data": { seat: Seat, character?: CharacterId, } } | { "type": "jail_try_failed", "data": { seat: Seat, character?: CharacterId, tries: number, } } | { "type": "jail_left", "data": { seat: Seat, character?: CharacterId, by: Release, } } | { "type": "card_drawn", "data": { seat: Seat, deck: DeckId, card: CardId, } } | { "type": "card_kept", "data": { seat: Seat, card: CardId, } } | { "type": "card_used", "data": { seat: Seat, card: CardId, } } | { "type": "card_moved", "data": { from: Seat, to: Seat, card: CardId, } } | { "type": "deed_moved", "data": { deed: Space, from: Seat | null, to: Seat | null, } } | { "type": "deed_mortgaged", "data": { deed: Space, } } | { "type": "mortgage_lifted", "data": { deed: Space, } } | { "type": "deed_flipped", "data": { deed: Space, } } | { "type": "deed_continued", "data": { deed: Space, } } | { "type": "outcome_decided", "data": { seat: Seat, table: TableId, outcome: OutcomeId, } } | { "type": "figure_moved", "data": { from: Space, to: Space, way: Way, } } | { "type": "figure_slept", "data": { seat: Seat, } } | { "type": "figure_woke" } | { "type": "battle_began", "data": { leader: Seat, at: Space, } } | { "type": "battle_ended", "data": { leader: Seat, teammate: Seat | null, end: BattleEnd, } } | { "type": "stage_changed", "data": { deed: Space, stage: number, } } | { "type": "set_sold_down", "data": { seat: Seat, set: SetId, } } | { "type": "claim_opened", "data": { claim: Claim, } } | { "type": "claim_closed", "data": { claim: Claim, end: ClaimEnd, } } | { "type": "auction_opened", "data": { lot: Lot, } } | { "type": "bid_placed", "data": { seat: Seat, amount: Coins, } } | { "type": "bid_passed", "data": { seat: Seat, } } | { "type": "auction_reopened" } | { "type": "auction_closed", "data": { lot: Lot, winner: Seat | null, amount: Coins | null, } } | { "type": "piece_contested", "data": { requester: Seat, piece: Piece, } } | { "type": "piece_voted", "data": { seat: Seat, vote: Vote, deed: Space | null, } } | { "type": "piece_held_back", "data": { piece: Piece, } } | { "type": "debt_opened", "data": { debt: Debt, } } | { "type": "debt_waits", "data": { debt: Debt, } } | { "type": "debt_closed", "data": { debt: Debt, } } | { "type": "offer_made", "data": { offer: TradeOffer, } } | { "type": "offer_countered", "data": { offer: TradeOffer, } } | { "type": "offer_closed", "data": { offer: OfferId, by: Seat | null, end: OfferEnd, } } | { "type": "offer_accepted", "data": { offer: OfferId, } } | { "type": "seat_left", "data": { seat: Seat, to: Purse, how: Leaving, } } | { "type": "marker_placed", "data": { seat: Seat, space: Space, } } | { "type": "marker_lifted", "data": { space: Space, } } | { "type": "mover_chosen", "data": { seat: Seat, character: CharacterId, } } | { "type": "character_turned", "data": { seat: Seat, character: CharacterId, face: Face, } } | { "type": "power_carried_out", "data": { seat: Seat, character: CharacterId, power: PowerId, strength: Strength, } } | { "type": "power_silenced", "data": { seats: Array<Seat>, } } | { "type": "power_missed", "data": { seat: Seat, } } | { "type": "duty_fell_due", "data": { seat: Seat, duty: Duty, } } | { "type": "race_began", "data": { card: CardId, opener: Seat, holder: Seat | null, } } | { "type": "race_entered", "data": { racer: Racer, } } | { "type": "race_stayed_out", "data": { seat: Seat, absence: Absence, } } | { "type": "race_placed", "data": { card: CardId, places: Array<Racer>, } } | { "type": "card_won", "data": { seat: Seat, card: CardId, from: Seat | null, } } | { "type": "card_lost", "data": { seat: Seat, card: CardId, } } | { "type": "pickup_offered", "data": { seat: Seat, space: Space, amount: Coins, } } | { "type": "debt_forgiven", "data": { debt: Debt, rest: Coins, } } | { "type": "bidder_skipped", "data": { seat: Seat, } } | { "type": "time_ran_out" } | { "type": "count_began" } | { "type": "game_over", "data": { standings: Array<Standing>, victor: Victor, } };

export type Site = { deed: Space, };

export type Space = number;

export type SpaceView = { deed: Space, owner: Seat | null, stage: number, title: Title, 
/**
 * Nothing puts it into GAME OVER (MOV-SET-3).
 */
protected: boolean, 
/**
 * What a landing would be worth to the owner now; none while unowned or closed.
 */
rent: Due | null, };

export type StageOf = { deed: Space, stage: number, least: number, };

export type Standing = { seat: Seat, place: number, 
/**
 * What the count came to; absent for those who went out.
 */
worth: Coins | null, 
/**
 * Deeds and race cards together, where they decide between equal points (KRT-END-3).
 */
holdings?: number, };

export type StepTerms = { "type": "for_coins", "data": { most: number, } } | { "type": "either_way", "data": { most: number, } };

export type Stock = { houses: number, castles: number, };

export type Strength = "plain" | "boosted";

export type TableId = string;

export type TableView = { phase: Phase, active: Seat, 
/**
 * Who moves this turn, once chosen, where the active seat leads two characters (KRT-DUO-2).
 */
mover?: CharacterId, roll_owed: RollOwed, doubles: number, starter: Seat, round: number, turn: number, time: Time, stock: Stock, pot: Coins, decks: Array<DeckView>, last_roll: RollView | null, 
/**
 * Kinds of building that cannot be asked for before the next opening roll.
 */
held_back: Array<Piece>, };

export type Time = "running" | "up";

export type Title = "open" | "mortgaged" | "game_over";

export type TradeOffer = { id: OfferId, 
/**
 * 1 when made, one more with each counter.
 */
revision: number, 
/**
 * The pair as it was when the offer was first made; a counter does not turn it round.
 */
from: Seat, to: Seat, 
/**
 * Who made the last proposal; the other one answers.
 */
by: Seat, from_gives: Goods, to_gives: Goods, };

export type Victor = "player" | "figure";

export type Vote = "want" | "leave";

export type Way = "forward" | "back" | "put";

export type Why = { "type": "start_money" } | { "type": "salary" } | { "type": "tax", "data": { space: Space, } } | { "type": "card", "data": { card: CardId, } } | { "type": "outcome", "data": { table: TableId, outcome: OutcomeId, } } | { "type": "passing_fee" } | { "type": "battle" } | { "type": "pot" } | { "type": "fine" } | { "type": "rent", "data": { deed: Space, } } | { "type": "price", "data": { deed: Space, } } | { "type": "bid", "data": { lot: Lot, } } | { "type": "built", "data": { deed: Space, } } | { "type": "sold", "data": { deed: Space, } } | { "type": "sold_down", "data": { set: SetId, } } | { "type": "mortgaged", "data": { deed: Space, } } | { "type": "lifted", "data": { deed: Space, } } | { "type": "interest", "data": { deed: Space, } } | { "type": "continued", "data": { deed: Space, } } | { "type": "turn" } | { "type": "power", "data": { power: PowerId, } } | { "type": "boost", "data": { character: CharacterId, power: PowerId, } } | { "type": "star", "data": { character: CharacterId, } } | { "type": "prize", "data": { card: CardId, place: number, } } | { "type": "entry_fee", "data": { card: CardId, } } | { "type": "picked_up", "data": { space: Space, } } | { "type": "deed_sold", "data": { deed: Space, } } | { "type": "trade", "data": { offer: OfferId, } } | { "type": "estate", "data": { of: Seat, } };

export type With = { character: CharacterId, };

