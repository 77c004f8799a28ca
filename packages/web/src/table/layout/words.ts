import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly table: string;
  readonly sheets: string;
  readonly city: string;
  readonly log: string;
  readonly inspector: string;
  readonly hand: string;
  readonly title: (first: string, second: string) => string;
  readonly yourTurn: string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    table: 'The table',
    sheets: 'More of the table',
    city: 'City',
    log: 'Log',
    inspector: 'Details',
    hand: 'Hand',
    title: (first, second) => `${first} against ${second}`,
    yourTurn: 'Your turn',
  },
  fr: {
    table: 'La table',
    sheets: 'Le reste de la table',
    city: 'Ville',
    log: 'Journal',
    inspector: 'Détails',
    hand: 'Main',
    title: (first, second) => `${first} contre ${second}`,
    yourTurn: 'À vous',
  },
  ru: {
    table: 'Стол',
    sheets: 'Остальное на столе',
    city: 'Город',
    log: 'Журнал',
    inspector: 'Подробно',
    hand: 'Рука',
    title: (first, second) => `${first} против ${second}`,
    yourTurn: 'Ваш ход',
  },
};
