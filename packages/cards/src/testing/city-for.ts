import { BASIC_BUILDINGS, type CardId } from '@signum/classic';
import { catalogue } from '../classic/catalogue.ts';

/** The smallest City that pays for these cards one after the other, so that nobody is asked which buildings to tap. */
export function cityFor(...cards: readonly CardId[]): CardId[] {
  const symbols = cards.flatMap(id => {
    const card = catalogue[id]!;
    return 'cost' in card ? card.cost.buildings : [];
  });
  const city: CardId[] = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  for (const symbol of symbols) {
    if (symbol === 'unique') city.push(oneMore(UNIQUE_BUILDINGS, city));
    if (symbol === 'any') city.push(oneMore(BASIC_BUILDINGS, city));
  }
  return city;
}

const UNIQUE_BUILDINGS = Object.values(catalogue).flatMap(card =>
  card.type === 'building' && card.kind === 'unique' ? [card.id] : [],
);

function oneMore(buildings: readonly CardId[], city: readonly CardId[]): CardId {
  const next = buildings.find(id => !city.includes(id));
  if (next === undefined) throw new Error('a City of that size cannot be built');
  return next;
}
