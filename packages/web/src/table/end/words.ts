import type { Victory } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly region: string;
  readonly youWin: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly how: Readonly<Record<Victory, string>>;
  readonly after: (turns: number) => string;
  readonly numbers: string;
  readonly prosperity: string;
  readonly buildings: string;
  readonly kills: string;
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
      agreement: 'Both sides agreed on it.',
      concession: 'The other side conceded.',
      hero: 'The enemy hero has fallen.',
      prosperity: 'The City has flourished.',
      time: 'The last turn is over; the tie-breaks decided.',
    },
    after: turns => (turns === 1 ? 'After 1 turn.' : `After ${turns} turns.`),
    numbers: 'The game in numbers',
    prosperity: 'Prosperity',
    buildings: 'Buildings in the City',
    kills: 'Characters eliminated',
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
      agreement: 'Les deux camps en sont convenus.',
      concession: 'L’autre camp a abandonné.',
      hero: 'Le héros ennemi est tombé.',
      prosperity: 'La Ville a prospéré.',
      time: 'Le dernier tour est joué ; les départages ont tranché.',
    },
    after: turns => (turns === 1 ? 'Après 1 tour.' : `Après ${turns} tours.`),
    numbers: 'La partie en chiffres',
    prosperity: 'Prospérité',
    buildings: 'Bâtiments de la Ville',
    kills: 'Personnages éliminés',
    creatures: 'Créatures restantes',
    deck: 'Cartes restantes dans le paquet',
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
      agreement: 'Стороны так договорились.',
      concession: 'Другая сторона сдалась.',
      hero: 'Вражеский герой пал.',
      prosperity: 'Город процветает.',
      time: 'Последний ход сыгран; решили дополнительные показатели.',
    },
    after: turns => `Ходов сыграно: ${turns}.`,
    numbers: 'Партия в числах',
    prosperity: 'Процветание',
    buildings: 'Построек в городе',
    kills: 'Персонажей устранено',
    creatures: 'Существ осталось',
    deck: 'Карт осталось в колоде',
    rematch: 'Реванш',
    newGame: 'Новая партия',
    watch: 'Смотреть повтор',
    save: 'Сохранить повтор',
    trouble: 'Не получилось. Попробуйте из списка повторов.',
  },
};
