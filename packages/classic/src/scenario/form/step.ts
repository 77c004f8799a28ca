import { ATTACK_KINDS } from '../../vocabulary.ts';
import { byVerb } from './by-verb.ts';
import { expectation } from './expectation.ts';
import { destination, place } from './place.ts';
import type { Of, Shape, Shapes } from './shape.ts';
import { anything, fields, list, oneOf, oneOrMore, reference, said, text, whole } from './shapes.ts';
import { card, cards, name, player, rule } from './words.ts';

/** Something a player says. Whose word it is may be told, and is then checked. */
function saying<R extends Shapes, O extends Shapes>(required: R, more: O) {
  return fields(required, { ...more, player });
}

const way = oneOf('walk, flight or jump', ['walk', 'flight', 'jump']);
const ability = whole('which of its abilities, counted from 1; the first unless told', 1, 20);

/** Every answer a player can give, in the words of the game. */
export const VERBS = {
  // the next action of the Creature Activation Phase
  activate: saying({ activate: name }, {}),
  play: saying({ play: card }, {}),
  'play terrain': saying({ 'play terrain': card }, {}),
  'use building': saying({ 'use building': card }, { ability }),
  'use relic': saying({ 'use relic': name }, { ability }),
  'use creature': saying({ 'use creature': name }, { ability }),
  'spend concentration': saying({ 'spend concentration': name }, { ability }),
  'end turn': saying({ 'end turn': said('the turn ends') }, {}),
  // an activation
  move: saying({ move: destination }, { way }),
  run: saying({ run: destination }, { way }),
  stay: saying({ stay: said('does not move after all') }, {}),
  attack: saying({ attack: name }, { with: oneOf('a kind of attack', ATTACK_KINDS) }),
  detect: saying({ detect: name }, { by: oneOf('how it is sought', ['contact', 'magical shot']) }),
  search: saying({ search: name }, {}),
  'secret entrance': saying({ 'secret entrance': name }, {}),
  'use ability': saying({ 'use ability': text('an ability, such as healer') }, {}),
  pass: saying({ pass: said('does nothing; reveals nothing') }, {}),
  // dice
  assign: saying({ assign: whole('attack dice; the others defend', 0, 60) }, {}),
  reroll: saying({ reroll: list(whole('a die, counted from 1', 1, 60)) }, {}),
  // choices
  choose: saying({ choose: oneOrMore(name) }, {}),
  say: saying({ say: oneOf('yes or no', ['yes', 'no']) }, {}),
  mode: saying({ mode: whole('one of the effects on offer, counted from 1', 1, 20) }, {}),
  next: saying({ next: text('what comes next: a creature, card or keyword') }, {}),
  pay: saying({ pay: cards }, {}),
  place: saying({ place }, {}),
  lay: saying({ lay: place }, { turn: whole('degrees, counter-clockwise', 0, 359) }),
  construct: saying({ construct: text('a building, or "nothing"') }, {}),
  reveal: saying({ reveal: card }, {}),
  // the beginning of a game
  begins: saying({ begins: player }, {}),
  redraw: saying({ redraw: cards }, {}),
  discard: saying({ discard: cards }, {}),
  // whoever is asked
  concede: fields({ concede: said('gives up'), player }, {}),
  'offer draw': fields({ 'offer draw': said('offers a draw'), player }, {}),
  // anything else, as the engine takes it
  answer: saying({ answer: anything('an answer as the engine takes it, without its kind') }, {}),
} as const;

const word = byVerb(VERBS);
/** One answer. */
export type Word = Of<typeof word>;
export const wordForm = reference('word', () => word);

/** What is looked at between the answers. */
const CHECKS = {
  refused: fields({ refused: wordForm }, { rule, code: text('the code of the refusal') }),
  legal: fields({ legal: list(wordForm) }, {}),
  possible: fields({ possible: oneOrMore(wordForm) }, {}),
  expect: fields({ expect: expectation }, {}),
} as const;

const check = byVerb(CHECKS);
const everyVerb = byVerb({ ...VERBS, ...CHECKS });
const step: Shape<Of<typeof check> | Word> = {
  read: (value, where) => everyVerb.read(value, where),
  schema: () => ({ oneOf: [wordForm.schema(), ...Object.values(CHECKS).map(one => one.schema())] }),
};
/** One line of play: an answer, or a look at what is true, legal, possible or refused now. */
export type Step = Of<typeof step>;
export const stepForm = reference('step', () => step);

/** The shapes that others refer to. */
export const definitions = { word, step } as const;
