import type { Term } from '../language.ts';

/** What each keyword does, for whoever has forgotten it. An (s) follows the X of its keyword. */
const REMINDERS: Readonly<Record<Term, string>> = {
  agile:
    'La créature rompt le contact sans subir de Coup de Poignard, à condition de ne pas finir au contact d’un ennemi.',
  armour:
    'La créature entre en jeu avec X marqueur(s) Armure. Un marqueur absorbe 1 dommage, mais ni les blessures ni les attaques magiques.',
  aura: 'Les créatures à X ou moins en bénéficient tant qu’elles y restent, mais pas celle qui l’a.',
  backstab:
    'Qui quitte un ennemi, se déplace à son contact ou court jusqu’à lui s’y expose : chaque ennemi concerné lance un dé et inflige 1 dommage sur Hache ou Bouclier.',
  'battle-mage': 'La créature peut utiliser Tir Magique après un déplacement, mais pas après une course.',
  beast: 'On ne peut pas prendre le contrôle de la créature, et aucune compétence de bâtiment ne peut la cibler.',
  berserk: 'La créature a +X en Force tant qu’elle est blessée.',
  'blocks-line-of-sight': 'Aucune ligne de vue ne traverse ce terrain.',
  buckshot:
    'Si son Tir inflige des dommages à une cible à M ou moins, la cible est repoussée de S en ligne droite. Si un obstacle l’arrête, elle subit 1 dommage de plus.',
  cautious: 'Au corps à corps, la créature doit mettre au moins X dé(s) en défense.',
  charge:
    'Si la créature se déplace puis attaque au corps à corps, elle en bénéficie jusqu’à la fin du tour. Une fois par tour.',
  concentration:
    'La créature entre en jeu avec X marqueur(s) Concentration et ne peut jamais en avoir plus. Activation : elle en gagne 1. Dépensez-les pendant votre tour pour obtenir l’effet.',
  contract:
    'Au début de son activation, vous pouvez payer 1 Prospérité pour que la créature en bénéficie jusqu’à la fin du tour.',
  control:
    'Activation : choisissez un personnage ou sbire adverse à XL ou moins et en ligne de vue, puis lancez X dé(s). Avec au moins autant de Mires que sa Santé actuelle, prenez-en le contrôle jusqu’à la fin du tour ; il peut être activé.',
  defender: 'Un ennemi au contact de la créature doit la choisir quand il attaque au corps à corps.',
  'defense-against-shooting':
    'Contre Tir et Lancer, une cible au contact de ce terrain ou derrière lui peut relancer une fois ses dés de défense ratés. Contre Tir Magique, elle a un dé de défense.',
  difficult:
    'Qui touche ce terrain ne se déplace pas de plus de S et ne peut pas courir. Vol et Éclaireur permettent de l’ignorer.',
  'difficult-target':
    'Lors d’une attaque à distance contre la créature, l’attaquant doit relancer une fois tous ses dés d’attaque réussis.',
  disease:
    'La créature reçoit 1 blessure chaque fois qu’elle déclare une attaque. Au début de son activation, elle peut y renoncer pour retirer le marqueur.',
  drill:
    'Quand la créature est invoquée, vous pouvez invoquer un sbire au contact de chacune de vos créatures ayant Manœuvres.',
  durability:
    'La relique entre en jeu avec X marqueur(s), pour absorber les dommages des attaques non magiques contre votre héros. Sans marqueur, elle est détruite.',
  executioner:
    'À son arrivée, et chaque fois que sa victime est éliminée, vous pouvez désigner un personnage comme victime. La créature en bénéficie lorsqu’elle attaque sa victime.',
  exhaustion: 'Au début de son activation, la créature peut recevoir 1 blessure pour en bénéficier.',
  'expert-of-attack':
    'Si la créature met tous ses dés en attaque au corps à corps, elle lance X dé(s) d’attaque supplémentaire(s).',
  'expert-of-defense':
    'Si la créature met tous ses dés en défense au corps à corps, elle lance X dé(s) de défense supplémentaire(s).',
  'first-word': 'Se produit quand la carte est jouée depuis la main, une fois par partie.',
  flight:
    'En se déplaçant, la créature ignore créatures et terrains, mais ne peut finir ni sur un socle ni sur un terrain infranchissable.',
  forged:
    'La créature ne peut ni être soignée, ni être empoisonnée, ni contracter la Maladie. La blesser ne soigne personne par Vampirisme.',
  fortitude: 'En mêlée, la Hache reste une réussite pour la créature quand elle est blessée.',
  hammerblow: 'Au corps à corps, chacune de ses touches inflige 2 dommages.',
  healer:
    'Activation : choisissez une autre créature à XL ou moins et lancez X dé(s). Chaque réussite lui retire 1 blessure : Hache ou Bouclier au contact, sinon Mire.',
  howl: 'Activation : les créatures à X ou moins, sauf celle qui l’a, en bénéficient jusqu’à la fin du tour.',
  impact: 'Agit sur une créature choisie. Une créature ayant Résistance aux influences ne peut pas être choisie.',
  impassable: 'On ne peut traverser ce terrain qu’avec Vol, et personne ne peut s’y tenir.',
  initiative:
    'Au corps à corps, la créature frappe en premier ; une victime éliminée ne riposte pas. Si les deux camps l’ont, elle ne compte pas.',
  jump: 'La créature peut se déplacer en une seule ligne droite par-dessus les autres créatures, sans finir sur un socle.',
  'last-word': 'Se produit quand la carte quitte le jeu pour le Cimetière, une fois par partie.',
  lunge:
    'La créature peut attaquer au corps à corps un ennemi à S ou moins et en ligne de vue. Une cible hors de contact doit mettre tous ses dés en défense.',
  'magical-shot':
    'Activation : attaque magique à XL ou moins. Lancez X dé(s) ; chaque Mire inflige 1 blessure, sans défense possible.',
  'magical-strike':
    'Au lieu d’un corps à corps, lancez X dé(s) contre un ennemi au contact. Chaque réussite inflige 1 blessure, sans défense ni riposte.',
  'master-of-attack': 'Au corps à corps, la créature peut relancer jusqu’à X de ses dés d’attaque.',
  'master-of-defense': 'Au corps à corps, la créature peut relancer jusqu’à X de ses dés de défense.',
  'master-of-healing': 'La créature peut relancer jusqu’à X dé(s) de ses compétences de soin.',
  'master-of-magic': 'La créature peut relancer jusqu’à X de ses dés de Tir Magique.',
  'master-of-ritual': 'La créature peut relancer jusqu’à X dé(s) de Rituel raté(s).',
  'master-of-shooting': 'La créature peut relancer jusqu’à X de ses dés de Tir et de Lancer.',
  'minus-from-attacks': 'Chaque attaque contre la créature inflige X de moins.',
  monster:
    'La créature ne peut être ni soignée, ni renvoyée en main, ni contrôlée, et ne fouille pas les Ruines. Les cartes de soutien ne l’affectent pas.',
  'multiple-uses': 'Après X utilisation(s), la relique est défaussée.',
  parasite:
    'Quand la créature élimine un personnage, lancez X dé(s). Avec une Mire, invoquez un sbire au contact du vaincu.',
  pathfinder: 'La créature ignore les terrains difficiles.',
  persecution:
    'Quand la créature élimine un ennemi pendant votre tour, elle peut se déplacer de S au plus au contact d’un autre ennemi et combattre encore, X fois par tour au plus.',
  poison:
    'Au début de son activation, lancez un dé : sur Mire, la créature reçoit 1 blessure. Elle peut consacrer une activation à retirer le marqueur.',
  predator: 'Quand la créature attaque un ennemi blessé au corps à corps, elle a +1 en Force jusqu’à la fin du tour.',
  quick: 'La créature peut attaquer au corps à corps après une course.',
  'quick-shooter': 'La créature peut utiliser Tir ou Lancer après un déplacement, mais pas après une course.',
  'rain-of-arrows': 'Un personnage visé par son Tir a −1 en Force jusqu’à la fin du tour adverse, touché ou non.',
  reckless: 'Au corps à corps, la créature doit mettre au moins X dé(s) en attaque.',
  recruitment: 'Quand vous construisez un bâtiment, vous pouvez invoquer un sbire au contact de la créature.',
  regeneration: 'Au début de son activation, lancez X dé(s) ; chaque Mire lui retire 1 blessure.',
  requiem:
    'Quand la créature meurt, lancez un dé pour chaque autre créature à S ou moins : sur Hache ou Bouclier, celle-ci reçoit 1 blessure.',
  resurgent:
    'La créature ne peut ni être soignée, ni être empoisonnée, ni contracter la Maladie. La blesser ne soigne personne par Vampirisme.',
  ritual: 'Activation : lancez X dé(s). Avec une Mire, invoquez un sbire au contact de la créature.',
  'ruins-reroll': 'La créature peut relancer le dé quand elle fouille des Ruines.',
  rush: 'La créature peut être activée le tour où elle est invoquée.',
  'shield-against': 'La créature ne peut pas en être la cible.',
  shooting: 'Activation : attaque à distance à XL ou moins. Lancez X dé(s) ; chaque Mire non parée inflige 1 dommage.',
  slow: 'La créature ne peut pas courir.',
  sniper:
    'Quand la créature tire à une distance de L ou plus, elle peut relancer une fois ses dés d’attaque, et chaque touche inflige 2 dommages.',
  stamina: 'La créature peut mettre des dés en attaque à chaque corps à corps du tour.',
  stealth:
    'La créature arrive camouflée : l’ennemi ne peut ni l’attaquer ni la cibler avec ses compétences tant qu’elle n’attaque pas et n’est pas détectée. Hors de contact avec l’ennemi, elle peut consacrer une activation à se camoufler de nouveau.',
  'steam-engine': 'La première fois du tour que la créature déclare cette action, lancez d’abord le dé.',
  sting:
    'Quand la créature attaque une créature non empoisonnée, celle-ci est empoisonnée. Quand elle attaque une créature empoisonnée, elle en bénéficie jusqu’à la fin de l’attaque.',
  surcharge: 'Vous pouvez payer ce supplément quand vous jouez la carte.',
  throwing:
    'Activation : attaque à distance à L ou moins. Lancez X dé(s) ; chaque Hache ou Bouclier non paré inflige 1 dommage.',
  vampirism: 'Après avoir infligé des blessures au corps à corps, la créature peut se retirer 1 blessure.',
  veteran: 'Au corps à corps, son adversaire doit relancer une fois tous ses dés d’attaque réussis.',
  vulnerability: 'Chaque fois qu’elle subit des dommages, la créature en subit 1 de plus.',
};

/** The reminder of a keyword, with its number where the card gives one. */
export function reminder(term: Term, x?: number | string): string {
  const words = REMINDERS[term].replaceAll('(s)', x === 1 ? '' : 's').replaceAll(x === 1 ? 'jusqu’à X' : 'X', 'X');
  return x === undefined ? words : words.replaceAll(/\bX\b/g, String(x));
}
