import { classicMachine } from '@signum/classic';
import type { Question, Reply } from '../../game/contract.ts';

/** What the other side says when the script has no line for it: as little as possible, but it defends itself. */
export function quietReply(asked: Question): Reply {
  switch (asked.kind) {
    case 'nextAction':
      return { kind: 'nextAction', do: 'end turn' };
    case 'act':
      return asked.deeds.some(deed => deed.do === 'pass') ? { kind: 'act', do: 'pass' } : first(asked);
    case 'construct':
      return { kind: 'construct', building: 'none' };
    case 'tactic':
      return { kind: 'tactic', tactic: 'pass' };
    case 'assignDice': {
      const half = Math.floor(asked.dice / 2);
      return { kind: 'assignDice', attack: Math.min(asked.most, Math.max(asked.least, half)) };
    }
    case 'reroll':
      return classicMachine.answers(asked).at(-1)!;
    default:
      return first(asked);
  }
}

function first(asked: Question): Reply {
  return classicMachine.answers(asked)[0]!;
}
