import { decisions, type Decisions } from '../../decisions/index.ts';
import { RULERS } from '../../vocabulary.ts';
import { eventForm } from './event-form.ts';
import { millimetres, place } from './place.ts';
import type { Of } from './shape.ts';
import { either, fields, list, named, nothing, oneOf, reference, text, textFirst, whole, yesNo } from './shapes.ts';
import { card, cards, keyword, name, player, rule } from './words.ts';

const gone = oneOf('"gone"', ['gone']);
const nullFirst = (value: unknown): number => (value === null ? 0 : 1);
const numberFirst = (value: unknown): number => (typeof value === 'number' ? 0 : 1);

/** What must be true of a creature. Only what is told is looked at. */
const creature = fields(
  {},
  {
    at: place,
    wounds: whole('Wound tokens'),
    'current health': whole('Health minus wounds'),
    armour: whole('Armour tokens'),
    concentration: whole('Concentration tokens'),
    hidden: yesNo('has a Stealth token'),
    poisoned: yesNo('has Poison'),
    diseased: yesNo('has Disease'),
    strength: whole('Strength now, with all that changes it'),
    health: whole('Health now'),
    movement: either('a length, a ruler or null', nullFirst, nothing, millimetresOrRuler()),
    keywords: list(keyword),
    touching: list(name),
    controller: player,
    activated: yesNo('has been activated this turn'),
    defended: yesNo('has been the defender of a melee combat this turn'),
    card,
  },
);

function millimetresOrRuler() {
  return either('millimetres or a ruler', numberFirst, millimetres, oneOf('a ruler', RULERS));
}

const countOrCards = either('a number, or the cards', numberFirst, whole('how many'), cards);
const building = either('a building', textFirst, card, fields({ card }, { tapped: yesNo('is tapped') }));
const relic = either(
  'a relic',
  textFirst,
  card,
  fields({ card }, { tokens: whole('Armour tokens left'), marks: whole('uses so far'), tapped: yesNo('is tapped') }),
);

const half = fields(
  {},
  {
    prosperity: whole('Prosperity'),
    hand: countOrCards,
    deck: countOrCards,
    graveyard: countOrCards,
    city: list(building),
    relics: list(relic),
    tactics: cards,
    pool: cards,
    kills: whole('opposing characters eliminated'),
    'failed draws': whole('draws from an empty deck so far'),
  },
);

const asked = fields(
  {},
  {
    player,
    for: oneOf('a decision', Object.keys(decisions) as (keyof Decisions)[]),
    creature: name,
    options: list(name),
  },
);

const outcome = fields({ winners: list(player) }, { by: text('the kind of victory') });
const deckFlaw = fields({ rule }, { code: text('the code of the refusal') });

const whatMustBe = fields(
  {},
  {
    creatures: named(either('"gone", or what it has', textFirst, gone, creature), name),
    terrains: named(
      either('"gone", or what it is', textFirst, gone, fields({}, { searched: yesNo('searched Ruins') })),
      name,
    ),
    players: list(half, 1, 2),
    /** In this order; others may happen before, between and after. */
    events: list(eventForm),
    /** All events of these kinds, and no others of them. */
    'exactly these events': list(eventForm),
    'no events': list(eventForm),
    asked: either('who is asked for what; null: nobody', nullFirst, nothing, asked),
    outcome: either('who has won; null: the game goes on', nullFirst, nothing, outcome),
    /** For each player's deck: legal, or every reason why not. */
    decks: list(either('"legal", or the reasons', textFirst, oneOf('"legal"', ['legal']), list(deckFlaw, 1)), 1, 2),
    turn: whole('the number of the turn'),
    active: player,
    phase: oneOf('a phase', ['activation', 'beginning', 'construction', 'end', 'setup']),
    acting: either('the active creature; null: none', nullFirst, nothing, name),
    'dice left': whole('dice that have not fallen'),
  },
);

/** What must be true at one moment. */
export type Expectation = Of<typeof whatMustBe>;
export const expectation = reference('expectation', () => whatMustBe);
export const expectationDefinition = whatMustBe;
export type CreatureExpectation = Of<typeof creature>;
export type PlayerExpectation = Of<typeof half>;
