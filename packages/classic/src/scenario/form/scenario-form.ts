import { ATTACK_KINDS } from '../../vocabulary.ts';
import { byVerb } from './by-verb.ts';
import { chance } from './chance.ts';
import { creatureForm } from './creature-form.ts';
import { expectation } from './expectation.ts';
import type { Of } from './shape.ts';
import { anything, either, fields, list, named, oneOf, text, textFirst, whole, yesNo } from './shapes.ts';
import { stepForm } from './step.ts';
import { cardForm, playerForm, terrainForm } from './table-form.ts';
import { edition, name, player, rule } from './words.ts';

const inThreeLanguages = fields({ en: text('in English') }, { fr: text('in French'), ru: text('in Russian') });

/** What is under way when the scenario begins. Without it: the active player is asked for the next action. */
const pending = either(
  'what is under way',
  textFirst,
  oneOf('setup, turn or nothing', ['setup', 'turn', 'nothing']),
  byVerb({
    activation: fields({ activation: name }, {}),
    attack: fields({ attack: oneOf('a kind of attack', ATTACK_KINDS), by: name, on: name }, {}),
  }),
);

/** A situation of the classic game: what lies on the table, which dice will fall, what is played, what must then be true. */
export const scenarioForm = fields(
  { name: text('what it shows, with the ids of its rules') },
  {
    $schema: text('where the schema lies, for editors'),
    rules: list(rule, 1),
    about: inThreeLanguages,
    editions: list(edition, 1),
    players: list(playerForm, 1, 2),
    creatures: named(creatureForm, name),
    heroes: yesNo('plain heroes stand in opposite corners unless this is false'),
    terrains: named(terrainForm, name),
    cards: list(cardForm),
    turn: whole('the number of the turn; 3 unless told', 0, 999),
    active: player,
    first: player,
    phase: oneOf('a phase', ['activation', 'beginning', 'construction', 'end']),
    pending,
    dice: chance,
    play: list(stepForm),
    expect: expectation,
  },
);
export type Scenario = Of<typeof scenarioForm>;

/** The file: a scenario, and variants of it that tell only what is different there. */
export const variantsForm = named(
  anything('what is different in this variant'),
  text('the name of a variant, which begins with a letter', /^\p{L}/u),
);
