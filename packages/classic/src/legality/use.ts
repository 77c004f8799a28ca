import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isStanding } from '../values/bonuses.ts';
import { whyNotMakePayment } from '../city/city.ts';
import { whyNotDeclare } from '../texts/declarable.ts';
import type { UseAbilityFrame } from '../procedures/use-ability.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { sourceOf, usableOf, type Source, type Usable } from '../texts/using.ts';

/** Why an ability cannot be used now. Whose turn it is, and what an activation asks for, has been looked at before. */
export function whyNotUse(state: Readonly<ClassicState>, frame: Readonly<UseAbilityFrame>): Refusal | undefined {
  const { seat, text } = frame;
  const source = sourceOf(state, text);
  const usable = source && usableOf(state, frame);
  if (!usable) return refuse('no-such-ability', 'C-ABL-1');
  if (!isStanding(state, { controller: seat }, usable)) {
    return refuse('building-not-standing', 'C-CRD-30', { building: usable.needs! });
  }
  const busy = source.kind === 'building' ? text.card : undefined; // it cannot pay for its own ability as well
  return (
    whyNotReady(source, usable, text) ??
    whyNotMakePayment(state, seat, usable.pay, busy) ??
    whyNotDeclare(state, text, usable.effect)
  );
}

function whyNotReady(
  source: Source,
  { use, once, tokens = 0 }: Usable,
  { card, source: name }: Text,
): Refusal | undefined {
  switch (source.kind) {
    case 'building':
      if (use === 'tap' && source.building.tapped) return refuse('tapped', 'C-CTY-8', { card });
      return once && source.building.usedUp.includes(name) ? refuse('used-this-turn', 'C-ABL-1', { card }) : undefined;
    case 'relic':
      return source.relic.tapped ? refuse('tapped', 'C-REL-13', { card }) : undefined;
    case 'creature': {
      const { id, concentration, usedUp } = source.creature;
      if (concentration < tokens) {
        return refuse('too-few-tokens', 'C-KW-Concentration', { creature: id, needed: tokens, there: concentration });
      }
      return once && usedUp.includes(name) ? refuse('used-this-turn', 'C-ABL-1', { card }) : undefined;
    }
  }
}
