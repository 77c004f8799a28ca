import type { Victory } from '@signum/classic';
import type { LanguageCode } from '@signum/text';
import { de } from '../../app/french-de.ts';

export interface Words {
  readonly region: string;
  readonly youWin: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  /** How it came, by the names of both sides; nobody's name stands for whoever reads it. */
  readonly how: Readonly<Record<Victory, (winner: string | null, loser: string | null) => string>>;
  readonly bothFell: string;
  readonly after: (turns: number) => string;
  readonly numbers: string;
  readonly you: string;
  readonly winner: string;
  readonly prosperity: string;
  readonly buildings: string;
  readonly wounds: string;
  readonly fallen: string;
  readonly lost: string;
  readonly creatures: string;
  readonly deck: string;
  readonly rematch: string;
  readonly newGame: string;
  readonly watch: string;
  readonly save: string;
  readonly trouble: string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    region: 'The game is over',
    youWin: 'You win',
    wins: name => `${name} wins`,
    draw: 'A draw',
    how: {
      agreement: () => 'Both sides agreed on it.',
      clock: (_winner, loser) => (loser === null ? 'Your time is up.' : `The time of ${loser} is up.`),
      concession: (_winner, loser) => (loser === null ? 'You conceded.' : `${loser} conceded.`),
      hero: (_winner, loser) => (loser === null ? 'Your hero has fallen.' : `The hero of ${loser} has fallen.`),
      prosperity: winner => (winner === null ? 'Your City has flourished.' : `The City of ${winner} has flourished.`),
      time: () => 'The last turn is over; the tie-breaks decided.',
    },
    bothFell: 'Both heroes have fallen.',
    after: turns => (turns === 1 ? 'After 1 turn.' : `After ${turns} turns.`),
    numbers: 'The game in numbers',
    you: 'You',
    winner: 'Winner',
    prosperity: 'Prosperity',
    buildings: 'Buildings in the City',
    wounds: 'Wounds on the hero',
    fallen: 'fallen',
    lost: 'Creatures lost',
    creatures: 'Creatures left',
    deck: 'Cards left in the deck',
    rematch: 'Rematch',
    newGame: 'New game',
    watch: 'Watch the replay',
    save: 'Save the replay',
    trouble: 'That did not work. Try it from the list of replays.',
  },
  fr: {
    region: 'La partie est finie',
    youWin: 'Vous gagnez',
    wins: name => `${name} gagne`,
    draw: 'Partie nulle',
    how: {
      agreement: () => 'Les deux camps en sont convenus.',
      clock: (_winner, loser) => (loser === null ? 'Votre temps est écoulé.' : `Le temps de ${loser} est écoulé.`),
      concession: (_winner, loser) => (loser === null ? 'Vous avez abandonné.' : `${loser} a abandonné.`),
      hero: (_winner, loser) => (loser === null ? 'Votre héros est tombé.' : `Le héros ${de(loser)} est tombé.`),
      prosperity: winner => (winner === null ? 'Votre Ville a prospéré.' : `La Ville ${de(winner)} a prospéré.`),
      time: () => 'Le dernier tour est joué ; les départages ont tranché.',
    },
    bothFell: 'Les deux héros sont tombés.',
    after: turns => (turns === 1 ? 'Après 1 tour.' : `Après ${turns} tours.`),
    numbers: 'La partie en chiffres',
    you: 'Vous',
    winner: 'Vainqueur',
    prosperity: 'Prospérité',
    buildings: 'Bâtiments de la Ville',
    wounds: 'Blessures du héros',
    fallen: 'tombé',
    lost: 'Créatures perdues',
    creatures: 'Créatures restantes',
    deck: 'Cartes restantes dans le deck',
    rematch: 'Revanche',
    newGame: 'Nouvelle partie',
    watch: 'Revoir la partie',
    save: 'Garder la partie',
    trouble: 'Cela n’a pas marché. Essayez depuis la liste des parties.',
  },
  ru: {
    region: 'Партия окончена',
    youWin: 'Вы победили',
    wins: name => `Победа: ${name}`,
    draw: 'Ничья',
    how: {
      agreement: () => 'Стороны так договорились.',
      clock: (_winner, loser) => (loser === null ? 'Ваше время вышло.' : `Время вышло: ${loser}.`),
      concession: (_winner, loser) => (loser === null ? 'Вы сдались.' : `${loser} сдаётся.`),
      hero: (_winner, loser) => (loser === null ? 'Ваш герой пал.' : `Герой игрока «${loser}» пал.`),
      prosperity: winner => (winner === null ? 'Ваш Город процветает.' : `Город игрока «${winner}» процветает.`),
      time: () => 'Последний ход сыгран; решили дополнительные показатели.',
    },
    bothFell: 'Пали оба героя.',
    after: turns => `Ходов сыграно: ${turns}.`,
    numbers: 'Партия в числах',
    you: 'Вы',
    winner: 'Победа',
    prosperity: 'Процветание',
    buildings: 'Зданий в Городе',
    wounds: 'Ран у героя',
    fallen: 'пал',
    lost: 'Существ потеряно',
    creatures: 'Существ осталось',
    deck: 'Карт осталось в колоде',
    rematch: 'Реванш',
    newGame: 'Новая партия',
    watch: 'Смотреть повтор',
    save: 'Сохранить повтор',
    trouble: 'Не получилось. Попробуйте из списка повторов.',
  },
};
