/** Blocks whose outcome is thrown, the wishes for the last piece, games with one die, and the choice of an edition. */
export const block = {
  'block.label': '{table}: {name}',
  'block.hit': 'Hit the block!',
  'block.hit_hint': 'Click, Enter or Space. Otherwise it hits itself.',
  'block.waits': '{name} hits the block …',
  'block.thrown': 'Throw: {thrown}',
  'block.pings': 'Pings: {count}',
  'block.power': 'On by {count}',
  'block.told': '{name}: {outcome}. {text}',

  'outcomes.title': '{table}: outcomes',
  'outcomes.hint': 'One throw decides. Sound is only decoration.',
  'outcomes.open': '{table}: show what can happen',
  'outcomes.short': 'Outcomes',
  'outcomes.throw': 'Throw',
  'outcomes.outcome': 'Outcome',

  'log.dice_table': '{name} throws {dice} for the outcome',
  'log.dice_outcome': '{name} throws {dice} for it',
  'log.outcome': '{name} · {table}: {outcome}. {text}',
  'log.wants_for': '{name} wants the piece for {deed}',
  'why.outcome': '“{outcome}”',

  'prompt.want_where': 'Which location do you want it for?',
  'prompt.want_for': 'I want it for {deed}',

  'prompt.waiting_roll_one': '{names} rolls the die.',
  'prompt.roll_one': 'Roll the die',
  'prompt.jail_text_face': 'Failed tries: {tries}. A {face} opens the door.',
  'prompt.jail_roll_face': 'Try for a {face}',
  'seat.turn_one': 'has the die',
  'board.die': 'Die: {dice}',
  'deed.rent_die': 'die × {factor}',
  'claim.claim_die': 'Claim die × {factor}',
  'deed.cost_of': 'Cost of a {piece}',

  'edition.players': '{min} to {max} players',
  'edition.collectors': 'The classic game: 40 spaces, levels, goal poles and castles, two decks of cards, two dice.',
  'edition.celebration': 'A short round with one die: hit Question Blocks, build Toad Houses and Peach’s Castles.',
  'edition.movie': 'Nothing is built. Bowser walks the board, sends locations to GAME OVER and wants to be fought.',
  'edition.other': 'An edition of this server with rules of its own.',
} as const;
