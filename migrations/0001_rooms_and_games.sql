-- Who plays. A guest is known by a secret in a cookie; only its hash is kept.
CREATE TABLE identities (
    player TEXT PRIMARY KEY,            -- public id, a UUID
    secret_hash BLOB NOT NULL UNIQUE,   -- SHA-256 of the secret
    name TEXT,
    created_at INTEGER NOT NULL         -- all times: milliseconds since 1970
) STRICT;

-- One row a room. `seq` counts its records: who appends names the number expected, so a room that was taken
-- over elsewhere can write nothing.
CREATE TABLE rooms (
    room TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    code TEXT UNIQUE,                   -- null once nobody can join by it
    watch TEXT NOT NULL UNIQUE,
    edition TEXT NOT NULL,
    phase TEXT NOT NULL,                -- lobby, playing, finished, closed
    document TEXT NOT NULL,             -- seats, options, secret of the dice: what the room is besides its game
    clocks TEXT,                        -- deadlines of the running game
    paused_at INTEGER,                  -- since when its clocks stand still; null while they run
    game TEXT,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    fault TEXT                          -- why the room is quarantined
) STRICT;
CREATE INDEX rooms_by_phase ON rooms (phase, touched_at);

-- The seats of people, to find one's own rooms.
CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms (room) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);

-- Editions as they were when a game of them began, by the hash of their text.
CREATE TABLE editions (
    hash TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE games (
    game TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    privacy TEXT NOT NULL,              -- public: in everybody's list; private: in its players' lists
    edition TEXT NOT NULL,
    edition_hash TEXT NOT NULL REFERENCES editions (hash),
    rules TEXT NOT NULL,                -- the edition with the options worked in
    options TEXT NOT NULL,
    seats TEXT NOT NULL,                -- seat, name, token, bot, contribution
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,               -- told to nobody before the end
    protocol_version INTEGER NOT NULL,
    log_version INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    finished_at INTEGER,
    turns INTEGER
) STRICT;
CREATE INDEX games_finished ON games (finished_at) WHERE finished_at IS NOT NULL;

-- What happened: the truth, only ever added to.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,               -- from 1
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- What led to it. One row for each step that viewers saw; its events begin at `first_seq`.
CREATE TABLE inputs (
    game TEXT NOT NULL,
    step INTEGER NOT NULL,              -- from 1, the number of the update
    first_seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player TEXT,                        -- with `ack`: who sent it, so that a repeat is recognised after a restart
    ack INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

-- The state after a step, so that waking a room folds few events.
CREATE TABLE snapshots (
    game TEXT NOT NULL,
    step INTEGER NOT NULL,
    seq INTEGER NOT NULL,               -- the last event folded in
    body TEXT NOT NULL,
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

-- How finished games ended.
CREATE TABLE results (
    game TEXT NOT NULL REFERENCES games (game),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    worth INTEGER,
    name TEXT,
    player TEXT,                        -- null for a bot
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player);

CREATE VIEW player_statistics AS
    SELECT results.player AS player,
           coalesce(identities.name, max(results.name)) AS name,
           count(*) AS played,
           sum(results.place = 1) AS won
    FROM results LEFT JOIN identities USING (player)
    WHERE results.player IS NOT NULL
    GROUP BY results.player;

CREATE TABLE chat (
    room TEXT NOT NULL REFERENCES rooms (room) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (room, id)
) STRICT, WITHOUT ROWID;

-- When the server was last known to run: after a crash the clocks of its rooms are extended by the time since.
CREATE TABLE life (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at INTEGER NOT NULL
) STRICT;
