import {
  packOf,
  type Card,
  type CardId,
  type Catalogue,
  type ClassicSetup,
  type Deck,
  type EditionId,
} from '@signum/classic';
import { draw, hashOfText, seeded, type Chance } from '@signum/kernel';
import type { Collection } from '../cards/sets.ts';
import { makeDeck } from './deck-maker.ts';
import { fuzzSetup } from './fuzz-setup.ts';
import { cardIn, kindOf, nameOf, type Goal } from './goals.ts';
import type { Match } from './match.ts';
import type { Temper } from './temper.ts';

/** Who plays whom, game by game. */
const PAIRS: readonly (readonly [Temper, Temper])[] = [
  ['fighter', 'fighter'],
  ['random', 'random'],
  ['builder', 'fighter'],
  ['fighter', 'builder'],
  ['random', 'fighter'],
  ['builder', 'builder'],
];
/** Those who get something done, for games that look for what nobody has seen. */
const EAGER = PAIRS.filter(pair => !pair.includes('random'));

/** Every how many games a fresh process must go on with some of their moments. */
const RESUMED = 50;
/** Every how many games one is played again from its journal. */
const REPLAYED = 5;

export interface Search {
  readonly edition: EditionId;
  readonly index: number;
  readonly seed: string;
  readonly every: number;
  /** The last turn: random players may build a City in which nobody can win by Prosperity (C-END-9). */
  readonly turns: number;
  readonly cards: Collection;
}

/** A game of the long run: ready decks and decks made at random in turns, and all pairs of tempers. */
export function anyMatch(search: Search): Match {
  const { edition, index, cards } = search;
  const seed = seedOf(search);
  const isReady = index % 2 === 0 || cards.sets.length > 0;
  const setup = isReady ? fuzzSetup(edition, seed, cards) : madeSetup(search, [], seeded(hashOfText(`decks ${seed}`)));
  return matchOf(search, setup, PAIRS[index % PAIRS.length]!, []);
}

/** A game that looks for what nobody has seen: decks round the cards in question, players who would like to see them at work. */
export function hopefulMatch(search: Search, missing: readonly Goal[]): Match {
  const chance = seeded(hashOfText(`decks ${seedOf(search)}`));
  const setup = madeSetup(search, missing, chance);
  return matchOf(search, setup, EAGER[search.index % EAGER.length]!, missing);
}

function seedOf({ seed, edition, index }: Search): string {
  return `${seed} ${edition} ${index}`;
}

function matchOf(search: Search, setup: ClassicSetup, tempers: readonly Temper[], hopes: readonly Goal[]): Match {
  const { index, every, turns } = search;
  const again = { moments: index % RESUMED === 0 ? 3 : 0, replays: index % REPLAYED === 0 };
  return { setup: { ...setup, lastTurn: turns }, seed: seedOf(search), tempers, hopes, every, ...again };
}

function madeSetup({ edition, cards: { catalogue } }: Search, missing: readonly Goal[], chance: Chance): ClassicSetup {
  const around = new Set(missing.flatMap(one => cardsFor(one, catalogue)));
  const heroes = Object.values(catalogue).filter(({ type }) => type === 'hero');
  const decks = [0, 1].map((): Deck => {
    const hero = heroFor(heroes, around, catalogue, chance);
    return makeDeck({ edition, hero, around }, catalogue, chance);
  });
  return { edition, decks, cards: packOf(catalogue, decks) };
}

/** Cards that could show a goal: the one it names, or all that print the keyword it names. */
function cardsFor(one: Goal, catalogue: Catalogue): CardId[] {
  const card = cardIn(one);
  if (card !== undefined) return [card];
  if (!kindOf(one).startsWith('keyword')) return [];
  const printed = `"keyword":"${nameOf(one)}"`;
  return Object.values(catalogue).flatMap(print => (JSON.stringify(print).includes(printed) ? [print.id] : []));
}

/** Heroes come in the measure of what their faction still has to show. */
function heroFor(heroes: readonly Card[], around: ReadonlySet<CardId>, catalogue: Catalogue, chance: Chance): CardId {
  const weights = heroes.map(({ id, faction }) => {
    let weight = 1;
    for (const one of around) {
      const card = catalogue[one]!;
      const isHers =
        'hero' in card ? card.hero === id : one === id || (card.type !== 'hero' && card.faction === faction);
      if (isHers) weight += 'hero' in card ? 20 : 3;
    }
    return weight;
  });
  let left = draw(
    chance,
    weights.reduce((total, weight) => total + weight, 0),
  );
  return heroes[weights.findIndex(weight => (left -= weight) < 0)]!.id;
}
