import { begun, playUntil, type Practice } from '../table/testing/practice.ts';
import { rollFrom } from './whole-game.ts';

/** Decks with which both come to lay tactics. */
export const TACTICIANS = ['vallor-starter', 'akkari-starter'] as const;

/** A game in which both have tactics lying face down, and somebody is free to act. */
export function withTactics(): Practice {
  return playUntil(begun('bb', ...TACTICIANS), rollFrom(2), (question, { players }) => {
    return question.kind === 'nextAction' && players.every(({ tactics }) => tactics.length > 0);
  });
}
