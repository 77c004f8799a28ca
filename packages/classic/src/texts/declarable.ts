import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { holds } from './holds.ts';
import type { Effect } from '../language/index.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from './text.ts';
import { knowing } from '../values/values.ts';
import { choicesIn, hasOption, optionsFor, withChosen, type Choosing } from './choice.ts';

/**
 * Why a text cannot be declared: it points at something, and there is nothing it could point at (C-PLY-5). If it points at
 * several things, one of them is enough; what cannot be done is left out.
 */
export function whyNotDeclare(state: Readonly<ClassicState>, text: Text, effect: Effect): Refusal | undefined {
  return hasTarget(state, text, effect) === false ? refuse('no-target', 'C-PLY-5', { card: text.card }) : undefined;
}

/** The modes of a text that can be chosen now. */
export function possibleModes(state: Readonly<ClassicState>, text: Text, modes: readonly Effect[]): number[] {
  return modes.flatMap((mode, index) => (whyNotDeclare(state, text, mode) ? [] : [index]));
}

/** Has an effect a target? Nothing, if it needs none. */
function hasTarget(state: Readonly<ClassicState>, text: Text, effect: Effect): boolean | undefined {
  if (isSequence(effect)) return anyOf(effect.map(part => hasTarget(state, text, part)));
  const ask = (part: Effect | undefined) => (part === undefined ? undefined : hasTarget(state, text, part));
  switch (effect.do) {
    case 'if':
      return ask(holds(state, text, effect.cond, knowing(state)) ? effect.then : effect.else);
    case 'pay':
      return anyOf([ask(effect.then), ask(effect.else)]);
    case 'choose one':
      return anyMode(effect.of.map(ask));
    case 'may':
    case 'for each':
      return undefined;
    case 'roll':
      if ('on' in effect) return anyOf(Object.values(effect.on).map(ask));
      return effect.whom === undefined
        ? anyOf([ask(effect.effect), ask(effect.fail)])
        : canAim(state, text, effect, 0, []);
    default:
      return canAim(state, text, effect, 0, []);
  }
}

export function isSequence(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function anyOf(parts: readonly (boolean | undefined)[]): boolean | undefined {
  return parts.includes(true) ? true : parts.includes(false) ? false : undefined;
}

/** One of several: a mode without a target leaves the others. */
function anyMode(modes: readonly (boolean | undefined)[]): boolean | undefined {
  return modes.includes(true) ? true : modes.includes(undefined) ? undefined : false;
}

/** Can all arguments be chosen, one after the other? What is chosen first may narrow down the rest. */
function canAim(
  state: Readonly<ClassicState>,
  text: Text,
  effect: Choosing,
  from: number,
  taken: readonly string[],
): boolean | undefined {
  const choices = choicesIn(effect);
  const next = choices[from];
  if (!next) return choices.length === 0 ? undefined : true;
  const [aim, selector] = next;
  if (selector.upTo || selector.chooser)
    return from + 1 < choices.length ? canAim(state, text, effect, from + 1, taken) : undefined;
  if (from + 1 >= choices.length) return hasOption(state, text, effect, aim, selector, taken);
  const options = optionsFor(state, text, effect, aim, selector, taken);
  return options.some(id => canAim(state, withChosen(state, text, [id]), effect, from + 1, [...taken, id]) !== false);
}
