import type { Refusals } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { de, que } from '../phrase.ts';
import { called, length, thing } from '../speech.ts';

const difficult = leadingTo('difficult', 'difficile');
const impassable = leadingTo('impassable', 'infranchissable');

/** Moves, places on the Battlefield, and templates. */
export const places = {
  'in-contact': ({ creature, enemy }, roster) =>
    `Impossible tant ${que(called(roster.creature(creature)))} est au contact ${de(called(roster.creature(enemy)))}.`,
  'longest-movement': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà un Mouvement XL : une course n'irait pas plus loin.`,
  'never-runs': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a la compétence ${keyword('slow')} et ne court jamais.`,
  'no-movement': ({ creature }, roster) => `${called(roster.creature(creature))} n'a pas de Mouvement.`,
  'no-such-way': ({ mode }) => `Cette créature ne peut pas ${MODES[mode]} pour l'instant.`,
  'nobody-near': ({ creature }, roster) =>
    `${called(roster.creature(creature))} ne peut atteindre aucun ennemi à S ou moins.`,
  'not-into-contact': () => "Ce déplacement doit finir au contact d'un autre ennemi.",
  stayed: ({ creature }, roster) =>
    `${called(roster.creature(creature))} a trop souvent renoncé à bouger et ne peut plus se déplacer pendant cette activation.`,

  'no-move': () => 'La créature y est déjà. Choisissez un autre endroit.',
  'in-contact-already': ({ id }, roster) => `La créature est déjà au contact ${de(thing(id, roster))}.`,
  'no-way': () => "Aucun chemin n'y mène : tout est bloqué.",
  'no-way-into-contact': ({ id }, roster) =>
    id === undefined
      ? 'Aucun chemin libre ne mène à ce contact.'
      : `Aucun chemin libre ne mène au contact ${de(thing(id, roster))}.`,
  unreachable: () => "Cet endroit est hors d'atteinte.",
  'too-far': ({ short }) => `C'est trop loin : il s'en faut de ${length(short)}.`,
  'too-far-in-difficult': ({ short }) =>
    `C'est trop loin : il s'en faut de ${length(short)}. En terrain ${difficult}, on se déplace de S au plus.`,
  'run-from-difficult': () => `On ne court pas en terrain ${difficult}. Un simple déplacement reste possible.`,
  'runs-through-difficult': ({ over }) =>
    `La course s'arrête au terrain ${difficult}, ${length(over)} avant cet endroit.`,
  'stops-at-difficult': ({ over }) =>
    `Le déplacement s'arrête au terrain ${difficult}, ${length(over)} avant cet endroit.`,
  'stops-at-enemy': ({ id }, roster) => `Le déplacement s'arrêterait en route, au contact ${de(thing(id, roster))}.`,
  'crosses-base': ({ id }, roster) => `${thing(id, roster)} barre le chemin.`,
  'crosses-impassable': ({ id }, roster) => `Un terrain ${impassable} barre le chemin : ${thing(id, roster)}.`,
  'leaves-table': () => 'Ce chemin sort du Champ de Bataille.',
  'unknown-turn': () => "Ce chemin contourne quelque chose qui n'est pas là. Tracez-le de nouveau.",
  'not-taut': () => "Ce chemin n'est pas le plus court autour de ses obstacles. Tracez-le de nouveau.",

  'off-grid': () => "Ce n'est pas un endroit du Champ de Bataille.",
  'off-table': ({ short }) =>
    short === undefined
      ? "C'est trop grand pour le Champ de Bataille."
      : `Cela dépasse de ${length(short)} le bord du Champ de Bataille.`,
  'overlaps-base': ({ id, short }, roster) => `Cela empiète de ${length(short)} sur le socle ${de(thing(id, roster))}.`,
  'on-impassable': ({ id }, roster) => `Personne ne peut se tenir sur ce terrain ${impassable} : ${thing(id, roster)}.`,
  'into-contact': ({ id, short }, roster) =>
    `Il est interdit d'être au contact ${de(thing(id, roster))}${short === undefined ? '' : ` : écartez-vous encore de ${length(short)}`}.`,
  'out-of-contact': ({ id, short }, roster) =>
    `Il manque ${length(short)} pour être au contact ${de(thing(id, roster))}.`,
  'enemy-too-near': ({ id, short }, roster) =>
    `${tooNear(de(thing(id, roster)), short)} Restez à S au moins de tout ennemi.`,
  'off-side': () => 'Il faut toucher votre bord du Champ de Bataille.',
  'no-place': () => "Il n'y a pas assez de place.",

  'base-too-near': ({ id, short }, roster) => tooNear(de(thing(id, roster)), short),
  'template-too-near': ({ id, short }, roster) =>
    `${tooNear(de(thing(id, roster)), short)} Laissez au moins S entre deux terrains.`,
  'own-side-too-near': ({ short }) => `${tooNear('de votre bord', short)} Laissez au moins S.`,
  'side-too-near': ({ short }) => `${tooNear('du bord adverse', short)} Laissez au moins M.`,
} satisfies Partial<Messages['refusals']>;

function tooNear(ofWhat: string, short: number): string {
  return `Trop près ${ofWhat} : il manque ${length(short)}.`;
}

const MODES: Readonly<Record<Refusals['no-such-way']['mode'], string>> = {
  flight: 'voler',
  jump: 'sauter',
  walk: 'aller à pied',
};
