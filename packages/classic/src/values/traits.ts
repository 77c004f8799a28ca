import { isCreatureCard, type Card } from '../card.ts';
import type {
  AreaUse,
  Bonus,
  Cond,
  CreatureBonus,
  Filters,
  KeywordUse,
  PlayerBonus,
  StatBonus,
} from '../language/index.ts';
import { readDescription, type Described } from '../texts/matching.ts';
import type { Ruler } from '../vocabulary.ts';
import type { Held } from './bonuses.ts';

/** What can be told from a printed card alone, once for all games. */
export interface Traits {
  /** What is printed on it as keywords, as its bearer has it: always, or only while some building stands (C-CRD-30). */
  readonly printed: readonly Held[];
  readonly needy: readonly KeywordUse[];
  /** What others have from it: through auras, and through texts that work all the time. */
  readonly gifts: readonly Gift[];
  /** Keywords that somebody may have from it: printed on it, or given by it. */
  readonly keywords: ReadonlySet<string>;
  /** The numbers that it gives anybody. Does it keep anybody from doing something? */
  readonly stats: readonly StatBonus['stat'][];
  readonly forbids: boolean;
  /** Does it give its player something all the time: a discount, an income? */
  readonly rewards: boolean;
  /** Events that its triggered abilities wait for. */
  readonly awaits: ReadonlySet<string>;
  /** May make the Health of somebody less, so that fewer wounds reach it (C-DMG-11). */
  readonly lowersHealth: boolean;
  /** Is there nothing in it that anybody else must heed? So it is with most cards on a table. */
  readonly isSilent: boolean;
}

/** Bonuses that a card gives as long as it is there. */
export interface Gift {
  readonly bonuses: readonly CreatureBonus[];
  /** Tells it from the other gifts of its card: 'aura', or the place of the ability. */
  readonly name: string;
  readonly needs?: string;
  readonly if?: Cond;
  /** Whom it reaches, taken apart; left out: only its bearer. */
  readonly whom?: Described;
  /** What else they must be; left out: nothing. */
  readonly filters?: Filters;
  /** How far an aura reaches. */
  readonly x?: Ruler;
}

/** Cards never change, so what was found out about one is kept. A cache and nothing more. */
const known = new WeakMap<Card, Traits>();

export function traitsOf(card: Card): Traits {
  const found = known.get(card);
  if (found) return found;
  const traits = traitsIn(card);
  known.set(card, traits);
  return traits;
}

function traitsIn(card: Card): Traits {
  const abilities = card.abilities ?? [];
  const keywords = ('keywords' in card ? (card.keywords ?? []) : []) as readonly KeywordUse[];
  const members = 'members' in card ? card.members : [];
  const given = [keywords, abilities.filter(ability => 'always' in ability), members];
  const traits = {
    printed: keywords.filter(({ needs }) => needs === undefined).map(bonus => ({ bonus, source: card.id })),
    needy: keywords.filter(({ needs }) => needs !== undefined),
    gifts: [...keywords.flatMap(use => (use.keyword === 'aura' ? [auraGift(use)] : [])), ...alwaysGifts(card)],
    keywords: keywordsIn(given),
    stats: STATS.filter(stat => JSON.stringify(given).includes(`"stat":"${stat}"`)),
    forbids: JSON.stringify(given).includes('"cannot":'),
    rewards: abilities.some(ability => 'always' in ability && ability.always.some(isPlayerBonus)),
    awaits: new Set(abilities.flatMap(ability => ('when' in ability ? [ability.when] : []))),
    lowersHealth: JSON.stringify([abilities, keywords, members]).includes('"stat":"health","by":-'),
  };
  return { ...traits, isSilent: isSilent(card, traits) };
}

function isSilent(card: Card, traits: Omit<Traits, 'isSilent'>): boolean {
  const { gifts, awaits, keywords, stats, forbids, rewards, lowersHealth } = traits;
  const isLender = !isCreatureCard(card) && keywords.size > 0; // what is printed on a creature is its own
  const isHeard = gifts.length > 0 || awaits.size > 0 || stats.length > 0;
  return !isHeard && !isLender && !forbids && !rewards && !lowersHealth;
}

export function isPlayerBonus(bonus: Bonus): bonus is PlayerBonus {
  return 'discount' in bonus || 'income' in bonus;
}

const STATS: readonly StatBonus['stat'][] = ['health', 'movement', 'strength'];

/** Every keyword that is named anywhere in a text. */
function keywordsIn(text: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(text, (key, value: unknown) => {
    if (key === 'keyword') names.add(String(value));
    return value;
  });
  return names;
}

export function auraGift(use: AreaUse<'aura'>): Gift {
  const { x, whom, gives, needs } = use;
  return {
    bonuses: ofCreatures(gives),
    name: 'aura',
    x,
    whom: readDescription(whom),
    ...(hasFilters(use) && { filters: use }),
    ...(needs !== undefined && { needs }),
  };
}

function alwaysGifts({ abilities = [] }: Card): Gift[] {
  return abilities.flatMap((ability, index) => {
    if (!('always' in ability)) return [];
    const { always, whom, needs, if: condition } = ability;
    const bonuses = ofCreatures(always);
    if (bonuses.length === 0) return []; // for players: the City asks for those
    return [
      {
        bonuses,
        name: String(index),
        ...(whom && { whom: readDescription(whom.all), ...(hasFilters(whom) && { filters: whom }) }),
        ...(needs !== undefined && { needs }),
        ...(condition && { if: condition }),
      },
    ];
  });
}

function ofCreatures(bonuses: AreaUse['gives']): CreatureBonus[] {
  return bonuses.filter((bonus): bonus is CreatureBonus => !('discount' in bonus) && !('income' in bonus));
}

const NOT_FILTERS: ReadonlySet<string> = new Set(['all', 'gives', 'keyword', 'needs', 'whom', 'x']);

function hasFilters(described: object): boolean {
  return Object.keys(described).some(key => !NOT_FILTERS.has(key));
}
