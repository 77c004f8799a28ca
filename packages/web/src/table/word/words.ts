import type { Occasion } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly title: string;
  /** On how many of the seven occasions. */
  readonly on: (n: number) => string;
  readonly notIn: (turn: number) => string;
  readonly notInTurn: (name: string, turn: number) => string;
  readonly onlyThen: string;
  readonly otherwise: string;
  readonly occasions: Readonly<Record<Occasion, string>>;
  readonly ownTurn: string;
  readonly hint: (name: string) => string;
  readonly done: string;
}

const ALL = 7;

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    title: 'When am I asked about my tactics?',
    on: n => (n === ALL ? 'Always' : n === 0 ? 'Never' : `On ${n} of ${ALL}`),
    notIn: turn => `Not in turn ${turn}`,
    notInTurn: (name, turn) => `Not in turn ${turn} (${name})`,
    onlyThen: 'For that turn only, then as said below.',
    otherwise: 'Ask me when it is about',
    occasions: {
      attack: 'attacks and Backstabs',
      movement: 'movement',
      activation: 'activations and abilities',
      cards: 'cards, summoning, terrain',
      damage: 'damage and deaths',
      city: 'the City',
      turn: 'the start of a turn, drawn cards',
    },
    ownTurn: 'in my own turn, too',
    hint: name =>
      `${name} sees when the screen is passed to you, and never whether a tactic fits. What you tick here is your own secret: do not let it give your card away.`,
    done: 'Done',
  },
  fr: {
    title: 'Quand m’interroger sur mes tactiques ?',
    on: n => (n === ALL ? 'Toujours' : n === 0 ? 'Jamais' : `${n} cas sur ${ALL}`),
    notIn: turn => `Pas au tour ${turn}`,
    notInTurn: (name, turn) => `Pas au tour ${turn} (${name})`,
    onlyThen: 'Pour ce tour seulement, ensuite comme ci-dessous.',
    otherwise: 'M’interroger quand il s’agit',
    occasions: {
      attack: 'd’attaques et de Coups de Poignard',
      movement: 'de mouvement',
      activation: 'd’activations et de compétences',
      cards: 'de cartes, d’invocations, de terrains',
      damage: 'de dommages et de morts',
      city: 'de la Ville',
      turn: 'du début d’un tour, de cartes piochées',
    },
    ownTurn: 'aussi pendant mon propre tour',
    hint: name =>
      `${name} voit quand l’écran vous est passé, jamais si une tactique convient. Ce que vous cochez ici reste votre secret : qu’il ne trahisse pas votre carte.`,
    done: 'C’est dit',
  },
  ru: {
    title: 'Когда спрашивать меня о тактиках?',
    on: n => (n === ALL ? 'Всегда' : n === 0 ? 'Никогда' : `${n} из ${ALL}`),
    notIn: turn => `Не в ход ${turn}`,
    notInTurn: (name, turn) => `Не в ход ${turn} (${name})`,
    onlyThen: 'Только в этот ход, затем — как сказано ниже.',
    otherwise: 'Спрашивать, когда речь идёт',
    occasions: {
      attack: 'об атаках и «Ударе в спину»',
      movement: 'о движении',
      activation: 'об активациях и свойствах',
      cards: 'о картах, выводе существ, местности',
      damage: 'об уроне и гибели',
      city: 'о Городе',
      turn: 'о начале хода и взятых картах',
    },
    ownTurn: 'и в мой собственный ход',
    hint: name =>
      `Противник (${name}) видит, когда экран переходит к вам, но не видит, подходит ли тактика. Ваш выбор здесь — тайна: пусть он не выдаст вашу карту.`,
    done: 'Готово',
  },
};
