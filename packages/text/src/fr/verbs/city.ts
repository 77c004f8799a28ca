import type { Amount } from '@signum/classic';
import { PROSPERITY, amountOf } from '../amounts.ts';
import { joined, you } from '../clause.ts';
import { counted } from '../phrase.ts';
import { playerDoes } from '../players.ts';
import { object, recipient } from '../targets.ts';
import type { Telling } from '../telling.ts';
import type { Tellers } from './teller.ts';

/** Prosperity, the City, relics and terrain. */
export const city: Tellers<'build' | 'destroy' | 'prosper' | 'repair' | 'steal' | 'tap' | 'tax' | 'untap'> = {
  prosper: ({ who, amount }, told) => playerDoes(who, 'gagner', amountOf(amount, PROSPERITY, told), told),

  tax: ({ who, amount }, told) => playerDoes(who, 'perdre', amountOf(amount, PROSPERITY, told), told),

  steal: ({ amount }, told) => you('voler', `${amountOf(amount, PROSPERITY, told)} à l'adversaire`),

  destroy({ what }, told) {
    const thing = object(what, told);
    return you('détruire', thing.words, thing);
  },

  tap({ what }, told) {
    const thing = object(what, told);
    return you('engager', thing.words, thing);
  },

  untap({ what }, told) {
    const thing = object(what, told);
    return you('désengager', thing.words, thing);
  },

  build: ({ less }) => ({ sentences: [`vous pouvez construire un bâtiment en payant ${less} Prospérité de moins`] }),

  repair({ what, amount }, told) {
    const to = recipient(what, told);
    return you('rendre', joined(to.words, worn(amount, told)), to);
  },
};

/** A relic wears out by its tokens or by its uses, whichever it has. */
function worn(amount: Amount, told: Telling): string {
  if (typeof amount === 'number')
    return `${counted(amount, 'point')} de Durabilité ou ${counted(amount, 'utilisation')}`;
  return amountOf(
    amount,
    { one: 'point de Durabilité ou utilisation', many: '', all: 'toute sa Durabilité', asMany: 'autant de Durabilité' },
    told,
  );
}
