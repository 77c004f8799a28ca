import { inContact, MILLIMETRE } from '@signum/geometry';
import type { CreatureId } from '../../ids.ts';
import type { KeywordUse } from '../../language/index.ts';
import type { Creature } from '../../state.ts';
import { keywordsOf, valueOf } from '../../values/values.ts';
import { RULER_LENGTH } from '../../vocabulary.ts';
import type { CreatureExpectation } from '../form/expectation.ts';
import type { Scene } from '../phrase.ts';
import { inMillimetres, spotOf } from '../spot-of.ts';
import type { Difference } from '../verdict.ts';
import { holds } from './compared.ts';

/** What is not as expected of a creature. Only what the file tells is looked at. */
export function checkCreature(
  name: string,
  expected: CreatureExpectation | 'gone',
  scene: Scene,
  where: string,
): Difference[] {
  const id = scene.names.id(name) as CreatureId;
  const creature = scene.state.creatures.find(one => one.id === id);
  if (expected === 'gone') {
    return creature ? [{ where, what: 'is still there', expected, found: brief(creature) }] : [];
  }
  if (!creature) return [{ where, what: 'is not on the table', expected, found: 'gone' }];
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const aim = field as keyof CreatureExpectation;
    const want = wish(aim, wanted, creature, scene);
    const found = FOUND[aim](creature, scene, want);
    return holds(found, want) ? [] : [{ where: `${where}.${field}`, what: 'is different', expected: want, found }];
  });
}

function brief({ x, y, wounds, armour }: Creature): unknown {
  return { at: [inMillimetres(x), inMillimetres(y)], wounds, armour };
}

/** What is expected, in the form in which it is found. */
function wish(field: keyof CreatureExpectation, wanted: unknown, { r }: Creature, scene: Scene): unknown {
  if (field === 'at') {
    const { x, y } = spotOf(wanted as Parameters<typeof spotOf>[0], r, scene);
    return [inMillimetres(x), inMillimetres(y)];
  }
  if (field === 'touching') return (wanted as string[]).toSorted();
  if (field !== 'movement' || wanted === null) return wanted;
  return typeof wanted === 'number' ? wanted / MILLIMETRE : RULER_LENGTH[wanted as 'S'] / MILLIMETRE;
}

type Find = (creature: Creature, scene: Scene, wanted: unknown) => unknown;

const FOUND: Readonly<Record<keyof CreatureExpectation, Find>> = {
  at: ({ x, y }) => [inMillimetres(x), inMillimetres(y)],
  wounds: ({ wounds }) => wounds,
  'current health': (creature, { state }) => valueOf('health', creature, state) - creature.wounds,
  armour: ({ armour }) => armour,
  concentration: ({ concentration }) => concentration,
  hidden: ({ hidden }) => hidden,
  poisoned: ({ poisoned }) => poisoned,
  diseased: ({ diseased }) => diseased,
  strength: (creature, { state }) => valueOf('strength', creature, state),
  health: (creature, { state }) => valueOf('health', creature, state),
  movement: (creature, { state }) => movementOf(creature, state),
  keywords: (creature, { state }, wanted) => {
    const uses = keywordsOf(state, creature).map(({ use, x }) => (x > 0 ? { ...use, x } : use));
    return (wanted as KeywordUse[]).every(want => uses.some(use => holds(use, want))) ? wanted : uses;
  },
  touching: (creature, { state, names }) =>
    state.creatures
      .filter(other => other !== creature && inContact(other, creature))
      .map(({ id }) => names.word(id))
      .toSorted(),
  controller: ({ controller }) => controller + 1,
  activated: ({ activated }) => activated,
  defended: ({ defended }) => defended,
  card: ({ card }) => card,
};

/** The ruler that is printed with what is added to it, in millimetres (C-MOV-12); null without any Movement. */
function movementOf(creature: Creature, state: Scene['state']): number | null {
  const step = valueOf('step', creature, state);
  const length = (step === null ? 0 : RULER_LENGTH[step]) + valueOf('stride', creature, state);
  return length === 0 ? null : length / MILLIMETRE;
}
