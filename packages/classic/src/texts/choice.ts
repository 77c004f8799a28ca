import type { Seat } from '@signum/kernel';
import type { Choose, Combinator, CreatureRef, RollMany, Selector, VerbEffect } from '../language/index.ts';
import type { CreatureId } from '../ids.ts';
import { findCreature } from '../table/creatures.ts';
import { opponentOf } from '../table/players.ts';
import type { Pick } from './effect-frame.ts';
import type { ClassicState } from '../state.ts';
import { mannerOf } from './targeting.ts';
import type { Text } from './text.ts';
import { AIMS } from './aims.ts';
import { candidatesOf, isCandidate, isOfCreatures } from './candidates.ts';
import { referred } from './matching.ts';
import { suits } from './suits.ts';

/** Something that a player must choose before a text goes on. */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** An effect that may choose something itself. */
export type Choosing = RollMany | VerbEffect;

/** Does an effect take arguments, or does it only say how others are carried out? */
export function isChoosing(effect: Combinator | VerbEffect): effect is Choosing {
  return effect.do === 'roll' ? 'dice' in effect : effect.do in AIMS;
}

/** The arguments of an effect that somebody chooses, in their order. */
export function choicesIn(effect: Choosing): [aim: string, selector: Choose][] {
  const aims: readonly string[] = effect.do === 'roll' ? WHOM : AIMS[effect.do];
  const choices: [aim: string, selector: Choose][] = [];
  for (const aim of aims) {
    const value = (effect as unknown as Record<string, Selector | string | undefined>)[aim];
    if (typeof value === 'object' && 'choose' in value) choices.push([aim, value]);
  }
  return choices;
}

const WHOM: readonly string[] = ['whom'];

/** What can be chosen for an argument: never what an earlier argument of the same verb means already. */
export function optionsFor(
  state: Readonly<ClassicState>,
  text: Text,
  effect: Choosing,
  aim: string,
  selector: Choose,
  taken: readonly string[],
): string[] {
  const all = candidatesOf(state, text, selector, mannerOf(state, text));
  if (effect.do === 'roll') return all.filter(id => !taken.includes(id));
  const used = [...taken, ...namedBefore(state, text, effect, aim)];
  return all.filter(id => !used.includes(id) && suits(state, effect, aim, id));
}

/** Creatures that a verb names before this argument: nobody is placed beside itself or changes places with itself. */
function namedBefore(state: Readonly<ClassicState>, text: Text, effect: VerbEffect, aim: string): string[] {
  const aims: readonly string[] = AIMS[effect.do];
  return aims.slice(0, aims.indexOf(aim)).flatMap(earlier => {
    const value = (effect as unknown as Record<string, CreatureRef | Selector>)[earlier];
    return typeof value === 'string' ? referred(state, text, value).map(({ id }) => id) : [];
  });
}

/** Is there anything to choose for an argument? One thing is enough, so nobody looks further. */
export function hasOption(
  state: Readonly<ClassicState>,
  text: Text,
  effect: Choosing,
  aim: string,
  selector: Choose,
  taken: readonly string[],
): boolean {
  if (!isOfCreatures(selector)) return optionsFor(state, text, effect, aim, selector, taken).length > 0;
  const manner = mannerOf(state, text);
  const used = effect.do === 'roll' ? taken : [...taken, ...namedBefore(state, text, effect, aim)];
  return state.creatures.some(
    creature =>
      !used.includes(creature.id) &&
      isCandidate(state, text, selector, manner, creature) &&
      (effect.do === 'roll' || suits(state, effect, aim, creature.id)),
  );
}

/** An argument that still waits for its choice, and what was chosen before it. */
export interface Awaited {
  readonly path: string;
  readonly aim: string;
  readonly selector: Choose;
  readonly taken: readonly string[];
}

/**
 * The next argument of an effect that somebody must choose; nothing if all are chosen. `whose` narrows it to what the text's
 * controller chooses, for choices made when it is declared.
 */
export function awaitedBy(
  path: string,
  effect: Choosing,
  picks: readonly Pick[],
  whose: 'anybody' | 'controller' = 'anybody',
): Awaited | undefined {
  const taken: string[] = [];
  for (const [aim, selector] of choicesIn(effect)) {
    const place = `${path}.${aim}`;
    const pick = picks.find(one => one.path === place);
    if (pick) taken.push(...pick.chosen);
    else if (whose === 'anybody' || selector.chooser === undefined) return { path: place, aim, selector, taken };
  }
  return undefined;
}

/** Is there anything to choose for it? */
export function canChoose(
  state: Readonly<ClassicState>,
  text: Text,
  effect: Choosing,
  { aim, selector, taken }: Awaited,
): boolean {
  return hasOption(state, text, effect, aim, selector, taken);
}

/** The choice that an argument waits for, with all there is to choose from. */
export function choiceFor(
  state: Readonly<ClassicState>,
  text: Text,
  effect: Choosing,
  { aim, selector, taken }: Awaited,
): Choice {
  const { n = 1, upTo, chooser } = selector;
  const options = optionsFor(state, text, effect, aim, selector, taken);
  const most = Math.min(n, options.length);
  const seat = chooser === 'opponent' ? opponentOf(text.seat) : text.seat;
  return { seat, options, least: upTo ? 0 : most, most };
}

/** A text that has chosen: its first choice of creatures is what `the chosen creature` means from now on. */
export function withChosen(state: Readonly<ClassicState>, text: Text, chosen: readonly string[]): Text {
  if (text.chosen !== undefined || chosen.length === 0) return text;
  return state.creatures.some(({ id }) => id === chosen[0]) ? { ...text, chosen } : text;
}

/** A text that knows where its chosen creature stands, as long as it does. */
export function withPlace(state: Readonly<ClassicState>, text: Text): Text {
  const chosen = text.chosen?.[0] === undefined ? undefined : findCreature(state, text.chosen[0] as CreatureId);
  if (!chosen) return text;
  const { x, y, r } = chosen;
  return { ...text, stood: { x, y, r } };
}
