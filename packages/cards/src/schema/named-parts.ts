import type { GenericSchema } from 'valibot';
import { ability, event, role } from './ability.ts';
import { amount, cost, payment } from './amount.ts';
import { card } from './card.ts';
import { deckForm } from './card-set.ts';
import { condition } from './condition.ts';
import { bonus, effect, faceTable, keywordUse } from './language.ts';
import {
  allCreatures,
  allOfAnything,
  anyCreature,
  anyOfAnything,
  bound,
  cardDesc,
  chooseCard,
  chooseCreatures,
  creatureDesc,
  creatures,
  desc,
  placeDesc,
  places,
  returnDesc,
  returned,
  thingDesc,
  things,
} from './selector.ts';
import { inThreeLanguages } from './shapes.ts';
import {
  attackKind,
  creatureRef,
  is,
  keywordName,
  ref,
  ruler,
  rulerOrContact,
  symbol,
  until,
  who,
} from './vocabulary.ts';

/** Parts of the grammar that have a name of their own: in the schema for editors, and on the page that tells the grammar. */
export const NAMED: ReadonlyMap<GenericSchema, string> = new Map<GenericSchema, string>([
  [ability, 'ability'],
  [allCreatures, 'allCreatures'],
  [allOfAnything, 'allOfAnything'],
  [amount, 'amount'],
  [anyCreature, 'anyCreature'],
  [anyOfAnything, 'anyOfAnything'],
  [attackKind, 'attackKind'],
  [bonus, 'bonus'],
  [bound, 'bound'],
  [card, 'card'],
  [cardDesc, 'cardDescription'],
  [chooseCard, 'chooseCard'],
  [chooseCreatures, 'chooseCreatures'],
  [condition, 'condition'],
  [cost, 'cost'],
  [creatureDesc, 'creatureDescription'],
  [creatureRef, 'creatureReference'],
  [creatures, 'creatures'],
  [deckForm, 'deck'],
  [desc, 'description'],
  [effect, 'effect'],
  [event, 'event'],
  [faceTable, 'faces'],
  [inThreeLanguages, 'inThreeLanguages'],
  [is, 'states'],
  [keywordName, 'keywordName'],
  [keywordUse, 'keyword'],
  [payment, 'payment'],
  [placeDesc, 'placeDescription'],
  [places, 'places'],
  [ref, 'reference'],
  [returnDesc, 'returnDescription'],
  [returned, 'returned'],
  [role, 'role'],
  [ruler, 'ruler'],
  [rulerOrContact, 'distance'],
  [symbol, 'symbol'],
  [thingDesc, 'thingDescription'],
  [things, 'things'],
  [until, 'duration'],
  [who, 'player'],
]);
