import type { Desc } from '@signum/classic';
import * as v from 'valibot';
import { id, may, oneOf, whole, words, yes } from './shapes.ts';
import {
  CARD_DESCS,
  CREATURE_DESCS,
  creatureRef,
  is,
  keywordName,
  ref,
  rulerOrContact,
  THING_DESCS,
} from './vocabulary.ts';

export const bound = v.union([v.strictObject({ atMost: whole(0, 99) }), v.strictObject({ atLeast: whole(0, 99) })]);

/** What narrows a description down; it stands beside the description. */
export const filters = {
  is: may(is),
  named: may(id),
  of: may(id),
  race: may(words),
  has: may(keywordName),
  hasNot: may(keywordName),
  within: may(rulerOrContact),
  from: may(ref),
  inSight: may(yes),
  strength: may(bound),
  currentHealth: may(bound),
  cost: may(bound),
  touching: may(id),
  in: may(oneOf(['deck', 'graveyard'])),
  except: may(ref),
};

/** Descriptions: of creatures, of things, of cards, and of whatever a verb takes. */
export const creatureDesc = v.picklist(CREATURE_DESCS);
export const thingDesc = v.picklist(THING_DESCS);
export const cardDesc = v.picklist(CARD_DESCS);
export const placeDesc = v.picklist([...CREATURE_DESCS, ...THING_DESCS]);
export const returnDesc = v.picklist([...CREATURE_DESCS, ...CARD_DESCS]);
export const desc = v.picklist([...CREATURE_DESCS, ...THING_DESCS, ...CARD_DESCS]);

/** A player chooses so many of them. */
function choose<S extends v.GenericSchema<Desc>>(described: S) {
  return v.strictObject({
    choose: described,
    ...filters,
    n: may(whole(1, 20)),
    upTo: may(yes),
    chooser: may(v.literal('opponent')),
  });
}

function all<S extends v.GenericSchema<Desc>>(described: S) {
  return v.strictObject({ all: described, ...filters });
}

function any<S extends v.GenericSchema<Desc>>(described: S) {
  return v.strictObject({ any: described, ...filters });
}

export const allCreatures = all(creatureDesc);
export const allOfAnything = all(desc);
export const anyCreature = any(creatureDesc);
export const anyOfAnything = any(desc);
export const chooseCreatures = choose(creatureDesc);
export const chooseCard = choose(cardDesc);
export const chooseAnything = choose(desc);

/** Creatures: somebody known already, or a description. */
export const creatures = v.union([creatureRef, chooseCreatures, allCreatures]);
export const describedCreatures = v.union([chooseCreatures, allCreatures]);
export const things = v.union([ref, choose(thingDesc), all(thingDesc)]);
export const places = v.union([ref, choose(placeDesc), all(placeDesc)]);
export const returned = v.union([creatureRef, choose(returnDesc), all(returnDesc)]);
