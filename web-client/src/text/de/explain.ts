import type { explain as english } from '../en/explain';

/** Was Felder, Rollen, Würfel und Stapel tun, für alle, die sie ansehen. */
export const explain: Record<keyof typeof english, string> = {
  'says.salary': 'Wer darüber zieht oder hier stehen bleibt, erhält {amount} von der Bank.',
  'says.race': 'Wer es betritt, eröffnet außerdem am Ende des Zuges ein Rennen.',
  'says.jail_doubles':
    'Wer hier stehen bleibt, ist nur zu Besuch. Aus dem Gefängnis kommt man mit einem Pasch oder für {fine}.',
  'says.jail_face':
    'Wer hier stehen bleibt, ist nur zu Besuch. Aus dem Gefängnis kommt man mit einer {face} oder für {fine}.',
  'says.rest': 'Eine Rast: Hier geschieht nichts.',
  'says.pot': 'Wer hier stehen bleibt, nimmt den Topf: zurzeit {amount}.',
  'says.to_jail': 'Wer hier stehen bleibt, kommt sofort ins Gefängnis und erhält unterwegs nichts.',
  'says.draw': 'Wer hier stehen bleibt, zieht eine Karte von {deck} und tut, was darauf steht.',
  'says.pay': 'Wer hier stehen bleibt, zahlt der Bank {amount}.',
  'says.get': 'Wer hier stehen bleibt, erhält {amount} von der Bank.',
  'says.tax_choice': 'Wer hier stehen bleibt, wählt: {amount} an die Bank oder {percent} % des ganzen Vermögens.',
  'says.table': 'Wer hier stehen bleibt, wirft, was geschieht. Das kann herauskommen:',
  'says.hop': 'Wer hier stehen bleibt, kommt aus der {space} hinter {before} heraus. Die führt nicht weiter.',
  'says.get_roll': 'Wer hier stehen bleibt, wirft ({dice}) und erhält so viel von der Bank: {amount} je Auge.',
  'says.pay_roll': 'Wer hier stehen bleibt, wirft ({dice}) und zahlt der Bank so viel: {amount} je Auge.',
  'says.advance_roll': 'Wer hier stehen bleibt, wirft ({dice}) und zieht so weit weiter.',
  'says.star': 'Wer hier stehen bleibt, tut, was der Stern der eigenen Rolle sagt:',
  'says.drop': 'Wer hier stehen bleibt, legt {amount} ab; sie liegen hier, bis jemand sie nimmt.',
  'says.deed_free':
    'Es gehört niemandem: Wer hier stehen bleibt, darf es für {amount} kaufen, sonst wird es versteigert.',
  'says.deed_unsold': 'Es gehört niemandem: Wer hier stehen bleibt, darf es für {amount} kaufen.',
  'says.deed_owned':
    'Wer sonst hier stehen bleibt, schuldet {name} die Miete, wenn {name} sie vor dem nächsten Wurf fordert.',
  'says.deed_taken': 'Wer sonst hier stehen bleibt, zahlt {name} die Miete.',
  'says.coins': 'Wer dieses Feld betritt, nimmt die Münzen, die hier liegen.',
  'says.marker': 'Wer dieses Feld betritt, bleibt hier stehen; danach kommt das Stück in den Vorrat zurück ({marker}).',

  'character.choose_of': 'Rollen von {name}',

  'look.faces': 'Der Power-Up-Würfel',
  'look.help': 'Power-Ups und Rennen: was sie tun',
  'look.face_boost': 'besser für: {names}',
  'look.character': '{character}: Karte ansehen',
  'look.led_by': 'geführt von {name}, auf {space}',
  'look.down': 'Verdeckt: Sie zieht erst wieder, wenn alle aufgedeckt werden.',
  'look.deck_left': 'Karten übrig: {count}',
  'look.races': 'Wer {space} betritt, eröffnet am Ende des Zuges ein Rennen. Nach dem letzten entscheiden die Punkte.',
  'look.races_title': 'Die Rennen',
  'look.races_none': 'Gerade läuft kein Rennen.',
  'look.race_open': 'Gefahren wird um:',
  'look.race_won': 'Bisher gewonnen:',
};
