import type { Card } from '../card.ts';
import type { KeywordName } from '../language/index.ts';

/** Abilities through which minions come (C-CRD-16). */
const MAKERS: readonly KeywordName[] = ['drill', 'parasite', 'recruitment', 'ritual'];

/** Does a card bring minions into play, by such an ability or in its own words? */
export function makesMinions({ id: _id, names: _names, ...card }: Card): boolean {
  const text = JSON.stringify(card);
  return text.includes('"do":"minion"') || MAKERS.some(name => text.includes(`"keyword":"${name}"`));
}
