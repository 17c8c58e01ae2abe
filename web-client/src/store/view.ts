import type {
  Action,
  AuctionView,
  Claim,
  DebtView,
  FigureView,
  LyingView,
  OutcomeTableView,
  PromptView,
  RaceView,
  Seat,
  SeatView,
  Space,
  SpaceView,
  TableView,
  TradeOffer,
} from '../contract';

/** What is known of a game: sections by key, each replaced whole. */
export interface View {
  readonly table?: TableView;
  readonly prompt?: PromptView;
  readonly claims?: readonly Claim[];
  readonly offers?: readonly TradeOffer[];
  readonly auction?: AuctionView;
  readonly debts?: readonly DebtView[];
  readonly figure?: FigureView;
  readonly tables?: readonly OutcomeTableView[];
  readonly lying?: LyingView;
  readonly race?: RaceView;
  readonly [seat: `seat/${number}`]: SeatView | undefined;
  readonly [space: `space/${number}`]: SpaceView | undefined;
  readonly [answers: `answers/${number}`]: readonly Action[] | undefined;
  readonly [actions: `actions/${number}`]: readonly Action[] | undefined;
}

export type Changes = { readonly [key in string]?: unknown };

/** The fold: one assignment for each changed section; null takes a section away. */
export function applyChanges(view: View, changes: Changes): View {
  const next = { ...view, ...changes };
  return Object.fromEntries(Object.entries(next).filter(([, section]) => section !== null)) as unknown as View;
}

/** The view of a snapshot, taken as it comes. */
export function viewOf(sections: Changes): View {
  return applyChanges({}, sections);
}

const NONE: readonly never[] = [];

export function seats(view: View): SeatView[] {
  const found: SeatView[] = [];
  for (let seat = 1; ; seat += 1) {
    const section = view[`seat/${seat}`];
    if (section === undefined) return found;
    found.push(section);
  }
}

export function answers(view: View, seat: Seat | null): readonly Action[] {
  return seat === null ? NONE : (view[`answers/${seat}`] ?? NONE);
}

export function actions(view: View, seat: Seat | null): readonly Action[] {
  return seat === null ? NONE : (view[`actions/${seat}`] ?? NONE);
}

export function deedsOwnedBy(view: View, seat: Seat, spaces: readonly Space[]): SpaceView[] {
  return spaces.map((space) => view[`space/${space}`]).filter((deed): deed is SpaceView => deed?.owner === seat);
}

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The one action of a kind, if it is offered. */
export function pick<Type extends Action['type']>(list: readonly Action[], type: Type): ActionOf<Type> | undefined {
  return list.find((action): action is ActionOf<Type> => action.type === type);
}

/** All actions of a kind. */
export function every<Type extends Action['type']>(list: readonly Action[], type: Type): ActionOf<Type>[] {
  return list.filter((action): action is ActionOf<Type> => action.type === type);
}
