import type { TacticId } from '../../ids.ts';
import type { Phrase } from '../phrase.ts';

export const tactic: Phrase<'tactic'> = {
  answer(word, { seat }, { names, state }) {
    if ('pass' in word) return { tactic: 'pass' };
    if (!('reveal' in word)) return undefined;
    const own = state.players[seat]!.tactics.map(({ id }) => id);
    return { tactic: names.among<TacticId>(own, word.reveal) };
  },
  words: ({ tactic: one }, _decision, { names }) => (one === 'pass' ? { pass: true } : { reveal: names.word(one) }),
};
