import type { CardId } from '@signum/classic';
import { cityFor } from './city-for.ts';
import { real, scene, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/**
 * The first player has this card in hand, or in the pool if it is a terrain, with a City that can just pay for it, and
 * plays it. A City told by the scene stands beside those buildings.
 */
export function playing(card: CardId, given: Scene = {}): Stage {
  const table = holding(card, given);
  return real(card).type === 'terrain' ? table.playTerrain(card) : table.play(card);
}

/** The same before the card is played. */
export function holding(card: CardId, given: Scene = {}): Stage {
  const [own = {}, ...others] = given.players ?? [];
  const { city = [], hand = [], terrains = [] } = own;
  const isTerrain = real(card).type === 'terrain';
  const paid = cityFor(card).filter(building => !city.includes(building));
  const where = isTerrain ? { terrains: [...terrains, card] } : { hand: [...hand, card].toSorted() };
  return scene({ ...given, players: [{ ...own, city: [...city, ...paid], ...where }, ...others] });
}
