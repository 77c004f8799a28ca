import type { Card } from '@signum/classic';

type Names = Card['names'];

/** What the figures of our scenarios are called in the other languages. Whoever has a name of their own keeps it. */
const FIGURES: Readonly<Record<string, Omit<Names, 'en'>>> = {
  Archer: { fr: 'Archer', ru: 'Лучник' },
  Attacker: { fr: 'Attaquant', ru: 'Атакующий' },
  Caltael: { fr: 'Caltael', ru: 'Кальтаэль' },
  Cordelia: { fr: 'Cordelia', ru: 'Корделия' },
  Defender: { fr: 'Défenseur', ru: 'Защитник' },
  First: { fr: 'Premier', ru: 'Первый' },
  'Gah-Ar-Rit': { fr: 'Gah-Ar-Rit', ru: 'Га-Ар-Рит' },
  Greer: { fr: 'Greer', ru: 'Грир' },
  Guard: { fr: 'Garde', ru: 'Страж' },
  Hero: { fr: 'Héros', ru: 'Герой' },
  'Hero 1': { fr: 'Héros 1', ru: 'Герой 1' },
  'Hero 2': { fr: 'Héros 2', ru: 'Герой 2' },
  Left: { fr: 'Gauche', ru: 'Левый' },
  Lurker: { fr: 'Rôdeur', ru: 'Лазутчик' },
  Mage: { fr: 'Mage', ru: 'Маг' },
  Other: { fr: 'Autre', ru: 'Чужой' },
  Own: { fr: 'Allié', ru: 'Свой' },
  Right: { fr: 'Droit', ru: 'Правый' },
  Runner: { fr: 'Coureur', ru: 'Бегун' },
  Second: { fr: 'Second', ru: 'Второй' },
  Seeker: { fr: 'Chercheur', ru: 'Искатель' },
  Sniper: { fr: 'Sniper', ru: 'Снайпер' },
  Takumi: { fr: 'Takumi', ru: 'Такуми' },
  Target: { fr: 'Cible', ru: 'Мишень' },
  Third: { fr: 'Troisième', ru: 'Третий' },
  Walker: { fr: 'Marcheur', ru: 'Путник' },
  Zombie: { fr: 'Zombie', ru: 'Зомби' },
  hedge: { fr: 'haie', ru: 'изгородь' },
  wood: { fr: 'bois', ru: 'роща' },
};

export function figureNames(id: string, printed: Names): Names {
  return Object.hasOwn(FIGURES, id) ? { ...printed, ...FIGURES[id]! } : printed;
}
