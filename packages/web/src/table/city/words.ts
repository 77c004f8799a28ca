import { de } from '../../app/french-de.ts';
import type { LanguageCode } from '@signum/text';

export interface Words {
  city: string;
  cityOf: (name: string) => string;
  room: (stands: number, most: number) => string;
  nothing: string;
  tapped: (name: string) => string;
  untapped: (name: string) => string;
  usable: string;
  pays: string;
  mayPay: string;
  payment: string;
  /** "Arena + any building (City Hall) + 2 Prosperity". */
  forAny: (any: string, building: string) => string;
  prosperity: (n: number) => string;
  free: string;
  swap: string;
  construct: string;
  costs: (n: number) => string;
  unlocks: (cards: readonly string[]) => string;
  named: (n: number) => string;
  instead: (n: number) => string;
  none: string;
  victory: string;
  buildings: (n: number, all: number) => string;
  points: (n: number, all: number) => string;
  terrain: string;
}

const en: Words = {
  city: 'City',
  cityOf: name => `City of ${name}`,
  room: (stands, most) => `${stands} of ${most}`,
  nothing: 'No building stands yet.',
  tapped: name => `${name}, tapped`,
  untapped: name => name,
  usable: 'has an ability to use',
  pays: 'will be tapped',
  mayPay: 'can be tapped instead',
  payment: 'You tap',
  forAny: (any, building) => `${building} (${any.toLowerCase()})`,
  prosperity: n => `${n} Prosperity`,
  free: 'nothing',
  swap: 'Press another building to swap.',
  construct: 'Construct',
  costs: n => `Costs ${n} Prosperity`,
  unlocks: cards => `Lets you play ${cards.join(' · ')}`,
  named: n => (n === 1 ? 'Asked for by 1 card in your hand' : `Asked for by ${n} cards in your hand`),
  instead: n => `Nothing: gain ${n} Prosperity`,
  none: 'Nothing',
  victory: 'Victory by Prosperity',
  buildings: (n, all) => `Basic buildings ${n} / ${all}`,
  points: (n, all) => `Prosperity ${n} / ${all}`,
  terrain: 'Terrain to place',
};

const fr: Words = {
  city: 'Ville',
  cityOf: name => `Ville ${de(name)}`,
  room: (stands, most) => `${stands} sur ${most}`,
  nothing: 'Aucun bâtiment pour l’instant.',
  tapped: name => `${name}, engagé`,
  untapped: name => name,
  usable: 'a une compétence utilisable',
  pays: 'sera engagé',
  mayPay: 'peut être engagé à la place',
  payment: 'Vous engagez',
  forAny: (any, building) => `${building} (${any.toLowerCase()})`,
  prosperity: n => `${n} Prospérité`,
  free: 'rien',
  swap: 'Appuyez sur un autre bâtiment pour changer.',
  construct: 'Construire',
  costs: n => `Coûte ${n} Prospérité`,
  unlocks: cards => `Permet de jouer ${cards.join(' · ')}`,
  named: n => (n < 2 ? `Demandé par ${n} carte de votre main` : `Demandé par ${n} cartes de votre main`),
  instead: n => `Rien : gagnez ${n} Prospérité`,
  none: 'Rien',
  victory: 'Victoire par la Prospérité',
  buildings: (n, all) => `Bâtiments de base ${n} / ${all}`,
  points: (n, all) => `Prospérité ${n} / ${all}`,
  terrain: 'Terrains à poser',
};

const ru: Words = {
  city: 'Город',
  cityOf: name => `Город игрока ${name}`,
  room: (stands, most) => `${stands} из ${most}`,
  nothing: 'Зданий пока нет.',
  tapped: name => `${name}, повёрнуто`,
  untapped: name => name,
  usable: 'свойство можно использовать',
  pays: 'будет повёрнуто',
  mayPay: 'можно повернуть вместо другого',
  payment: 'Вы поворачиваете',
  forAny: (any, building) => `${building} (${any.toLowerCase()})`,
  prosperity: n => `процветание: ${n}`,
  free: 'ничего',
  swap: 'Нажмите на другое здание, чтобы заменить.',
  construct: 'Построить',
  costs: n => `Стоит процветания: ${n}`,
  unlocks: cards => `Позволит разыграть: ${cards.join(' · ')}`,
  named: n => `Нужно картам на вашей руке: ${n}`,
  instead: n => `Ничего: получить процветания: ${n}`,
  none: 'Ничего',
  victory: 'Победа процветанием',
  buildings: (n, all) => `Базовые здания ${n} / ${all}`,
  points: (n, all) => `Процветание ${n} / ${all}`,
  terrain: 'Местность в запасе',
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
