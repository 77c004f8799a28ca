import type { Phase } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  /** The region, for those who listen. */
  bar: string;
  you: string;
  turn: (n: number) => string;
  lastTurn: (n: number) => string;
  toMove: string;
  thinks: string;
  prosperity: (n: number) => string;
  hand: (n: number) => string;
  deck: (n: number) => string;
  tactics: (n: number) => string;
  timeLeft: (minutes: number, seconds: number) => string;
  phases: Readonly<Record<Phase, string>>;
  nowPhase: (phase: string) => string;
}

const en: Words = {
  bar: 'Players and turn',
  you: 'You',
  turn: n => `turn ${n}`,
  lastTurn: n => `of ${n}`,
  toMove: 'has the turn',
  thinks: 'is thinking',
  prosperity: n => `${n} Prosperity`,
  hand: n => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  deck: n => (n === 1 ? '1 card in the deck' : `${n} cards in the deck`),
  tactics: n => (n === 1 ? '1 face-down tactic' : `${n} face-down tactics`),
  timeLeft: (minutes, seconds) => `Time left: ${minutes} min ${seconds} s`,
  phases: { setup: 'Setup', beginning: 'Begin', construction: 'Build', activation: 'Activate', end: 'End' },
  nowPhase: phase => `Now: ${phase}`,
};

const fr: Words = {
  bar: 'Joueurs et tour',
  you: 'Vous',
  turn: n => `tour ${n}`,
  lastTurn: n => `sur ${n}`,
  toMove: 'joue son tour',
  thinks: 'réfléchit',
  prosperity: n => `Prospérité : ${n}`,
  hand: n => (n < 2 ? `${n} carte en main` : `${n} cartes en main`),
  deck: n => (n < 2 ? `${n} carte dans le deck` : `${n} cartes dans le deck`),
  tactics: n => (n < 2 ? `${n} tactique face cachée` : `${n} tactiques face cachée`),
  timeLeft: (minutes, seconds) => `Temps restant : ${minutes} min ${seconds} s`,
  phases: { setup: 'Mise en place', beginning: 'Début', construction: 'Bâtir', activation: 'Activer', end: 'Fin' },
  nowPhase: phase => `Maintenant : ${phase}`,
};

const ru: Words = {
  bar: 'Игроки и ход',
  you: 'Вы',
  turn: n => `ход ${n}`,
  lastTurn: n => `из ${n}`,
  toMove: 'ходит',
  thinks: 'думает',
  prosperity: n => `Процветание: ${n}`,
  hand: n => `Карт на руке: ${n}`,
  deck: n => `Карт в колоде: ${n}`,
  tactics: n => `Тактик рубашкой вверх: ${n}`,
  timeLeft: (minutes, seconds) => `Осталось времени: ${minutes} мин ${seconds} с`,
  phases: {
    setup: 'Подготовка',
    beginning: 'Начало',
    construction: 'Стройка',
    activation: 'Активация',
    end: 'Конец',
  },
  nowPhase: phase => `Сейчас: ${phase}`,
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
