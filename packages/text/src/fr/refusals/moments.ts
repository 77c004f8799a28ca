import type { Phase } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { de } from '../phrase.ts';
import { called, player } from '../speech.ts';

/** Answers that come at the wrong time or to the wrong question. */
export const moments = {
  'already-answered': () => 'Cette question a déjà reçu sa réponse.',
  'game-over': () => 'La partie est terminée.',
  malformed: () => 'Cette réponse est illisible. Veuillez réessayer.',
  'not-asked': () => "Ce n'est pas à vous de répondre pour l'instant. Attendez votre tour.",
  'not-offered': () => 'Cette réponse ne fait pas partie des choix possibles. Choisissez-en un.',
  'not-yet-asked': () => "Cette question n'a pas encore été posée.",
  'other-question': () => "Une autre question est posée. Répondez-y d'abord.",

  'action-under-way': () => "Une autre action est en cours. Terminez-la d'abord.",
  'activation-under-way': ({ creature }, roster) =>
    `L'activation ${de(called(roster.creature(creature)))} est en cours. Terminez-la d'abord.`,
  'draw-offered-already': () =>
    'Vous avez déjà proposé la nulle. Vous pourrez la proposer de nouveau au prochain tour.',
  'not-possible': () => "C'est impossible pour l'instant.",
  'not-your-turn': () => "Ce n'est pas votre tour.",
  'other-phase': ({ phase }) => `Cela se fait pendant ${PHASES.activation} ; c'est maintenant ${PHASES[phase]}.`,

  'illegal-deck': ({ seat, reasons }, roster) => {
    const broken = reasons.length === 1 ? 'une règle' : `${reasons.length} règles`;
    const whose = player(seat, roster).own('deck', 'm');
    return `${whose} enfreint ${broken} de construction. Il faut le corriger avant la partie.`;
  },
  'no-deck': ({ seat }, roster) => {
    const { name, isYou } = player(seat, roster);
    return isYou ? "Vous n'avez pas encore de deck. Choisissez-en un." : `${name} n'a pas encore de deck.`;
  },
  'no-seed': () => "La partie n'a pas de graine pour ses dés. Recommencez-la.",
  'no-such-edition': () => "Cette édition des règles n'existe pas. Choisissez-en une autre.",
  'no-such-limit': () => 'Le dernier tour doit être un nombre entier supérieur à 0.',
  'not-two-decks': () => 'Un duel se joue avec exactement deux decks.',
} satisfies Partial<Messages['refusals']>;

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'la mise en place',
  beginning: 'le début du tour',
  construction: 'la phase de construction',
  activation: "la phase d'activation des créatures",
  end: 'la fin du tour',
};
