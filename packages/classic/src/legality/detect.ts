import { gap, inContact } from '@signum/geometry';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isEnemy } from '../table/creatures.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Face } from '../vocabulary.ts';
import { whyNotAttack, type After } from './attack.ts';
import { shortOfContact } from './short-of-contact.ts';

/** In contact, or in the older editions from afar by whoever could shoot magically (C-STL-12, C-STL-18). */
export type DetectsBy = 'contact' | 'magical shot';

/** Why a creature cannot try to detect another. */
export function whyNotDetect(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  target: Readonly<Creature>,
  by: DetectsBy,
  after: After,
): Refusal | undefined {
  if (target.dying || !isEnemy(creature, target)) return refuse('no-enemy', 'C-STL-12', { target: target.id });
  if (!target.hidden) return refuse('not-hidden', 'C-STL-12', { target: target.id });
  if (by === 'magical shot') return whyNotFromAfar(state, creature, target, after);
  if (after === 'run') return refuse('after-run', 'C-STL-12', { creature: creature.id });
  if (inContact(creature, target)) return undefined;
  const short = shortOfContact(gap(creature, target));
  return refuse('not-in-contact', 'C-STL-12', { creature: creature.id, target: target.id, short });
}

/** It must be able to declare the shot in all but one thing: that the target is hidden (C-STL-18). */
function whyNotFromAfar(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  target: Readonly<Creature>,
  after: After,
): Refusal | undefined {
  if (state.rules.ranged.detects === 'no') return refuse('not-in-this-edition', 'C-STL-18');
  return whyNotAttack(state, creature, 'magical shot', { ...target, hidden: false }, after);
}

/** Faces that detect (C-STL-13, C-STL-18). */
export function detectingFaces(state: Readonly<ClassicState>, by: DetectsBy): readonly Face[] {
  return by === 'contact' ? state.rules.stealth.detectedBy : ['shield'];
}
