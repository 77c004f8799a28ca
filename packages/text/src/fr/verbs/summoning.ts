import { MINIONS, amountOf } from '../amounts.ts';
import { joined, you } from '../clause.ts';
import { describe } from '../selectors.ts';
import { contact } from '../targets.ts';
import { introduce, rivalled, turnTo } from '../telling.ts';
import type { Tellers } from './teller.ts';

/** Those who come onto the Battlefield by an effect. */
export const summoning: Tellers<'minion' | 'summon'> = {
  minion({ near, amount }, told) {
    const many = amount === 1 ? 'un sbire' : amountOf(amount, MINIONS, told);
    const where = contact(near, told);
    rivalled(told, 'm');
    return you('invoquer', joined(many, where));
  },

  summon({ what, near = 'your side' }, told) {
    const where = near === 'your side' ? 'contre votre bord du Champ de Bataille' : contact(near, told);
    const { words } = describe('character', what, 'one', told);
    introduce(told, 'the chosen creature', { words: 'ce personnage', gender: 'm' });
    turnTo(told, 'the chosen creature');
    const from = `depuis votre ${what.in === 'deck' ? 'deck' : 'Cimetière'}`;
    return you('mettre', `en jeu ${from}, ${where}, ${words}`);
  },
};
