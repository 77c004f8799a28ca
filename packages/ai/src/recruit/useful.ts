import { holds, knowing, type ClassicState, type Creature, type Effect, type Payment } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { spareOf } from './economy.ts';
import type { Field } from './field.ts';
import { purposeOf, verbsIn, type Purpose } from './purpose.ts';
import { shootingOf, strikeOf, wayOf } from './readiness.ts';

/** Is now the moment for a text? Helpers help whoever is about to strike, healers heal wounds, and Prosperity is always welcome. */
export function isUseful(field: Field, effect: Effect, pay: Payment | undefined, whim: number): boolean {
  if ('do' in effect && effect.do === 'choose one') return effect.of.some(part => isUseful(field, part, pay, whim));
  const { state, seat, friends, enemies } = field;
  const { hand, city } = state.players[seat]!;
  const price = pay?.prosperity ?? 0;
  const purpose = purposeOf(effect);
  if (price > 0 && purpose !== 'prosperity' && price > spareOf(state, seat)) return false;
  if (pay?.discard) return hand.length > 3;
  switch (purpose) {
    case 'prosperity':
      return isOpen(state, seat, effect);
    case 'harm':
      return true;
    case 'minions': // whoever pays for them pays with the victory, too: only to make up for numbers
      return price === 0 || friends.length <= enemies.length;
    case 'sacrifice':
      return false;
    case 'cards':
      return hand.length < (price > 0 ? SMALL_HAND : FULL_HAND);
    case 'healing':
      return friends.some(({ creature }) => creature.wounds > 0);
    case 'untapping':
      return city.filter(({ tapped }) => tapped).length >= 2;
    default:
      return readyFor(field, purpose, effect) || whim < (UNSURE[purpose] ?? 0);
  }
}

/** Does a text give anything as things stand? What hangs on a condition gives nothing where that does not hold. */
function isOpen(state: Readonly<ClassicState>, seat: Seat, effect: Effect): boolean {
  if (Array.isArray(effect)) return (effect as readonly Effect[]).some(part => isOpen(state, seat, part));
  const one = effect as Exclude<Effect, readonly Effect[]>;
  if (one.do !== 'if' || one.else) return true;
  return holds(state, { seat, source: '', card: '' }, one.cond, knowing(state));
}

const SMALL_HAND = 3;
const FULL_HAND = 8;

/** Texts that nobody is ready for are used now and then all the same. */
const UNSURE: Partial<Record<Purpose, number>> = { hindrance: 0.7, help: 0.5, other: 0.4 };

/** Is somebody there who makes use of it this turn? */
function readyFor(field: Field, purpose: Purpose, effect: Effect): boolean {
  const friends = field.friends.filter(({ creature }) => maySuit(effect, creature.kind));
  switch (purpose) {
    case 'strength':
      return friends.some(unit => strikeOf(field, unit) > 0);
    case 'shots':
      return friends.some(unit => unit.shot && unit.shot.kind !== 'magical shot' && shootingOf(field, unit) > 0);
    case 'magic':
      return friends.some(
        unit =>
          (unit.fighter.strike > 0 && strikeOf(field, unit) > 0) ||
          (unit.shot?.kind === 'magical shot' && shootingOf(field, unit) > 0),
      );
    case 'movement':
      return friends.some(unit => wayOf(field, unit) > 0);
    default:
      return false;
  }
}

/** A text that names the hero, or characters, is not for others. */
function maySuit(effect: Effect, kind: Creature['kind']): boolean {
  return verbsIn(effect).some(verb => {
    if (!('whom' in verb)) return true;
    const whom = typeof verb.whom === 'string' ? verb.whom : 'choose' in verb.whom ? verb.whom.choose : 'creature';
    if (whom.includes('hero')) return kind === 'hero';
    return !whom.includes('character') || kind === 'character';
  });
}
