import { de } from '../../app/french-de.ts';
import type { Deed } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  region: string;
  nothing: string;
  ownSquad: string;
  squad: (name: string) => string;
  mayAct: string;
  ofPlayer: (name: string) => string;
  printed: (value: number | string) => string;
  healthLeft: (left: number, all: number) => string;
  statuses: {
    armour: (n: number) => string;
    hidden: string;
    poisoned: string;
    diseased: string;
    concentration: (n: number) => string;
    activated: string;
    arrived: string;
    skips: string;
    moved: string;
    defended: string;
    controlled: (name: string) => string;
    hunts: (name: string) => string;
    acting: string;
  };
  abilities: string;
  forNow: string;
  /** Up to which moment something is given. */
  until: (turn: number) => string;
  untilAttack: string;
  gain: (n: number, stat: string) => string;
  becomes: (n: number, stat: string) => string;
  loses: (keyword: string) => string;
  lentArmour: (n: number) => string;
  cannot: Readonly<Record<Deed, string>>;
  actions: string;
  closed: (n: number) => string;
  whyNot: string;
  rule: (id: string) => string;
  commit: string;
  distance: (length: string) => string;
  contact: string;
  centimetres: (tenths: string) => string;
  searched: string;
  tapped: string;
  inHand: string;
  inCity: string;
  read: string;
}

const en: Words = {
  region: 'Details',
  ownSquad: 'Your creatures',
  squad: name => `Creatures of ${name}`,
  mayAct: 'can be activated',
  nothing: 'Point at a creature, a card, a building or a terrain to read about it.',
  ofPlayer: name => `of ${name}`,
  printed: value => `printed ${value}`,
  healthLeft: (left, all) => `${left} of ${all}`,
  statuses: {
    armour: n => (n === 1 ? '1 Armour token' : `${n} Armour tokens`),
    hidden: 'Hidden',
    poisoned: 'Poisoned',
    diseased: 'Diseased',
    concentration: n => `Concentration ${n}`,
    activated: 'Activated',
    arrived: 'Just arrived',
    skips: 'Skips its next activation',
    moved: 'Has moved',
    defended: 'Has defended this turn',
    controlled: name => `Controlled by ${name}`,
    hunts: name => `Hunts ${name}`,
    acting: 'Acts now',
  },
  abilities: 'Abilities',
  forNow: 'For now',
  until: turn => `until the end of turn ${turn}`,
  untilAttack: 'until the end of the attack',
  gain: (n, stat) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${stat}`,
  becomes: (n, stat) => `${stat} is ${n}`,
  loses: keyword => `without ${keyword}`,
  lentArmour: n => (n === 1 ? '1 lent Armour token' : `${n} lent Armour tokens`),
  cannot: {
    'be healed': 'cannot be healed',
    'declare attacks': 'cannot declare attacks',
    move: 'cannot move',
    run: 'cannot run',
    'use activated abilities': 'cannot use activated abilities',
  },
  actions: 'Actions',
  closed: n => `Not now (${n})`,
  whyNot: 'Why not?',
  rule: id => `Rule ${id}`,
  commit: 'Press again to do it',
  distance: length => `${length} away`,
  contact: 'in contact',
  centimetres: tenths => `${tenths} cm`,
  searched: 'Already searched',
  tapped: 'Tapped until its owner’s next turn',
  inHand: 'In your hand',
  inCity: 'In the City',
  read: 'Read the card',
};

const fr: Words = {
  region: 'Détails',
  ownSquad: 'Vos créatures',
  squad: name => `Créatures ${de(name)}`,
  mayAct: 'peut être activée',
  nothing: 'Pointez une créature, une carte, un bâtiment ou un terrain pour en savoir plus.',
  ofPlayer: name => `à ${name}`,
  printed: value => `imprimé : ${value}`,
  healthLeft: (left, all) => `${left} sur ${all}`,
  statuses: {
    armour: n => (n < 2 ? `${n} marqueur Armure` : `${n} marqueurs Armure`),
    hidden: 'Camouflée',
    poisoned: 'Empoisonnée',
    diseased: 'Malade',
    concentration: n => `Concentration ${n}`,
    activated: 'Déjà activée',
    arrived: 'Vient d’arriver',
    skips: 'Passe sa prochaine activation',
    moved: 'S’est déplacée',
    defended: 'S’est défendue ce tour-ci',
    controlled: name => `Contrôlée par ${name}`,
    hunts: name => `Traque ${name}`,
    acting: 'Agit maintenant',
  },
  abilities: 'Compétences',
  forNow: 'Pour l’instant',
  until: turn => `jusqu’à la fin du tour ${turn}`,
  untilAttack: 'jusqu’à la fin de l’attaque',
  gain: (n, stat) => `${stat} ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  becomes: (n, stat) => `${stat} : ${n}`,
  loses: keyword => `sans ${keyword}`,
  lentArmour: n => (n < 2 ? `${n} marqueur Armure prêté` : `${n} marqueurs Armure prêtés`),
  cannot: {
    'be healed': 'ne peut pas être soignée',
    'declare attacks': 'ne peut pas attaquer',
    move: 'ne peut pas se déplacer',
    run: 'ne peut pas courir',
    'use activated abilities': 'ne peut pas utiliser de compétences activables',
  },
  actions: 'Actions',
  closed: n => `Pas maintenant (${n})`,
  whyNot: 'Pourquoi pas ?',
  rule: id => `Règle ${id}`,
  commit: 'Appuyez encore pour le faire',
  distance: length => `à ${length}`,
  contact: 'au contact',
  centimetres: tenths => `${tenths} cm`,
  searched: 'Déjà fouillées',
  tapped: 'Engagé jusqu’au prochain tour de son propriétaire',
  inHand: 'Dans votre main',
  inCity: 'Dans la Ville',
  read: 'Lire la carte',
};

