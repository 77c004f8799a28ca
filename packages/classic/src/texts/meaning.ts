import { findCreature } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { CreatureRef, Ref, Selector, VerbEffect } from '../language/index.ts';
import { referred } from './matching.ts';
import type { Pick } from './effect-frame.ts';
import type { ClassicState } from '../state.ts';
import { isBeyond, mannerOf, type Manner } from './targeting.ts';
import type { Text } from './text.ts';
import { POINTERS } from './aims.ts';
import { buildingName } from './building-name.ts';
import { candidatesOf, isAmong } from './candidates.ts';
import { suits } from './suits.ts';

/**
 * What an argument of a verb means at the moment it is carried out. Whatever was chosen earlier must still answer to its
 * description, or it is left out (C-TIM-6).
 */
export function meantBy(
  state: Readonly<ClassicState>,
  text: Text,
  effect: VerbEffect,
  aim: string,
  path: string,
  picks: readonly Pick[],
): readonly string[] {
  const value = (effect as unknown as Record<string, Ref | Selector | undefined>)[aim];
  if (value === undefined) return [];
  const manner = mannerOf(state, text);
  const picked = picks.find(one => one.path === `${path}.${aim}`)?.chosen;
  const meant = picked
    ? picked.filter(id => isMeantStill(state, text, value, manner, id) && suits(state, effect, aim, id))
    : typeof value === 'string'
      ? idsOf(state, text, value)
      : candidatesOf(state, text, value, manner);
  if (POINTERS.includes(aim)) return meant;
  return meant.filter(id => {
    const creature = findCreature(state, id as CreatureId);
    return !creature || !isBeyond(state, text, manner, creature);
  });
}

function isMeantStill(
  state: Readonly<ClassicState>,
  text: Text,
  value: Ref | Selector,
  manner: Manner,
  id: string,
): boolean {
  return typeof value === 'string' ? idsOf(state, text, value).includes(id) : isAmong(state, text, value, manner, id);
}

/** Things that a text refers to; a word that names a player or a side names none. */
function idsOf(state: Readonly<ClassicState>, text: Text, ref: Ref): readonly string[] {
  const { event, terrain } = text;
  switch (ref) {
    case 'that building':
      return event && 'building' in event && event.building !== undefined
        ? [buildingName(event.player, event.building)]
        : [];
    case 'that relic':
      return event && 'relic' in event ? [event.relic] : [];
    case 'that terrain':
      return event && 'terrain' in event ? [event.terrain] : [];
    case 'this terrain':
      return terrain === undefined ? [] : [terrain];
    default:
      return CREATURE_WORDS.includes(ref) ? referred(state, text, ref).map(({ id }) => id) : [];
  }
}

const CREATURE_WORDS: readonly string[] = [
  'this creature',
  'your hero',
  "opponent's hero",
  'that creature',
  'the other creature',
  'the chosen creature',
  'each of them',
] satisfies CreatureRef[];
