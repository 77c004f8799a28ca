import type { LanguageCode } from '@signum/text';
import type { Place } from '../../app/origin.ts';

/** The way from the table, named by where it leads. */
export type Words = Readonly<Record<Place, string>>;

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    cards: 'Back to the card',
    home: 'To the start page',
    learn: 'Back to the lessons',
    replay: 'Back to the replay',
    rules: 'Back to the rules',
  },
  fr: {
    cards: 'Retour à la carte',
    home: 'Vers l’accueil',
    learn: 'Retour aux leçons',
    replay: 'Retour à la partie revue',
    rules: 'Retour aux règles',
  },
  ru: {
    cards: 'Назад к карте',
    home: 'На главную',
    learn: 'Назад к урокам',
    replay: 'Назад к повтору',
    rules: 'Назад к правилам',
  },
};
