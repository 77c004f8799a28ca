import { catalogue } from '@signum/cards';
import { languages, plain } from '@signum/text';
import { expect, test } from 'vitest';

/** Cards as a French editor would print them. Spaces that must not break are written as plain ones here. */
const PRINTED: Record<string, readonly string[]> = {
  'abandoned-treasury': [
    'Protection contre les tirs',
    'Quand un personnage fouille ces Ruines, lancez un dé. Mire : il reçoit 1 blessure ; son joueur gagne 1 Prospérité. Hache : son joueur gagne 3 Prospérité. Bouclier : son joueur gagne 1 Prospérité et pioche 1 carte.',
  ],
  'akemi-of-the-nine-tails': [
    'Camouflé',
    'Agile',
    'Saut',
    'Une fois par tour, pendant votre tour, vous pouvez payer 1 Prospérité pour échanger les places de cette créature et d’une autre de vos créatures à XL ou moins.',
  ],
  'bottomless-well': [
    'Infranchissable',
    'À la fin de l’activation d’une créature blessée au contact de ce terrain, son joueur peut payer 1 Prospérité. S’il le fait, retirez 2 blessures à cette créature.',
  ],
  'brissa-de-molforn': [
    'Tir 3',
    'Tireur rapide',
    'Après un jet de Tir de cette créature, vous pouvez payer 1 Prospérité pour relancer jusqu’à 2 de vos dés d’attaque ratés.',
  ],
  'brokk-boilerfist': [
    'Tir 2',
    'Chevrotine',
    'Moteur à Vapeur (Tir) : lancez un dé. Mire : cette créature gagne +1 en Tir jusqu’à la fin du tour. Hache ou Bouclier : elle gagne +1 en Armure.',
  ],
  'brood-tide': [
    'Sort réservé à Szaravel, matrone de la Couvée.',
    'Invoquez un sbire au contact de chacun de vos personnages hors de contact avec l’ennemi.',
  ],
  'city-hall': ['Engager : si vous n’avez pas plus de Prospérité que l’adversaire, gagnez 1 Prospérité.'],
  'cloak-of-leaves': [
    'Éclaireur',
    'Camouflé',
    'Quand votre héros reçoit cette relique, s’il est hors de contact avec l’ennemi, il gagne un marqueur Camouflage.',
  ],
  confession: [
    'Quand une créature adverse gagne un marqueur Camouflage, elle le perd aussitôt. Infligez-lui 2 dommages.',
  ],
  'crimson-frenzy': [
    'Sort réservé à Kazrith le Dévastateur.',
    'Votre héros reçoit 1 blessure et gagne +2 en Force, Chasse 2 et Initiative jusqu’à la fin du tour.',
  ],
  'deadly-ambush': ['Quand une créature adverse subit des dommages, elle reçoit autant de blessures.'],
  'emperor-demian': [
    'Une fois par tour, pendant votre tour, vous pouvez payer 1 Prospérité pour invoquer un sbire au contact de cette créature.',
    'Quand un autre de vos personnages est invoqué, il gagne +1 en Armure.',
    'Tant que vous avez au moins deux autres créatures au contact de cette créature, elle a −1 de la part des attaques.',
  ],
  'entangling-roots': [
    'Choisissez jusqu’à deux créatures adverses à XL ou moins de votre héros. Aucune d’elles ne peut se déplacer jusqu’à la fin du tour adverse.',
  ],
  'field-dressing': ['Retirez 2 blessures à une de vos créatures blessées. Elle perd ses marqueurs Poison et Maladie.'],
  'flames-of-fury': [
    'Infligez 2 dommages à un personnage adverse à XL ou moins de votre héros et dans sa ligne de vue, puis 1 dommage à chaque autre personnage adverse à S ou moins du personnage choisi.',
    'Dojo du Feu-Renard : le personnage choisi reçoit 1 blessure.',
  ],
  'fox-bargain': [
    'L’adversaire peut payer 4 Prospérité. S’il le fait, gagnez 2 Prospérité. Sinon, prenez le contrôle, jusqu’à la fin du tour, d’un personnage adverse de Force 3 ou moins, à XL ou moins de votre héros et dans sa ligne de vue.',
  ],
  'golden-fog': [
    'Quand une créature adverse va être activée, annulez cette activation, sauf si son joueur paie 3 Prospérité.',
  ],
  'hollow-offering': [
    'Quand l’adversaire pioche une carte, il défausse 1 carte au hasard et met la première carte de son deck au Cimetière.',
  ],
  'honoka-field-spirit': [
    'Quand cette créature est éliminée, déplacez de S au plus, sans Coup de Poignard, une de vos créatures du clan Kitsuné.',
  ],
  'imperial-muster': ['Sort réservé à l’empereur Demian.', 'Invoquez 2 sbires au contact de votre héros.'],
  'lorenzo-fencing-master': [
    'Aura S : chacun de vos autres personnages de la Guilde des Lames a Maître de la défense 1.',
    'Une fois par tour, après une attaque au corps à corps contre cette créature, elle peut attaquer aussitôt l’assaillant au corps à corps.',
  ],
  'merchants-guild': [
    'Personnages de la Guilde des Marchands : Dernière Parole (gagnez 1 Prospérité).',
    'Engager : gagnez 1 Prospérité.',
  ],
  'michelle-gazzini': [
    'Guérisseur 2',
    'Activation (influence) : choisissez une autre créature à L ou moins et en ligne de vue, puis lancez 2 dés (réussite : Mire). Elle reçoit 1 blessure par échec. Retirez-lui 1 blessure par réussite.',
  ],
  'milady-rosalinda': [
    'Activation (influence) : choisissez une créature adverse à L ou moins et en ligne de vue, puis lancez un dé. Hache ou Bouclier : elle passe sa prochaine activation.',
  ],
  'miura-whisper-of-the-wind': [
    'Agile',
    'Rapide',
    'Après une attaque de cette créature, vous pouvez la déplacer de S au plus, sans Coup de Poignard.',
  ],
  'powder-keg': [
    'Infligez 2 dommages à un personnage à XL ou moins de votre héros. Pour chaque autre créature à S ou moins du personnage choisi : infligez-lui 1 dommage, puis repoussez-la de S en ligne droite, à l’opposé du personnage choisi.',
  ],
  'ruphus-the-young-squire': ['Premier Mot : un de vos personnages gagne, au choix, +1 en Force ou +2 en Armure.'],
  salvation: [
    'Quand un de vos personnages est éliminé, renvoyez-le dans la main de son propriétaire plutôt qu’au Cimetière.',
  ],
  'spirit-gate': ['Placez au contact d’un même terrain jusqu’à deux de vos créatures hors de contact avec l’ennemi.'],
  'star-temple': [
    'Engager : une créature adverse, au choix de l’adversaire, reçoit 1 blessure, sauf s’il paie 1 Prospérité.',
  ],
  'tanukis-jest': ['Quand le héros adverse reçoit une relique, détruisez-la, sauf si l’adversaire défausse 2 cartes.'],
  'thibaut-de-bazan': [
    'Prudent 1',
    'Résistance aux influences',
    'Une fois par tour, pendant votre tour, vous pouvez payer 1 Prospérité pour qu’une créature adverse de votre choix à M ou moins passe sa prochaine activation.',
  ],
  trapdoor: [
    'Quand une créature adverse arrive au contact d’une de vos créatures, elle subit un Coup de Poignard de la part de chacune de vos créatures à son contact et ne peut pas déclarer d’attaque jusqu’à la fin du tour.',
  ],
  'twin-reapers': [
    'Relique réservée à Kazrith le Dévastateur.',
    'Utilisations Multiples 3 (à chaque corps à corps avec des dés d’attaque)',
    'Expert en attaque 2',
    'Coup de Marteau',
  ],
  'ulfar-scent-hunter': [
    'Prédateur',
    'Chasseur de reliques',
    'Quand cette créature arrive au contact d’une créature adverse camouflée, celle-ci perd son marqueur Camouflage.',
  ],
  'venom-mist': [
    'Empoisonnez jusqu’à trois créatures adverses à XL ou moins de votre héros.',
    'Essaim des Fileuses : chacune des créatures choisies perd 1 marqueur Armure.',
  ],
};

