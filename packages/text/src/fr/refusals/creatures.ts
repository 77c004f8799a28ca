import type { Messages } from '../../messages.ts';
import { withAttack } from '../attacks.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { names } from '../names.ts';
import { au, de, que } from '../phrase.ts';
import { called, length } from '../speech.ts';
import { titled } from '../titles.ts';

/** What a creature cannot do: activations, attacks, Stealth, Ruins. */
export const creatures = {
  activated: ({ creature }, roster) => `${called(roster.creature(creature))} a déjà agi pendant ce tour.`,
  'after-detection': ({ creature }, roster) =>
    `Après une détection, ${called(roster.creature(creature))} ne peut plus qu'attaquer ou terminer son activation.`,
  'after-run': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a couru, ce qui met fin à son activation.`,
  'concentration-full': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà tous ses marqueurs ${keyword('concentration')}.`,
  engaged: ({ creature }, roster) =>
    `${called(roster.creature(creature))} est au contact d'un ennemi non camouflé. Rompez d'abord le contact.`,
  'has-moved': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà bougé. Cela ne se fait qu'avant un déplacement.`,
  'one-move': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà bougé. Un seul déplacement par activation est permis.`,
  'just-summoned': ({ creature }, roster) =>
    `${called(roster.creature(creature))} vient d'arriver et ne pourra agir qu'à votre prochain tour.`,
  'nobody-to-control': ({ creature }, roster) =>
    `Il n'y a personne dont ${called(roster.creature(creature))} puisse prendre le contrôle.`,
  'nobody-to-heal': ({ creature }, roster) =>
    `Il n'y a personne ${que(called(roster.creature(creature)))} puisse soigner.`,

  'ability-missing': ({ creature, attack }, roster) =>
    attack === 'melee combat'
      ? `${called(roster.creature(creature))} ne peut pas attaquer ${withAttack[attack]}.`
      : `${called(roster.creature(creature))} n'a pas la compétence ${names.attacks[attack]}.`,
  'after-move': ({ creature, attack }, roster) =>
    `${called(roster.creature(creature))} a déjà bougé. Pour attaquer ${withAttack[attack]}, il faut rester sur place.`,
  defender: ({ target, defender }, roster) =>
    `${called(roster.creature(defender))} a la compétence ${keyword('defender')} : il faut l'attaquer avant ${called(roster.creature(target))}.`,
  'line-too-long': ({ target, range, short }, roster) =>
    `La plus courte ligne libre jusqu'${au(called(roster.creature(target)))} dépasse de ${length(short)} la portée de ${length(range)}.`,
  'melee-only': ({ creature }, roster) => `${called(roster.creature(creature))} ne peut attaquer qu'en mêlée.`,
  'no-enemy': ({ target }, roster) => `${called(roster.creature(target))} n'est pas un ennemi à attaquer.`,
  'no-line-of-sight': ({ target }, roster) =>
    `Aucune ligne de vue ne mène ${au(called(roster.creature(target)))} : quelque chose s'interpose.`,
  'no-strength': ({ creature }, roster) => `${called(roster.creature(creature))} n'a pas de Force pour attaquer.`,
  'not-in-contact': ({ creature, target, short }, roster) =>
    `Il manque ${length(short)} ${au(called(roster.creature(creature)))} pour être au contact ${de(called(roster.creature(target)))}.`,
  'out-of-range': ({ target, short, range }, roster) =>
    `${called(roster.creature(target))} est à ${length(short)} au-delà de la portée de ${length(range)}.`,
  'that-shot-only': ({ target }, roster) =>
    `Après cette détection, seul un ${keyword('magical-shot')} contre ${called(roster.creature(target))} est permis.`,

  'already-hidden': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà un marqueur ${leadingTo('stealth', 'Camouflage')}.`,
  'no-stealth': ({ creature }, roster) =>
    `${called(roster.creature(creature))} n'a pas la compétence ${keyword('stealth')}.`,
  'not-hidden': ({ target }, roster) =>
    `${called(roster.creature(target))} n'a pas de marqueur ${leadingTo('stealth', 'Camouflage')} : vous pouvez attaquer tout de suite.`,
  'not-in-this-edition': () => 'Cette édition des règles ne le prévoit pas.',
  'one-attempt': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a déjà tenté une détection. Une seule par activation est permise.`,
  'was-shot-at': ({ creature }, roster) =>
    `${called(roster.creature(creature))} a essuyé un tir au dernier tour adverse et ne peut pas encore se camoufler.`,

  'already-searched': () => 'Ces Ruines ont déjà été fouillées.',
  'never-searches': ({ creature }, roster) => `${called(roster.creature(creature))} ne fouille jamais de Ruines.`,
  'no-character': ({ creature }, roster) =>
    `Seuls les personnages entrent dans des Ruines, et ${called(roster.creature(creature))} n'en est pas un.`,
  'no-exit': () => "Il n'y a pas d'autres Ruines fouillées où ressortir.",
  'no-ruins': ({ terrain }, roster) =>
    `Il n'y a rien à fouiller dans ${titled(roster.terrain(terrain), 'terrain').words}.`,
  'not-at-terrain': ({ creature, terrain, short }, roster) =>
    `Il manque ${length(short)} ${au(called(roster.creature(creature)))} pour être au contact ${de(titled(roster.terrain(terrain), 'terrain').words)}.`,
  'not-searched': ({ terrain }, roster) =>
    `L'entrée secrète ${de(titled(roster.terrain(terrain), 'terrain').words)} ne s'ouvre qu'après une fouille.`,
} satisfies Partial<Messages['refusals']>;
