// Made from the Rust types by the tests of `protocol`. Do not edit.

import type { Coins, DecisionId, Intent, Seat, Sight } from './engine';

export type Act = { ack: number, 
/**
 * Required for answers to the open question.
 */
decision?: DecisionId, intent: Intent, };

export type Bye = { reason: ByeReason, };

export type ByeReason = "taken_over" | "slow" | "restarting" | "closed" | "kicked" | "protocol" | "quarantined";

export type Chat = { ack: number, text: string, };

export type ChatLine = { id: number, at: number, from: string, seat: Seat | null, text: string, };

export type ChatSaid = { line: ChatLine, };

export type ClientMessage = { "type": "hello", "data": Hello } | { "type": "act", "data": Act } | { "type": "resume", "data": Resume } | { "type": "room", "data": RoomWish } | { "type": "chat", "data": Chat } | { "type": "ping", "data": Ping };

export type Clock = { kind: ClockKind, seat: Seat | null, deadline: number, };

export type ClockKind = "turn" | "auction" | "grace";

export type Clocks = { game: string, clocks: Array<Clock>, now: number, };

export type CreateRoom = { edition: string, options: { [key in string]: OptionValue }, seats: number, privacy: Privacy, name: string, };

export type Created = { room: string, code: string, watch: string, seat: Seat, };

export type Done = { ack: number, };

export type EditionName = { en: string, de: string, };

export type EditionSummary = { id: string, name: EditionName, players: PlayerRange, };

export type EditionTally = { edition: string, games: number, turns_mean: number, };

export type Failure = { code: string, details: { [key in string]?: unknown }, };

export type FinishedGame = { game: string, edition: string, finished_at: number, turns: number, standings: Array<FinishedStanding>, };

export type FinishedStanding = { seat: Seat, place: number, worth: Coins | null, name: string | null, bot: boolean, };

export type Hello = { protocol: number, 
/**
 * The token of a watch link.
 */
watch?: string, since?: Since, };

export type Join = { code: string, name: string, };

export type Joined = { room: string, seat: Seat, };

export type Me = { player: string, name: string | null, rooms: Array<OwnRoom>, };

export type OptionValue = boolean | number | string | null;

export type OwnRoom = { room: string, code: string | null, edition: string, seat: Seat, phase: RoomPhase, };

export type Ping = { at: number, };

export type PlayerRange = { min: number, max: number, };

export type PlayerTally = { name: string, played: number, won: number, };

export type Pong = { at: number, now: number, };

export type PresenceOf = { seat: Seat, presence: SeatPresence, };

export type Presences = { seats: Array<PresenceOf>, watchers: number, };

export type Privacy = "public" | "private";

export type PublicRoom = { room: string, code: string | null, edition: string, phase: RoomPhase, seats: number, taken: number, watchers: number, host: string | null, };

export type RefusalDetails = { have?: number, need?: number, name?: string, value?: OptionValue, allowed?: string, };

export type Refused = { ack: number, code: string, details: RefusalDetails, };

export type Rename = { name: string, };

export type Replay = { edition: string, options: { [key in string]: OptionValue }, seats: Array<ReplaySeat>, start: { [key in string]?: unknown }, updates: Array<Update>, };

export type ReplaySeat = { seat: Seat, name: string | null, token: string | null, second?: string, bot: boolean, };

export type Resume = { since: Since, };

export type Role = "seat" | "watcher";

export type RoomPhase = "lobby" | "playing" | "finished";

export type RoomSeat = { seat: Seat, taken: Taken, name: string | null, token: string | null, 
/**
 * The second character, where two players lead two each.
 */
second?: string, ready: boolean, presence: SeatPresence, 
/**
 * Hash of the bytes that this seat contributed to the dice.
 */
fingerprint: string | null, };

export type RoomView = { room: string, 
/**
 * What to join by; a private room tells it to its seats only.
 */
code: string | null, edition: string, options: { [key in string]: OptionValue }, phase: RoomPhase, privacy: Privacy, host: Seat, 
/**
 * Hash of the secret that the dice come from, known before anyone contributes.
 */
commitment: string | null, 
/**
 * The token of the watch link; to seats only.
 */
watch: string | null, 
/**
 * Whether `start` still waits for somebody to be ready.
 */
ready_needed: boolean, turn_seconds: number | null, seats: Array<RoomSeat>, watchers: number, game: string | null, 
/**
 * The room of the rematch, once somebody asked for one.
 */
next: string | null, };

export type RoomWish = { ack: number, wish: Wish, };

export type SeatPresence = "here" | "away" | "bot";

export type ServerMessage = { "type": "welcome", "data": Welcome } | { "type": "room", "data": RoomView } | { "type": "snapshot", "data": Snapshot } | { "type": "update", "data": Update } | { "type": "clocks", "data": Clocks } | { "type": "done", "data": Done } | { "type": "refused", "data": Refused } | { "type": "chat", "data": ChatSaid } | { "type": "presence", "data": Presences } | { "type": "pong", "data": Pong } | { "type": "bye", "data": Bye };

export type Since = { game: string, seq: number, };

export type Snapshot = { game: string, seq: number, view: { [key in string]?: unknown }, 
/**
 * What happened last, oldest first: as much of it as the server still knows.
 */
told: Array<Sight>, clocks: Array<Clock>, now: number, };

export type Statistics = { games: number, turns_mean: number, by_edition: Array<EditionTally>, players: Array<PlayerTally>, };

export type Taken = "open" | "person" | "bot";

export type Update = { game: string, seq: number, sights: Array<Sight>, changes: { [key in string]?: unknown }, clocks: Array<Clock>, now: number, };

export type WatchedRoom = { room: string, };

export type Welcome = { protocol: number, room: string, game: string | null, you: You, now: number, };

export type Wish = { "type": "ready", "data": { ready: boolean, } } | { "type": "take_seat", "data": { seat: Seat, } } | { "type": "take_token", "data": { token: string, } } | { "type": "take_second", "data": { token: string, } } | { "type": "contribute", "data": { bytes: string, } } | { "type": "add_bot", "data": { seat: Seat, } } | { "type": "remove", "data": { seat: Seat, } } | { "type": "set_option", "data": { id: string, value: OptionValue, } } | { "type": "set_privacy", "data": { privacy: Privacy, } } | { "type": "start" } | { "type": "leave" } | { "type": "rematch" };

export type You = { role: Role, seat: Seat | null, };

