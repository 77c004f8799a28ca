import type { ChoosePurpose, Decisions } from '@signum/classic';
import { capital } from '../../marks.ts';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { pieces } from '../combinators.ts';
import { events } from '../events/index.ts';
import { counted } from '../phrase.ts';
import { paragraph, sentences } from '../sentences.ts';
import { called, listed, player, thing } from '../speech.ts';
import { telling } from '../telling.ts';
import { inlineUse } from '../use-text.ts';
import { may } from './may.ts';
import { order } from './order.ts';

/** Choosing among things, saying yes or no, and putting things in order. */
export const choices = {
  may,
  order,

  choose: {
    ask: (shown, roster) => {
      const { what, help } = PURPOSES[shown.purpose];
      const wish = `choisissez ${howMany(shown, what)}.`;
      const title = shown.card === undefined ? wish : `${called(roster.card(shown.card))} : ${wish}`;
      return help === undefined ? { title } : { title, help };
    },
    answer: ({ chosen }, _shown, roster) =>
      chosen.length === 0 ? 'Ne rien choisir' : listed(chosen.map(id => thing(id, roster))),
  },

  mode: {
    ask: ({ card }, roster) => ({ title: `${called(roster.card(card))} : choisissez un effet.` }),
    answer: ({ mode }, { options }, roster) => {
      const effect = options[mode];
      if (effect === undefined) return 'Rien';
      const lookup = (id: string) => {
        const { name } = roster.card(id);
        return { en: name, fr: name, ru: name };
      };
      return paragraph(sentences(pieces(effect, telling({ bearer: 'creature', lookup, say: { use: inlineUse } }))));
    },
  },

  tactic: {
    ask: ({ events: happened, usable }, roster) => {
      const lines = happened.flatMap(event => {
        const say = events[event.type] as (event: object, roster: Roster) => string | null;
        return say(event, roster) ?? [];
      });
      const help = usable.length === 0 ? [...lines, 'Aucune de vos tactiques ne convient.'] : lines;
      return { title: 'Révélez-vous une tactique ?', ...(help.length > 0 && { help: help.map(capital).join(' ') }) };
    },
    answer: ({ tactic }, _shown, roster) => (tactic === 'pass' ? 'Passer' : `Révéler ${thing(tactic, roster)}`),
  },

  whoBegins: {
    ask: () => ({
      title: 'Qui prend le premier tour ?',
      help: 'Qui commence prend le bord proche du Champ de Bataille.',
    }),
    answer: ({ first }, _shown, roster) => player(first, roster).name,
  },
} satisfies Partial<Messages['decisions']>;

/** "une cible", "2 cibles", "jusqu'à 2 cibles". Everything that can be chosen is feminine. */
function howMany({ least, most }: Decisions['choose']['shown'], [one, more]: readonly [string, string]): string {
  if (least === most) return most === 1 ? `une ${one}` : counted(most, one, more);
  if (least === 0 && most === 1) return `une ${one}, ou aucune`;
  return least === 0 ? `jusqu'à ${counted(most, one, more)}` : `de ${least} à ${counted(most, one, more)}`;
}

const PURPOSES: Readonly<
  Record<ChoosePurpose, { readonly what: readonly [one: string, more: string]; readonly help?: string }>
> = {
  'card to discard': { what: ['carte à défausser', 'cartes à défausser'] },
  'card to put on top': {
    what: ['carte à laisser sur le dessus', 'cartes à laisser sur le dessus'],
    help: 'Les autres vont sous le deck.',
  },
  'card to take': { what: ['carte à prendre', 'cartes à prendre'] },
  'order of cards': {
    what: ['carte à mettre sur le dessus', 'cartes à mettre sur le dessus'],
    help: 'Les autres viendront dessous.',
  },
  'place to go': {
    what: ['sortie', 'sorties'],
    help: "La créature ressort au contact d'autres Ruines, ou reste où elle est.",
  },
  'relic that takes the damage': {
    what: ['relique qui subira les dommages', 'reliques qui subiront les dommages'],
  },
  'relic to replace': { what: ['relique à remplacer', 'reliques à remplacer'] },
  target: { what: ['cible', 'cibles'] },
  victim: { what: ['victime', 'victimes'], help: 'Elle sera traquée à partir de maintenant.' },
};
