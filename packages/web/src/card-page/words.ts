import type { LanguageCode } from '@signum/text';

/** What the page of a card says. */
export interface Words {
  noSuchCard: string;
  allCards: string;
  keywords: string;
  noKeywords: string;
  origin: string;
  known: string;
  ours: string;
  allOurs: string;
  allKnown: string;
  note: string;
  languages: string;
  languagesHelp: string;
  definition: string;
  definitionHelp: string;
  decks: string;
  noDecks: string;
  ownDeck: string;
  examples: string;
  examplesHelp: string;
  noExamples: string;
  more: (faction: string) => string;
}

const en: Words = {
  noSuchCard: 'There is no such card',
  allCards: 'All cards',
  keywords: 'The words on it',
  noKeywords: 'Its text needs no keyword.',
  origin: 'What is known, and what is ours',
  known: 'Told by a public source',
  ours: 'Our own, because no public source tells it',
  allOurs: 'nothing: the whole card is ours',
  allKnown: 'nothing',
  note: 'Note',
  languages: 'Its text in three languages',
  languagesHelp: 'All three are written from the same definition, so they cannot say different things.',
  definition: 'Its definition',
  definitionHelp: 'What the rules read. Whoever makes cards can begin with a copy of it.',
  decks: 'Decks with this card',
  noDecks: 'No deck has it yet.',
  ownDeck: 'yours',
  examples: 'Worked examples with this card',
  examplesHelp: 'Situations that are played through as tests whenever the rules change.',
  noExamples: 'None of the worked examples has it.',
  more: faction => `More cards: ${faction}`,
};

const fr: Words = {
  noSuchCard: 'Cette carte n’existe pas',
  allCards: 'Toutes les cartes',
  keywords: 'Ses mots-clés',
  noKeywords: 'Son texte n’a besoin d’aucun mot-clé.',
  origin: 'Ce qui est connu, et ce qui est de nous',
  known: 'Dit par une source publique',
  ours: 'De notre cru, faute de source publique',
  allOurs: 'rien : toute la carte est de nous',
  allKnown: 'rien',
  note: 'Note',
  languages: 'Son texte en trois langues',
  languagesHelp: 'Les trois sont écrits d’après la même définition : ils ne peuvent pas se contredire.',
  definition: 'Sa définition',
  definitionHelp: 'Ce que lisent les règles. Qui crée des cartes peut partir d’une copie.',
  decks: 'Decks avec cette carte',
  noDecks: 'Aucun deck ne l’a encore.',
  ownDeck: 'à vous',
  examples: 'Exemples joués avec cette carte',
  examplesHelp: 'Des situations rejouées comme tests à chaque changement des règles.',
  noExamples: 'Aucun exemple joué ne l’utilise.',
  more: faction => `Autres cartes : ${faction}`,
};

const ru: Words = {
  noSuchCard: 'Такой карты нет',
  allCards: 'Все карты',
  keywords: 'Слова на карте',
  noKeywords: 'Её тексту не нужны свойства.',
  origin: 'Что известно, а что придумано нами',
  known: 'Известно из открытых источников',
  ours: 'Придумано нами, потому что открытых источников нет',
  allOurs: 'ничего: вся карта придумана нами',
  allKnown: 'ничего',
  note: 'Примечание',
  languages: 'Её текст на трёх языках',
  languagesHelp: 'Все три написаны по одному определению, поэтому не могут противоречить друг другу.',
  definition: 'Её определение',
  definitionHelp: 'То, что читают правила. Кто придумывает карты, может начать с его копии.',
  decks: 'Колоды с этой картой',
  noDecks: 'Её нет ещё ни в одной колоде.',
  ownDeck: 'ваша',
  examples: 'Разобранные примеры с этой картой',
  examplesHelp: 'Ситуации, которые разыгрываются как тесты при каждом изменении правил.',
  noExamples: 'В разобранных примерах её нет.',
  more: faction => `Ещё карты: ${faction}`,
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
