import type { choices as english } from '../en/choices';

/** Wählen: auf dem Brett, wer zwei Rollen führt, wer reihum bietet. */
export const choices: Record<keyof typeof english, string> = {
  'prompt.leads_to': 'auf {space}',
  'prompt.leads_far': '{space}, {steps} Felder weiter',
  'prompt.stands_on': 'steht auf {space}',
  'prompt.target_from': 'von {name} nehmen',
  'prompt.jump_hint_no_auction': 'Du nimmst die Münzen dort; dann kaufst du es für {cost} oder lässt es der Bank.',
  'prompt.on_board': 'Oder zeig auf dem Brett darauf; noch einmal bestätigt.',
  'prompt.on_board_several': 'Du kannst auch auf dem Brett darauf zeigen.',
  'prompt.race_with': 'Mit {character}',
  'prompt.you_have': 'du hast {amount}',
  'prompt.jail_character': '{character} ist im Gefängnis',
  'prompt.roll_opened': 'Frei! Würfle für den Zug',
  'prompt.pickup_leave_short': 'Liegen lassen',
  'auction.next': 'Danach bist du dran.',
  'auction.skipped': 'wird übersprungen',
  'board.can_pick': 'wählbar',
  'board.picked': 'gewählt',
  'prompt.steps_for': 'für {amount}',
  'trade.cannot_here': 'Getauscht wird mit dem, der am Zug ist, oder mit einem Schuldner.',
  'trade.in_debt': 'Mit einem Schuldner: ein Grundstück gegen Münzen, mindestens zum Preis oder für das, was fehlt.',
  'lobby.characters': 'Deine beiden Rollen',
  'lobby.first': 'Erste Rolle',
  'lobby.two_each': 'Zu zweit führt jeder zwei Rollen mit einer gemeinsamen Kasse.',
  'lobby.not_chosen': 'noch nicht gewählt',
  'lobby.second_drawn':
    'Deine zweite Rolle ist noch nicht gewählt. Bleibt es dabei, bekommst du zu Beginn eine, die frei ist.',
  'lobby.second': 'Zweite Rolle',
  'refused.one_character': 'Hier führt jeder eine Rolle.',
};
