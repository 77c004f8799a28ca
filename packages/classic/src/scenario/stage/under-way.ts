import type { CreatureId } from '../../ids.ts';
import type { ClassicFrame } from '../../procedures/index.ts';
import { attackOf } from '../../under-way/attack-of.ts';
import { hint, Misread } from '../form/misread.ts';
import type { Scenario } from '../form/scenario-form.ts';

/** The Creature Activation Phase of a turn that goes on when it is over. */
const MAIN_PHASE: readonly ClassicFrame[] = [
  { kind: 'turn', step: 'end' },
  { kind: 'mainPhase', step: 'ask' },
];

/** What is under way when a scenario begins; the last one is carried out first. */
export function underWay({ pending, creatures = {} }: Scenario): ClassicFrame[] {
  if (pending === undefined) return MAIN_PHASE.map(frame => ({ ...frame }));
  if (pending === 'setup') return [{ kind: 'setup', step: 'begin' }];
  if (pending === 'turn') return [{ kind: 'turn', step: 'begin' }];
  if (pending === 'nothing') return [];
  const creature = (name: string, field: string): CreatureId => {
    if (Object.hasOwn(creatures, name)) return name as CreatureId;
    throw new Misread(`pending.${field}`, `there is no creature '${name}'${hint(name, Object.keys(creatures))}`);
  };
  const first: ClassicFrame =
    'activation' in pending
      ? activationOf(creature(pending.activation, 'activation'))
      : attackOf(pending.attack, creature(pending.by, 'by'), creature(pending.on, 'on'));
  return [...MAIN_PHASE.map(frame => ({ ...frame })), first];
}

function activationOf(creature: CreatureId): ClassicFrame {
  return { kind: 'activation', step: 'declare', creature, isPass: false, cancelled: false, felled: [] };
}
