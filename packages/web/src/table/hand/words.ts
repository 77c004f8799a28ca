import { de } from '../../app/french-de.ts';
import type { LanguageCode } from '@signum/text';

export interface Words {
  hand: string;
  /** The full name of a card for those who listen. */
  playable: (name: string) => string;
  unplayable: (name: string, reason: string) => string;
  enlarge: (name: string) => string;
  empty: string;
  hiddenHand: (name: string, n: number) => string;
  piles: (name: string) => string;
  deck: (n: number) => string;
  graveyard: (n: number) => string;
  removed: (n: number) => string;
  tactic: string;
  ownTactic: (name: string) => string;
  tactics: (n: number) => string;
  paid: (what: string) => string;
  relics: string;
  relic: (name: string, state: string) => string;
  /** Marks made of the uses a relic has. */
  used: (marks: number, uses: number) => string;
  durability: (left: number, all: number) => string;
  tapped: string;
  ready: string;
  close: string;
  graveyardOf: (name: string) => string;
  noCards: string;
}

const en: Words = {
  hand: 'Your hand',
  playable: name => `${name}, can be played`,
  unplayable: (name, reason) => `${name}, cannot be played: ${reason}`,
  enlarge: name => `Read ${name}`,
  empty: 'Your hand is empty.',
  hiddenHand: (name, n) => (n === 1 ? `${name} has 1 card in hand` : `${name} has ${n} cards in hand`),
  piles: name => `Cards of ${name}`,
  deck: n => `Deck: ${n}`,
  graveyard: n => `Graveyard: ${n}`,
  removed: n => `Out of the game: ${n}`,
  tactic: 'Face-down tactic',
  ownTactic: name => `Your face-down tactic: ${name}`,
  tactics: n => (n === 1 ? '1 face-down tactic' : `${n} face-down tactics`),
  paid: what => `paid with ${what}`,
  relics: 'Relics of the hero',
  relic: (name, state) => `${name}, ${state}`,
  used: (marks, uses) => `used ${marks} of ${uses} times`,
  durability: (left, all) => `Durability ${left} of ${all}`,
  tapped: 'tapped',
  ready: 'ready',
  close: 'Close',
  graveyardOf: name => `Graveyard of ${name}`,
  noCards: 'No cards lie here.',
};

const fr: Words = {
  hand: 'Votre main',
  playable: name => `${name}, jouable`,
  unplayable: (name, reason) => `${name}, impossible à jouer : ${reason}`,
  enlarge: name => `Lire ${name}`,
  empty: 'Votre main est vide.',
  hiddenHand: (name, n) => (n < 2 ? `${name} a ${n} carte en main` : `${name} a ${n} cartes en main`),
  piles: name => `Cartes ${de(name)}`,
  deck: n => `Deck : ${n}`,
  graveyard: n => `Cimetière : ${n}`,
  removed: n => `Hors du jeu : ${n}`,
  tactic: 'Tactique face cachée',
  ownTactic: name => `Votre tactique face cachée : ${name}`,
  tactics: n => (n < 2 ? `${n} tactique face cachée` : `${n} tactiques face cachée`),
  paid: what => `payée avec ${what}`,
  relics: 'Reliques du héros',
  relic: (name, state) => `${name}, ${state}`,
  used: (marks, uses) => `utilisée ${marks} fois sur ${uses}`,
  durability: (left, all) => `Durabilité ${left} sur ${all}`,
  tapped: 'engagée',
  ready: 'prête',
  close: 'Fermer',
  graveyardOf: name => `Cimetière ${de(name)}`,
  noCards: 'Aucune carte ici.',
};

const ru: Words = {
  hand: 'Ваша рука',
  playable: name => `${name}, можно разыграть`,
  unplayable: (name, reason) => `${name}, разыграть нельзя: ${reason}`,
  enlarge: name => `Прочитать карту «${name}»`,
  empty: 'На руке нет карт.',
  hiddenHand: (name, n) => `${name}, карт на руке: ${n}`,
  piles: name => `Карты игрока ${name}`,
  deck: n => `Колода: ${n}`,
  graveyard: n => `Кладбище: ${n}`,
  removed: n => `Вне игры: ${n}`,
  tactic: 'Тактика рубашкой вверх',
  ownTactic: name => `Ваша тактика рубашкой вверх: ${name}`,
  tactics: n => `Тактик рубашкой вверх: ${n}`,
  paid: what => `оплачена: ${what}`,
  relics: 'Реликвии героя',
  relic: (name, state) => `${name}, ${state}`,
  used: (marks, uses) => `использована ${marks} из ${uses}`,
  durability: (left, all) => `Прочность ${left} из ${all}`,
  tapped: 'повёрнута',
  ready: 'готова',
  close: 'Закрыть',
  graveyardOf: name => `Кладбище игрока ${name}`,
  noCards: 'Здесь нет карт.',
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
