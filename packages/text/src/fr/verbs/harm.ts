import { DAMAGE, WOUNDS, amountOf, tokens } from '../amounts.ts';
import { it, joined, you } from '../clause.ts';
import { duration } from '../durations.ts';
import { keyword } from '../keyword-mark.ts';
import { isOwnChoice, object, owner, recipient, subject } from '../targets.ts';
import { isClear, isTopic } from '../telling.ts';
import type { Tellers } from './teller.ts';

/** Harm and healing. */
export const harm: Tellers<
  'armour' | 'backstab' | 'damage' | 'eliminate' | 'heal' | 'prevent' | 'redirect' | 'sunder' | 'wound'
> = {
  damage({ whom, amount }, told) {
    const to = recipient(whom, told);
    return you('infliger', joined(amountOf(amount, DAMAGE, told), to.words), to);
  },

  wound({ whom, amount }, told) {
    if (!isOwnChoice(whom)) return it(subject(whom, told), 'recevoir', amountOf(amount, WOUNDS, told));
    const to = recipient(whom, told);
    return you('infliger', joined(amountOf(amount, WOUNDS, told), to.words), to);
  },

  heal({ whom, amount }, told) {
    // "lui" could be either of two creatures, "elle" is the subject once more
    if (typeof whom === 'string' && isTopic(told, whom) && !isClear(told, whom))
      return it(subject(whom, told), 'guérir', `de ${amountOf(amount, WOUNDS, told)}`);
    const to = recipient(whom, told);
    return you('retirer', joined(amountOf(amount, WOUNDS, told), to.words), to);
  },

  eliminate({ whom }, told) {
    const who = object(whom, told);
    return you('éliminer', who.words, who);
  },

  backstab({ whom, by }, told) {
    const who = subject(whom, told);
    return it(who, 'subir', `un ${keyword('backstab')} de la part ${owner(by, told).words}`);
  },

  armour({ whom, amount, until }, told) {
    const who = subject(whom, told);
    const many = typeof amount === 'number' ? `+${amount} en ${keyword('armour')}` : amountOf(amount, ARMOUR, told);
    return it(who, 'gagner', joined(many, duration(until)));
  },

  sunder: ({ whom, amount }, told) => it(subject(whom, told), 'perdre', amountOf(amount, ARMOUR, told)),

  prevent: ({ amount }, told) =>
    amount === 'all'
      ? you('annuler', 'ces dommages')
      : you('réduire', `ces dommages de ${by(amountOf(amount, DAMAGE, told))}`),

  redirect({ to }, told) {
    const who = subject(to, told);
    const them = { words: '', gender: 'm', clitic: 'les' } as const;
    if (typeof to !== 'string') return you('reporter', `sur ${who.words}`, them);
    return { ...it(who, 'subir', 'à la place'), clitic: them.clitic };
  },
};

const ARMOUR = tokens(keyword('armour'));

/** "de 2" instead of "de 2 dommages", since damage was named already. */
function by(amount: string): string {
  return amount.replace(/ dommages?/, '');
}