const textOf = (id: string): ReturnType<typeof languages.fr.card> =>
  languages.fr.card(catalogue[id]!, other => catalogue[other]?.names);
const readable = (text: string): string => plain(text).replaceAll('\u00a0', ' ');

test.each(Object.entries(PRINTED))('%s reads as if it were printed', (id, lines) => {
  expect(textOf(id).lines.map(({ text }) => readable(text))).toEqual(lines);
});

const all = Object.keys(catalogue).flatMap(id => {
  const { type, lines } = textOf(id);
  return [type, ...lines.flatMap(({ text, reminder = '' }) => [text, reminder])].map(readable);
});
const offenders = (fault: RegExp): string[] => all.filter(text => fault.test(text));

test('Articles join with de and à, and every vowel has its apostrophe', () => {
  expect(offenders(/(?<!\p{L})(?:de|à) les? /u)).toEqual([]);
  expect(offenders(/(?<![\p{L}-])(?:de|le|la|ne|que|jusque|se|je) (?:[aeiouéèêâîôûœ]|hô|hu)/iu)).toEqual([]);
  expect(offenders(/(?<!\p{L})[dl]’(?:héros|[bcdfgjklmnpqrstvwxz])/iu)).toEqual([]);
  expect(offenders(/(?<!\p{L})si ils? /iu)).toEqual([]);
});

test('Determiners, nouns and participles agree', () => {
  expect(offenders(/(?<!\p{L})(?:un|chacun|le|ce|aucun) (?:autre )?(?:créature|carte|relique|tactique)/iu)).toEqual([]);
  expect(offenders(/(?:une|chacune|la|cette|aucune) (?:autre )?(?:personnage|sbire|héros|bâtiment|terrain)/iu)).toEqual(
    [],
  );
  expect(offenders(/(?:créature|personnage|sbire)s? (?:\p{L}+ )?(?:adverses blessé |adverse blessés)/iu)).toEqual([]);
  expect(offenders(/(?<!\d)1 (?:dommages|blessures|cartes|marqueurs|dés|sbires)(?!\p{L})/iu)).toEqual([]);
});

test('High punctuation has its space before it, and that space does not break', () => {
  const set = Object.keys(catalogue).flatMap(id => textOf(id).lines.map(({ text }) => plain(text)));
  expect(set.filter(text => /[^\u00a0][:;!?»]|«[^\u00a0]| [:;!?»]/.test(text))).toEqual([]);
  expect(set.filter(text => text.includes("'"))).toEqual([]);
});
