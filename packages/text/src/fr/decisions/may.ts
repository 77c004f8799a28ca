import type { Decisions } from '@signum/classic';
import type { DecisionText, Prompt } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { keyword as keywordName, leadingTo } from '../keyword-mark.ts';
import { payment } from '../payments.ts';
import { de, que } from '../phrase.ts';
import { called } from '../speech.ts';

/** Yes or no. */
export const may: DecisionText<'may'> = {
  ask: (shown, roster) => QUESTIONS[shown.purpose](shown, roster),
  answer: ({ yes }, { purpose }) => YES_AND_NO[purpose][yes ? 0 : 1],
};

type Asked = Decisions['may']['shown'];

const QUESTIONS: Readonly<Record<Asked['purpose'], (shown: Asked, roster: Roster) => Prompt>> = {
  backstab: ({ creature }, roster) => {
    const who = creature === undefined ? 'votre créature camouflée' : called(roster.creature(creature));
    return {
      title: `Voulez-vous ${que(who)} porte un ${keywordName('backstab')} ?`,
      help: `Le marqueur ${leadingTo('stealth', 'Camouflage')} serait perdu.`,
    };
  },
  draw: () => ({ title: 'Votre adversaire propose la nulle. Acceptez-vous ?' }),
  effect: ({ card }, roster) => ({
    title: `Appliquez-vous ${card === undefined ? 'cet effet' : `l'effet${ofCard(card, roster)}`} ?`,
  }),
  pay: ({ card, pay = {} }, roster) => ({
    title: `Voulez-vous ${payment(pay, 'infinitive')}${card === undefined ? '' : ` pour ${called(roster.card(card))}`} ?`,
  }),
  surcharge: ({ card, pay = {} }, roster) => ({
    title: `Voulez-vous ${payment(pay, 'infinitive')} pour la ${keywordName('surcharge')}${ofCard(card, roster)} ?`,
  }),
  trigger: ({ card, keyword, creature }, roster) => {
    const what = keyword === undefined ? 'sa compétence' : keywordName(keyword);
    if (creature !== undefined) {
      return { title: `Voulez-vous ${que(called(roster.creature(creature)))} utilise ${what} ?` };
    }
    const which = card === undefined && keyword === undefined ? 'cette compétence' : 'la compétence';
    const ability = keyword === undefined ? which : `${which} ${what}`;
    return { title: `Utilisez-vous ${ability}${ofCard(card, roster)} ?` };
  },
};

function ofCard(card: string | undefined, roster: Roster): string {
  return card === undefined ? '' : ` ${de(called(roster.card(card)))}`;
}

const YES_AND_NO: Readonly<Record<Asked['purpose'], readonly [yes: string, no: string]>> = {
  backstab: ['Poignarder', "Rester dans l'ombre"],
  draw: ['Accepter la nulle', 'Continuer la partie'],
  effect: ['Appliquer', 'Renoncer'],
  pay: ['Payer', 'Ne pas payer'],
  surcharge: ['Payer', 'Ne pas payer'],
  trigger: ['Utiliser', 'Renoncer'],
};
