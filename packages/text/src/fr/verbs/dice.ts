import type { Verbs } from '@signum/classic';
import { you } from '../clause.ts';
import { agree } from '../phrase.ts';
import { playerDoes } from '../players.ts';
import type { Tellers } from './teller.ts';

/** Rolling again. */
export const dice: Tellers<'reroll'> = {
  reroll(effect, told) {
    const { whose } = effect;
    return whose === 'you'
      ? you('relancer', diceMeant(effect, 'vos'))
      : playerDoes('opponent', 'relancer', diceMeant(effect, 'ses'), told);
  },
};

/** "jusqu'à 2 de vos dés d'attaque ratés", "tous ses dés de défense réussis" */
function diceMeant({ dice: kind, which, amount }: Verbs['reroll'], whose: 'ses' | 'vos'): string {
  const sort = kind === 'attack' ? "d'attaque" : 'de défense';
  const outcome = agree(which === 'failed' ? 'raté' : 'réussi', { gender: 'm', many: true });
  const many = typeof amount === 'number' ? `jusqu'à ${amount} de ${whose}` : `tous ${whose}`;
  return `${many} dés ${sort} ${outcome}`;
}
