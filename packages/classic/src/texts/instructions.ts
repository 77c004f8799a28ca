import type { CreatureId } from '../ids.ts';
import type { Combinator, Effect, FaceTable } from '../language/index.ts';
import type { EffectFrame, Instruction } from './effect-frame.ts';
import type { Text } from './text.ts';
import { FACES, type Face } from '../vocabulary.ts';

/** A part of an effect, and its name inside it. */
export type Part = readonly [name: string, effect: Effect | undefined];

/** The text as the instruction under way reads it. */
export function textOf({ text, todo }: Readonly<EffectFrame>): Text {
  const each = todo[0]?.each;
  return each === undefined ? text : { ...text, each };
}

/** The instruction under way, which must be of this kind. */
export function current<D extends Combinator['do']>(
  { todo }: Readonly<EffectFrame>,
  kind: D,
): Extract<Combinator, { do: D }> {
  const effect = todo[0]!.effect as Combinator;
  if (effect.do !== kind) throw new Error(`not '${kind}' is under way but '${effect.do}'`);
  return effect as Extract<Combinator, { do: D }>;
}

/** Replaces the instruction under way by parts of it; by nothing, if it is over. */
export function goOn(frame: EffectFrame, ...parts: readonly Part[]): 'next' {
  const [done, ...rest] = frame.todo;
  const further = parts.flatMap(([name, effect]) => (effect === undefined ? [] : [inside(done!, name, effect)]));
  frame.todo = [...further, ...rest];
  return 'next';
}

function inside({ path, each }: Instruction, name: string, effect: Effect): Instruction {
  return { path: `${path}.${name}`, effect, ...(each !== undefined && { each }) };
}

/** Turns to one of those that a `for each` treats; the others wait behind. */
export function treat(frame: EffectFrame, each: CreatureId): 'next' {
  const [loop, ...rest] = frame.todo;
  const { path, left = [] } = loop!;
  const { effect } = current(frame, 'for each');
  frame.todo = [
    { path: `${path}.effect.${each}`, effect, each },
    { ...loop!, left: left.filter(id => id !== each) },
    ...rest,
  ];
  return 'next';
}

/** What a face does; faces left out do nothing. */
export function branchOf(on: FaceTable, face: Face): Part[] {
  const names = Object.keys(on) as (keyof FaceTable)[];
  return names.filter(name => facesOf(name).includes(face)).map(name => [`on.${name}`, on[name]]);
}

function facesOf(name: string): Face[] {
  return FACES.filter(face => name.split('|').includes(face));
}
