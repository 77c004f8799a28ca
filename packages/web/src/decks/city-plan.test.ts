import { catalogue } from '@signum/cards';
import { BASIC_BUILDINGS, editions, type BuildingCard, type Cost, type CostSymbol } from '@signum/classic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildable, cityTurns, costUnder, earliestTurn, isMatched, LAST_TURN, payableFrom } from './city-plan.ts';
import { suggestedOrder } from './suggested-order.ts';

const rules = editions['en-kitsune'];
const building = (id: string): BuildingCard => catalogue[id] as BuildingCard;
const all = (...ids: string[]): BuildingCard[] => ids.map(building);
const price = (buildings: CostSymbol[], prosperity = 0): Cost => ({ buildings, prosperity });
const nine = all(...BASIC_BUILDINGS);

describe('a plan of construction', () => {
  test('C-TRN-7, C-TRN-12, C-SET-7: three Prosperity at first, one each turn, a building each turn that can pay for it', () => {
    const turns = cityTurns(all('barracks', 'tavern', 'queens-temple', 'mint'), rules).slice(0, 5);
    expect(turns.map(({ built }) => built?.id)).toEqual(['barracks', 'tavern', undefined, 'queens-temple', 'mint']);
    expect(turns.map(({ prosperity }) => prosperity)).toEqual([2, 1, 4, 2, 0]);
  });

  test('C-MAT-8: the oldest edition begins with one less', () => {
    expect(cityTurns([], editions['ru-1'])[0]!.prosperity).toBe(5);
    expect(cityTurns([], rules)[0]!.prosperity).toBe(6);
  });

  test('C-CTY-2: a card is payable in the very turn in which its last building is constructed', () => {
    const turns = cityTurns(all('barracks', 'arena'), rules);
    expect(payableFrom(price(['arena', 'any']), turns)).toBe(2);
    expect(payableFrom(price(['temple']), turns)).toBeUndefined();
  });

  test('C-CTY-4: one class building, each name once, twelve in all', () => {
    const swarms = all('devastator-swarm', 'spinner-swarm');
    expect(buildable([...swarms, ...swarms, ...nine]).map(({ id }) => id)).toEqual([
      'devastator-swarm',
      ...BASIC_BUILDINGS,
    ]);
    expect(buildable([...nine, ...all('queens-temple', 'venom-cellars', 'loom-of-silk', 'mint')])).toHaveLength(12);
  });
});

describe('the earliest turn of a cost', () => {
  test.each([
    ['nothing', price([]), 1],
    ['one building', price(['arena']), 1],
    ['three, one a turn', price(['barracks', 'tavern', 'any']), 3],
    ['a unique one of 3 Prosperity', price(['unique']), 1],
    ['six Prosperity', price([], 6), 1],
    ['seven Prosperity', price([], 7), 2],
  ])('C-CST-1: %s', (_what, cost, turn) => {
    expect(earliestTurn(cost, [...nine, ...all('queens-temple')], rules)).toBe(turn);
  });

  test('C-CST-1: a symbol without a building in the pool is never paid', () => {
    expect(earliestTurn(price(['arena']), all('temple'), rules)).toBeUndefined();
    expect(earliestTurn(price(['unique']), nine, rules)).toBeUndefined();
  });

  test('C-CTY-4: two class buildings never stand together', () => {
    const swarms = all('devastator-swarm', 'spinner-swarm');
    expect(earliestTurn(price(['unique', 'unique']), [...nine, ...swarms], rules)).toBeUndefined();
    expect(earliestTurn(price(['unique', 'unique']), [...nine, ...swarms, ...all('queens-temple')], rules)).toBe(3);
  });

  test('no plan pays earlier', () => {
    const pool = [...nine, ...all('queens-temple', 'venom-cellars', 'spinner-swarm')];
    const costs = Object.values(catalogue).flatMap(card => ('cost' in card ? [card.cost] : []));
    fc.assert(
      fc.property(fc.shuffledSubarray(pool), fc.constantFrom(...costs), (order, cost) => {
        const planned = payableFrom(cost, cityTurns(order, rules)) ?? LAST_TURN + 1;
        expect(earliestTurn(cost, pool, rules) ?? LAST_TURN + 1).toBeLessThanOrEqual(planned);
      }),
    );
  });
});

describe('a suggested order', () => {
  test('begins with what the most cards ask for, and keeps every building', () => {
    const costs = [price(['temple']), price(['temple']), price(['temple', 'arena']), price(['smithy'])];
    const order = suggestedOrder(nine, costs).map(({ id }) => id);
    expect(order.slice(0, 3)).toEqual(['temple', 'smithy', 'arena']);
    expect(order.toSorted()).toEqual([...BASIC_BUILDINGS]);
  });

  test('C-CTY-4: a second class building waits at the end', () => {
    const order = suggestedOrder([...all('spinner-swarm', 'brood-swarm'), ...nine], []);
    expect(order.at(-1)!.kind).toBe('class');
  });
});

test('C-CST-1, C-CST-2, C-CST-3: symbols are matched one to one', () => {
  expect(isMatched(['arena', 'any'], all('arena'))).toBe(false);
  expect(isMatched(['arena', 'any'], all('arena', 'mint'))).toBe(true);
  expect(isMatched(['unique'], nine)).toBe(false);
  expect(isMatched(['tavern', 'tavern'], all('tavern', 'arena'))).toBe(false);
});

test('C-TER-2: in the oldest edition any buildings pay for terrain', () => {
  const forest = catalogue['forest'] as Extract<(typeof catalogue)[string], { type: 'terrain' }>;
  expect(costUnder(forest, editions['ru-1']).buildings.every(symbol => symbol === 'any')).toBe(true);
  expect(costUnder(forest, rules)).toBe(forest.cost);
});