const ru: Words = {
  region: 'Подробности',
  ownSquad: 'Ваши существа',
  squad: name => `Существа игрока ${name}`,
  mayAct: 'можно активировать',
  nothing: 'Наведите на существо, карту, здание или местность, чтобы узнать подробности.',
  ofPlayer: name => `игрок: ${name}`,
  printed: value => `на карте ${value}`,
  healthLeft: (left, all) => `${left} из ${all}`,
  statuses: {
    armour: n => `Жетоны брони: ${n}`,
    hidden: 'Скрыто',
    poisoned: 'Яд',
    diseased: 'Болезнь',
    concentration: n => `Концентрация ${n}`,
    activated: 'Уже действовало',
    arrived: 'Только что вышло',
    skips: 'Пропустит следующую активацию',
    moved: 'Уже двигалось',
    defended: 'Уже защищалось в этот ход',
    controlled: name => `Под контролем: ${name}`,
    hunts: name => `Охотится: ${name}`,
    acting: 'Действует сейчас',
  },
  abilities: 'Свойства',
  forNow: 'На время',
  until: turn => `до конца хода ${turn}`,
  untilAttack: 'до конца атаки',
  gain: (n, stat) => `${stat} ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  becomes: (n, stat) => `${stat} равна ${n}`,
  loses: keyword => `без свойства «${keyword}»`,
  lentArmour: n => `Временные жетоны брони: ${n}`,
  cannot: {
    'be healed': 'нельзя исцелять',
    'declare attacks': 'не может атаковать',
    move: 'не может двигаться',
    run: 'не может бежать',
    'use activated abilities': 'не может использовать активируемые свойства',
  },
  actions: 'Действия',
  closed: n => `Сейчас нельзя (${n})`,
  whyNot: 'Почему нельзя?',
  rule: id => `Правило ${id}`,
  commit: 'Нажмите ещё раз, чтобы сделать это',
  distance: length => `${length} до цели`,
  contact: 'вплотную',
  centimetres: tenths => `${tenths} см`,
  searched: 'Уже обысканы',
  tapped: 'Повёрнуто до следующего хода владельца',
  inHand: 'У вас на руке',
  inCity: 'В Городе',
  read: 'Прочитать карту',
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
