import type { BuildingCard, Card, CardId, Cost, CostSymbol, Rules } from '@signum/classic';

/**
 * What a City can pay for, turn by turn, in the simplest game there is. Each turn brings 1 Prosperity (C-TRN-7), then one
 * building is constructed, or none for 2 more (C-TRN-12). Nothing is spent on cards, nobody interferes, and no text of a card or
 * building gives or saves anything.
 */
export interface CityTurn {
  readonly turn: number;
  /** Usable at once (C-CTY-2). */
  readonly built: BuildingCard | null;
  /** Everything that stands in this turn. */
  readonly city: readonly BuildingCard[];
  /** What is left for cards. */
  readonly prosperity: number;
}

const EACH_TURN = 1;
const WITHOUT_BUILDING = 2;
/** A City holds twelve buildings (C-CTY-4). */
const FULL = 12;
/** Nobody plans further. */
export const LAST_TURN = 20;

/** Constructs in the given order whenever the next building can be paid, and waits otherwise. */
export function cityTurns(order: readonly BuildingCard[], rules: Rules): CityTurn[] {
  const waiting = buildable(order);
  const turns: CityTurn[] = [];
  let prosperity = rules.setup.prosperity;
  let city: readonly BuildingCard[] = [];
  for (let turn = 1; turn <= LAST_TURN; turn += 1) {
    prosperity += EACH_TURN;
    const next = waiting[0];
    const built = next && next.cost.prosperity <= prosperity ? next : null;
    if (built) {
      waiting.shift();
      city = [...city, built];
    }
    prosperity += built ? -built.cost.prosperity : WITHOUT_BUILDING;
    turns.push({ turn, built, city, prosperity });
  }
  return turns;
}

/** One class building, each name once, twelve in all (C-CTY-4): what comes later in the order is never constructed. */
export function buildable(order: readonly BuildingCard[]): BuildingCard[] {
  const firstClass = order.find(({ kind }) => kind === 'class');
  return [...new Set(order)].filter(card => card.kind !== 'class' || card === firstClass).slice(0, FULL);
}

/** The first turn in which this cost can be paid; none within the plan. */
export function payableFrom(cost: Cost, turns: readonly CityTurn[]): number | undefined {
  return turns.find(({ city, prosperity }) => prosperity >= cost.prosperity && isMatched(cost.buildings, city))?.turn;
}

/** Symbols are matched one to one with different buildings (C-CST-1 to C-CST-3). */
export function isMatched(symbols: readonly CostSymbol[], city: readonly BuildingCard[]): boolean {
  const named = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  const uniques = symbols.filter(symbol => symbol === 'unique').length;
  return (
    new Set(named).size === named.length &&
    named.every(symbol => city.some(({ id }) => id === symbol)) &&
    city.filter(({ kind }) => kind !== 'basic').length >= uniques &&
    city.length >= symbols.length
  );
}

/** The first turn in which this cost could be paid at all, if everything were done for it alone. */
export function earliestTurn(cost: Cost, pool: readonly BuildingCard[], rules: Rules): number | undefined {
  const needed = cheapestFor(cost.buildings, pool)?.toSorted(byCost);
  if (!needed) return undefined;
  for (let turn = Math.max(1, needed.length); turn <= LAST_TURN; turn += 1) {
    const left = leftAfter(needed, turn, rules);
    if (left !== undefined && left >= cost.prosperity) return turn;
  }
  return undefined;
}

/** Waits first, then constructs every turn, the cheap ones first: no other order has more Prosperity at any moment. */
function leftAfter(needed: readonly BuildingCard[], turns: number, rules: Rules): number | undefined {
  const waits = turns - needed.length;
  let prosperity = rules.setup.prosperity + waits * (EACH_TURN + WITHOUT_BUILDING);
  for (const building of needed) {
    prosperity += EACH_TURN - building.cost.prosperity;
    if (prosperity < 0) return undefined;
  }
  return prosperity;
}

/** The cheapest buildings of the pool that match the symbols. */
function cheapestFor(symbols: readonly CostSymbol[], pool: readonly BuildingCard[]): BuildingCard[] | undefined {
  const named = symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique');
  const chosen = pool.filter(({ id }) => (named as readonly CardId[]).includes(id));
  const others = buildable(pool.filter(card => !chosen.includes(card)).toSorted(byCost));
  const uniques = others
    .filter(({ kind }) => kind !== 'basic')
    .slice(0, symbols.filter(one => one === 'unique').length);
  const rest = others.filter(card => !uniques.includes(card)).slice(0, symbols.length - named.length - uniques.length);
  const all = [...chosen, ...uniques, ...rest];
  return isMatched(symbols, all) ? all : undefined;
}

function byCost(one: BuildingCard, other: BuildingCard): number {
  return one.cost.prosperity - other.cost.prosperity;
}

/** What a card costs under these rules: in the oldest edition any buildings pay for terrain (C-TER-2). */
export function costUnder(card: Extract<Card, { cost: Cost }>, { terrainCost }: Rules): Cost {
  if (card.type !== 'terrain' || terrainCost === 'as printed') return card.cost;
  return { ...card.cost, buildings: card.cost.buildings.map(() => 'any') };
}
