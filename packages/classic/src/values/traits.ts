import type { Card } from '../card.ts';
import type { KeywordUse } from '../language/index.ts';

/** What can be told from a printed card alone, once for all games. */
export interface Traits {
  /** Has an aura, or a text that works all the time: others may have something from it. */
  readonly isArea: boolean;
  /** Events that its triggered abilities wait for. */
  readonly awaits: ReadonlySet<string>;
  /** May change the Health of somebody, so that wounds come to reach it (C-DMG-11). */
  readonly touchesHealth: boolean;
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
  return {
    isArea: abilities.some(ability => 'always' in ability) || keywords.some(({ keyword }) => keyword === 'aura'),
    awaits: new Set(abilities.flatMap(ability => ('when' in ability ? [ability.when] : []))),
    touchesHealth: /"stat":"health"/.test(JSON.stringify([abilities, keywords])),
  };
}
