import type { CharacterId } from '../contract';
import type { Atlas } from '../store/edition';
import { say } from '../text/translate.svelte';

/** What stands on the card of a character; either half may be missing. */
export interface PrintedCharacter {
  token: CharacterId;
  name: string;
  /** Whether it is drawn in a kart. */
  kart: boolean;
  boost: { power: string; powerName: string; text: string } | undefined;
  /** With the name of the space that it is for. */
  star: { space: string; text: string } | undefined;
}

export function printedCharacter(id: CharacterId, atlas: Atlas): PrintedCharacter {
  const { name = id, boost, star } = atlas.token(id) ?? {};
  return {
    token: id,
    name: say(name),
    kart: atlas.races,
    boost: boost && {
      power: boost.power,
      powerName: say(atlas.power(boost.power)?.name ?? boost.power),
      text: say(boost.text),
    },
    star: star && { space: say(atlas.starSpace?.name ?? ''), text: say(star.text) },
  };
}
