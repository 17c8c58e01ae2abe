import type {
  CreateRoom,
  Created,
  EditionSummary,
  FinishedGame,
  Joined,
  Me,
  PublicRoom,
  Replay,
  WatchedRoom,
} from '../contract';
import type { Edition } from '../store/edition';
import { ask } from './http';

/** The requests of the protocol, one line each. */
export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  editions: () => ask<EditionSummary[]>('GET', '/api/editions'),
  edition: (id: string) => ask<Edition>('GET', `/api/editions/${encodeURIComponent(id)}`),
  rooms: () => ask<PublicRoom[]>('GET', '/api/rooms'),
  create: (room: CreateRoom) => ask<Created>('POST', '/api/rooms', room),
  join: (code: string, name: string) => ask<Joined>('POST', '/api/join', { code, name }),
  watch: (token: string) => ask<WatchedRoom>('GET', `/api/watch/${encodeURIComponent(token)}`),
  games: (limit: number, before?: string) => {
    const query = new URLSearchParams({ limit: String(limit) });
    if (before !== undefined) query.set('before', before);
    return ask<FinishedGame[]>('GET', `/api/games?${query.toString()}`);
  },
  replay: (game: string) => ask<Replay>('GET', `/api/games/${encodeURIComponent(game)}/replay`),
};
