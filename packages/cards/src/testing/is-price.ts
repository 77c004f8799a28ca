import { BASIC_BUILDINGS, type CardId } from '@signum/classic';
import { real, scene } from './scene.ts';

/** What a card costs: the symbols of its buildings in one line, and Prosperity. */
export type Price = readonly [symbols: string, prosperity?: number];

/** Is this the price of a card: enough, with no part that could be left out and no named building that another could stand for? */
export function isPrice(card: CardId, [line, prosperity = 0]: Price): boolean {
  const symbols = line.split(' ');
  const city = cityWith(symbols);
  if (!isEnough(card, city, prosperity)) return false;
  if (prosperity > 0 && isEnough(card, city, prosperity - 1)) return false;
  return symbols.every((symbol, index) => {
    const others = city.toSpliced(index, 1);
    const elsewhere = symbol === 'any' ? others : [...others, oneMore(city)];
    return !isEnough(card, elsewhere, prosperity);
  });
}

/** A building for each symbol: those named, one unique, and basic ones for whatever will do. */
function cityWith(symbols: readonly string[]): CardId[] {
  const taken: CardId[] = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  return symbols.map(symbol => {
    if (symbol === 'unique') return 'star-temple';
    if (symbol !== 'any') return symbol;
    const next = oneMore(taken);
    taken.push(next);
    return next;
  });
}

function oneMore(city: readonly CardId[]): CardId {
  return BASIC_BUILDINGS.find(id => !city.includes(id))!;
}

/** Do this City and so much Prosperity pay for a card? Whatever else it may need is left aside. */
function isEnough(card: CardId, city: readonly CardId[], prosperity: number): boolean {
  const print = real(card);
  const isTerrain = print.type === 'terrain';
  const hero = 'hero' in print ? { hero0: { card: print.hero } } : {};
  const where = isTerrain ? { terrains: [card] } : { hand: [card] };
  const table = scene({ creatures: hero, players: [{ city, prosperity, ...where }] });
  const refusal = table.refusal({ do: isTerrain ? 'play terrain' : 'play', card });
  return refusal?.code !== 'buildings-missing' && refusal?.code !== 'too-little-prosperity';
}
