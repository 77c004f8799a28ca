import type { Verb } from '../language/index.ts';
import { activate } from './activate.ts';
import { armour } from './armour.ts';
import { attack } from './attack.ts';
import { backstab } from './backstab.ts';
import { build } from './build.ts';
import { bury } from './bury.ts';
import { cancel } from './cancel.ts';
import { concentrate } from './concentrate.ts';
import { control } from './control.ts';
import { copy } from './copy.ts';
import { cure } from './cure.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { disease } from './disease.ts';
import { draw } from './draw.ts';
import { eliminate } from './eliminate.ts';
import { expose } from './expose.ts';
import { forbid } from './forbid.ts';
import { gain } from './gain.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { look } from './look.ts';
import { lose } from './lose.ts';
import { minion } from './minion.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { poison } from './poison.ts';
import { prevent } from './prevent.ts';
import { prosper } from './prosper.ts';
import { push } from './push.ts';
import { redirect } from './redirect.ts';
import { repair } from './repair.ts';
import { reroll } from './reroll.ts';
import { returning } from './return.ts';
import { search } from './search.ts';
import { skip } from './skip.ts';
import { steal } from './steal.ts';
import { summon } from './summon.ts';
import { sunder } from './sunder.ts';
import { swap } from './swap.ts';
import { tap } from './tap.ts';
import { tax } from './tax.ts';
import { untap } from './untap.ts';
import { wound } from './wound.ts';
import type { VerbRule } from '../texts/verb.ts';

/** What each verb of the card language does. One alphabetical line for each. */
export const verbs: { readonly [V in Verb]: VerbRule<V> } = {
  activate,
  armour,
  attack,
  backstab,
  build,
  bury,
  cancel,
  concentrate,
  control,
  copy,
  cure,
  damage,
  destroy,
  discard,
  disease,
  draw,
  eliminate,
  expose,
  forbid,
  gain,
  heal,
  hide,
  look,
  lose,
  minion,
  move,
  place,
  poison,
  prevent,
  prosper,
  push,
  redirect,
  repair,
  reroll,
  return: returning,
  search,
  skip,
  steal,
  summon,
  sunder,
  swap,
  tap,
  tax,
  untap,
  wound,
};
