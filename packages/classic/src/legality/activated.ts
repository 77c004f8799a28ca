import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { ActivatedName } from '../decisions/act.ts';
import { concentrationRoom } from '../table/concentration-room.ts';
import { printOf } from '../table/creatures.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import { controlOf } from '../procedures/control.ts';
import { healerOf } from '../procedures/healer.ts';
import { ritualOf } from '../procedures/ritual.ts';
import type { ClassicState, Creature } from '../state.ts';
import { abilityOfCreature } from '../texts/using.ts';
import type { Values } from '../values/kinds.ts';
import { mayHaveAny, valueOf } from '../values/values.ts';
import { whyNotUseAbility } from './ability.ts';
import { whyNotControl } from './control.ts';
import { whyNotHealer } from './healer.ts';
import { whyNotReturnToShadow } from './return-to-shadow.ts';
import { whyNotUse } from './use.ts';

/** An ability that uses a whole activation, and why it is closed, if it is (C-ACT-3 g). */
export interface ActivatedAbility {
  readonly ability: ActivatedName;
  readonly frame: ClassicFrame;
  readonly refusal?: Refusal;
}

/** Everything a creature could use its activation for instead of moving and fighting. */
export function activatedAbilities(state: Readonly<ClassicState>, creature: Readonly<Creature>): ActivatedAbility[] {
  const ban = whyNotUseAbility(state, creature);
  return [...keywordAbilities(state, creature), ...printedAbilities(state, creature)].map(
    ({ ability, frame, refusal }) => {
      const why = ban ?? refusal;
      return { ability, frame, ...(why && { refusal: why }) };
    },
  );
}

interface Found {
  readonly ability: ActivatedName;
  readonly frame: ClassicFrame;
  readonly refusal: Refusal | undefined;
}

function keywordAbilities(state: Readonly<ClassicState>, creature: Readonly<Creature>): Found[] {
  const { id } = creature;
  const begun = { creature: id, cancelled: false } as const;
  const found: Found[] = [];
  if (!mayHaveAny(state, creature, GRANTING)) return found;
  if (valueOf('healerDice', creature, state) > 0) {
    found.push({ ability: 'healer', frame: healerOf(id), refusal: whyNotHealer(state, creature) });
  }
  if (valueOf('controlDice', creature, state) > 0) {
    found.push({ ability: 'control', frame: controlOf(id), refusal: whyNotControl(state, creature) });
  }
  if (valueOf('ritualDice', creature, state) > 0)
    found.push({ ability: 'ritual', frame: ritualOf(id), refusal: undefined });
  for (const which of valueOf('howls', creature, state).keys()) {
    found.push({
      ability: `howl ${which}`,
      frame: { kind: 'howl', step: 'declare', which, ...begun },
      refusal: undefined,
    });
  }
  if (valueOf('stealthy', creature, state)) {
    const frame = { kind: 'returnToShadow', step: 'declare', ...begun } as const;
    found.push({ ability: 'stealth', frame, refusal: whyNotReturnToShadow(state, creature) });
  }
  if (valueOf('concentration', creature, state).length > 0) {
    const isFull = concentrationRoom(state, creature) === 0;
    const refusal = isFull ? refuse('concentration-full', 'C-KW-Concentration', { creature: id }) : undefined;
    found.push({ ability: 'concentration', frame: { kind: 'concentrate', step: 'declare', ...begun }, refusal });
  }
  if (valueOf('curesItself', creature, state)) {
    found.push({
      ability: 'cure poison',
      frame: { kind: 'curePoison', step: 'declare', ...begun },
      refusal: undefined,
    });
  }
  return found;
}

/** What gives a creature an ability that it can use. */
const GRANTING: readonly (keyof Values)[] = [
  'healerDice',
  'controlDice',
  'ritualDice',
  'howls',
  'stealthy',
  'concentration',
  'curesItself',
];

/** Abilities written out on the card, with the activation symbol (C-KW-ActivationSymbol). */
function printedAbilities(state: Readonly<ClassicState>, creature: Readonly<Creature>): Found[] {
  return (printOf(state, creature).abilities ?? []).flatMap((ability, index): Found[] => {
    if (!('use' in ability) || ability.use !== 'activation') return [];
    const frame = abilityOfCreature(state, creature, index);
    return [{ ability: `text ${index}`, frame, refusal: whyNotUse(state, frame) }];
  });
}
