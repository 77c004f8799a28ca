import type { Answer, Decision } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import type { CreatureId } from '../ids.ts';
import { classicMachine } from '../machine.ts';
import type { Policy } from './explore.ts';

/**
 * What players are taken to do while odds are reckoned: failed dice are rolled again as far as that is allowed, optional
 * triggers are used, nothing is paid, and no tactic is revealed, since nobody knows which ones lie there.
 */
export function sensibly(decision: Decision<Decisions>): Answer<Decisions> {
  switch (decision.kind) {
    case 'reroll': {
      const failed = decision.places.filter(place => !decision.counting.includes(decision.faces[place]!));
      return { kind: 'reroll', dice: failed.slice(0, decision.most) };
    }
    case 'tactic':
      return { kind: 'tactic', tactic: 'pass' };
    case 'may':
      return { kind: 'may', yes: decision.purpose === 'trigger' || decision.purpose === 'effect' };
    default: {
      const [first] = classicMachine.answers(decision);
      if (!first) throw new Error(`nothing fits the decision '${decision.kind}'`);
      return first;
    }
  }
}

/** The same, with this creature as the target of whatever is aimed. */
export function aimingAt(target: CreatureId): Policy {
  return decision => {
    const isTarget = decision.kind === 'choose' && decision.options.includes(target);
    return isTarget ? { kind: 'choose', chosen: [target] } : sensibly(decision);
  };
}
