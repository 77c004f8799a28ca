import { copy, draw, shuffle, type Chance, type Viewer } from '../../index.ts';
import type { EmbersState } from './state.ts';
import { WARDS, type Card } from './vocabulary.ts';

/** Another world that this viewer cannot tell from the first: what is hidden from it is dealt anew. */
export function twinOf(state: Readonly<EmbersState>, viewer: Viewer, chance: Chance): EmbersState {
  const twin = copy(state) as EmbersState;
  twin.players.forEach((player, seat) => {
    if (seat !== viewer) {
      player.wards = player.wards.map(() => WARDS[draw(chance, WARDS.length)]!);
      const unseen: Card[] = [...player.hand, ...player.deck];
      shuffle(chance, unseen);
      player.hand = unseen.splice(0, player.hand.length).toSorted();
      player.deck = unseen;
    } else shuffle(chance, player.deck);
  });
  return twin;
}
