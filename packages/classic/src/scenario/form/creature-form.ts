import type { Ability, CreatureBonus } from '../../language/index.ts';
import { BASES, FACTIONS, RELIC_SLOTS, RULERS } from '../../vocabulary.ts';
import { place } from './place.ts';
import type { Of, Shape } from './shape.ts';
import { anything, either, fields, list, nothing, oneOf, text, whole, yesNo } from './shapes.ts';
import { card, keyword, name, player } from './words.ts';

/** Passed on to the rules as it stands in the card language. */
const abilities = list(anything('an ability in the card language') as Shape<Ability>);
const bonuses = list(
  anything('a bonus in the card language, such as { "stat": "strength", "by": 1 }') as Shape<CreatureBonus>,
);

const nullFirst = (value: unknown): number => (value === null ? 0 : 1);

/** What would be printed on its card, for a creature that has none in the catalogue. */
export const body = {
  kind: oneOf('character, hero or minion', ['character', 'hero', 'minion']),
  strength: whole('Strength; 1 unless told', 0, 30),
  health: whole('Health; 1 unless told', 1, 30),
  movement: either('a ruler or null', nullFirst, nothing, oneOf('a ruler', RULERS)),
  base: oneOf('a diameter of a base', BASES),
  keywords: list(keyword),
  abilities,
  faction: oneOf('a faction', FACTIONS),
  race: text('a race'),
  'relic slots': list(oneOf('a type of relics', RELIC_SLOTS)),
};

/** What it has just now. */
const now = {
  wounds: whole('Wound tokens'),
  armour: whole('Armour tokens'),
  concentration: whole('Concentration tokens'),
  hidden: yesNo('has a Stealth token'),
  poisoned: yesNo('has Poison'),
  diseased: yesNo('has Disease'),
  activated: yesNo('has been activated this turn'),
  defended: yesNo('has been the defender of a melee combat this turn'),
  'shot at': whole('the last turn in which a ranged attack was declared on it'),
  since: whole('the turn in which it came into play; 1 unless told'),
  controller: player,
  victim: name,
  gains: bonuses,
};

/** A creature on the table: a card of the catalogue, or what would be printed on it; and what it has now. */
export const creatureForm = fields({ of: player, at: place }, { card, ...body, ...now });
export type CreatureForm = Of<typeof creatureForm>;
