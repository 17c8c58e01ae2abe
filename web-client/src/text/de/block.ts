import type { block as english } from '../en/block';

/** Blöcke, deren Ergebnis geworfen wird, Wünsche nach dem letzten Bauteil, ein einzelner Würfel, Wahl der Ausgabe. */
export const block: Record<keyof typeof english, string> = {
  'block.label': '{table}: {name}',
  'block.hit': 'Schlag auf den Block!',
  'block.hit_hint': 'Klick, Eingabe- oder Leertaste. Sonst schlägt er sich selbst.',
  'block.waits': '{name} schlägt auf den Block …',
  'block.thrown': 'Wurf: {thrown}',
  'block.pings': 'Münzklingeln: {count}',
  'block.power': '{count} weiter',
  'block.told': '{name}: {outcome}. {text}',

  'outcomes.title': '{table}: Ergebnisse',
  'outcomes.hint': 'Ein Wurf entscheidet. Der Ton ist nur Schmuck.',
  'outcomes.open': '{table}: zeigen, was geschehen kann',
  'outcomes.short': 'Ergebnisse',
  'outcomes.throw': 'Wurf',
  'outcomes.outcome': 'Ergebnis',

  'log.dice_table': '{name} wirft {dice} für das Ergebnis',
  'log.dice_outcome': '{name} wirft dafür {dice}',
  'log.outcome': '{name} · {table}: {outcome}. {text}',
  'log.wants_for': '{name} will das Bauteil für {deed}',
  'why.outcome': '„{outcome}“',

  'prompt.want_where': 'Für welchen Ort willst du es?',
  'prompt.want_for': 'Will ich für {deed}',

  'prompt.waiting_roll_one': '{names} würfelt.',
  'prompt.roll_one': 'Würfle',
  'prompt.jail_text_face': 'Fehlversuche: {tries}. Eine {face} öffnet die Tür.',
  'prompt.jail_roll_face': 'Eine {face} versuchen',
  'seat.turn_one': 'hat den Würfel',
  'board.die': 'Würfel: {dice}',
  'deed.rent_die': 'Würfel × {factor}',
  'claim.claim_die': 'Würfel × {factor} einfordern',
  'deed.cost_of': 'Baupreis ({piece})',

  'edition.players': '{min} bis {max} Spieler',
  'edition.collectors':
    'Das klassische Spiel: 40 Felder, Level, Zielmasten und Schlösser, zwei Kartenstapel, zwei Würfel.',
  'edition.celebration':
    'Eine kurze Runde mit einem Würfel: auf Fragezeichen-Blöcke schlagen, Toad-Häuser und Peachs Schlösser bauen.',
  'edition.movie':
    'Gebaut wird nicht. Bowser zieht über das Brett, schickt Orte in GAME OVER und will bekämpft werden.',
  'edition.other': 'Eine Ausgabe dieses Servers mit eigenen Regeln.',
};
