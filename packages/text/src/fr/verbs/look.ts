import type { Verbs } from '@signum/classic';
import { you, type Clause } from '../clause.ts';

/** Looking at cards that only the reader of the text may see. */
export function look({ at, whose, amount = 1, take, rest }: Verbs['look']): Clause {
  const isYours = whose === 'you';
  if (at === 'hand') return you('regarder', isYours ? 'votre main' : "la main de l'adversaire");
  if (at === 'tactics') return you('regarder', isYours ? 'vos tactiques' : "les tactiques face cachée de l'adversaire");
  const deck = isYours ? 'votre deck' : "le deck de l'adversaire";
  const top = amount === 1 ? 'la première carte' : `les ${amount} premières cartes`;
  return you('regarder', `${top} de ${deck}`.replace('de le ', 'du ') + afterwards(amount, take, rest));
}

/** What becomes of the cards that were looked at. */
function afterwards(amount: number, take: number | undefined, rest: 'bottom' | 'top' | undefined): string {
  if (take !== undefined)
    return `, prenez-en ${take} en main et mettez le reste ${rest === 'top' ? 'dessus' : 'dessous'}`;
  if (rest === 'top') return amount === 1 ? '' : ", puis replacez-les dessus dans l'ordre de votre choix";
  if (rest === undefined) return '';
  return amount === 1
    ? ', puis laissez-la dessus ou mettez-la dessous'
    : ', puis replacez chacune d’elles dessus ou dessous';
}
