import { begun, playUntil, type Practice } from '../table/testing/practice.ts';
import { rollFrom } from './whole-game.ts';

/** Decks with which both come to lay tactics. */
export const TACTICIANS = ['vallor-starter', 'akkari-starter'] as const;

/** So many games are looked through for one in which both do before a hero falls. */
const GAMES = 20;

/** A game in which both have tactics lying face down, and somebody is free to act. */
export function withTactics(): Practice {
  for (let game = 1; game <= GAMES; game += 1) {
    const session = playUntil(begun('bb', ...TACTICIANS), rollFrom(game), (question, { players }) => {
      return question.kind === 'nextAction' && players.every(({ tactics }) => tactics.length > 0);
    });
    if (!session.state.outcome) return session;
  }
  throw new Error('in none of these games do both lay tactics');
}
