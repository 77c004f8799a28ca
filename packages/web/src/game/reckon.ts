import { attackOf, meleeOdds, oddsOf, type ClassicState } from '@signum/classic';
import type { OddsAnswer, OddsQuestion } from './contract.ts';

/** Odds of what a player thinks of doing. The rules themselves are run; no hidden card has a say in it. */
export function reckon(state: Readonly<ClassicState>, question: OddsQuestion): OddsAnswer {
  switch (question.of) {
    case 'attack': {
      const { attack, attacker, target } = question;
      return { of: 'attack', odds: oddsOf(state, attackOf(attack, attacker, target), [attacker, target]) };
    }
    case 'melee':
      return { of: 'melee', odds: meleeOdds(state, question.attacker, question.defender) };
  }
}
