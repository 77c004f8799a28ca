import type { AttackKind, NumberKeyword } from '@signum/classic';
import type { Term } from '../language.ts';
import { mark } from '../marks.ts';

/** As printed in the Russian rules where they have the keyword, otherwise our translation. */
export const keywordNames: Readonly<Record<Term, string>> = {
  agile: 'Проворный',
  armour: 'Броня',
  aura: 'Аура',
  backstab: 'Удар в спину',
  'battle-mage': 'Боевой маг',
  beast: 'Зверь',
  berserk: 'Берсерк',
  'blocks-line-of-sight': 'Закрывает Линию видимости',
  buckshot: 'Картечь',
  cautious: 'Осторожный',
  charge: 'Разгон',
  concentration: 'Концентрация',
  contract: 'Звон монет',
  control: 'Контроль',
  defender: 'Защитник',
  'defense-against-shooting': 'Защита от стрельбы',
  difficult: 'Труднопроходимый',
  'difficult-target': 'Трудная цель',
  disease: 'Болезнь',
  drill: 'Муштра',
  durability: 'Прочность',
  executioner: 'Палач',
  exhaustion: 'Изнурение',
  'expert-of-attack': 'Эксперт атаки',
  'expert-of-defense': 'Эксперт защиты',
  'first-word': 'Первое слово',
  flight: 'Полет',
  forged: 'Выкованный',
  fortitude: 'Стойкий',
  hammerblow: 'Тяжелая рука',
  healer: 'Целитель',
  howl: 'Вой',
  impact: 'Воздействие',
  impassable: 'Непроходимый',
  initiative: 'Инициатива',
  jump: 'Прыжок',
  'last-word': 'Последнее слово',
  lunge: 'Выпад',
  'magical-shot': 'Магический выстрел',
  'magical-strike': 'Магический удар',
  'master-of-attack': 'Мастер атаки',
  'master-of-defense': 'Мастер защиты',
  'master-of-healing': 'Мастер целительства',
  'master-of-magic': 'Мастер магии',
  'master-of-ritual': 'Мастер ритуала',
  'master-of-shooting': 'Мастер стрельбы',
  'minus-from-attacks': '−X от атак',
  monster: 'Чудовище',
  'multiple-uses': 'Многоразовость',
  parasite: 'Паразит',
  pathfinder: 'Следопыт',
  persecution: 'Преследование',
  poison: 'Яд',
  predator: 'Хищник',
  quick: 'Быстрый',
  'quick-shooter': 'Быстрый стрелок',
  'rain-of-arrows': 'Ливень стрел',
  reckless: 'Воинственный',
  recruitment: 'Вербовка',
  regeneration: 'Регенерация',
  requiem: 'Реквием',
  resurgent: 'Восставший',
  ritual: 'Ритуал',
  'ruins-reroll': 'Охотник за реликвиями',
  rush: 'Рывок',
  'shield-against': 'Щит от',
  shooting: 'Выстрел',
  slow: 'Медлительный',
  sniper: 'Снайпер',
  stamina: 'Выносливый',
  stealth: 'Скрытный',
  'steam-engine': 'Паровой котел',
  sting: 'Жало',
  surcharge: 'Доплата',
  throwing: 'Метание',
  vampirism: 'Вампиризм',
  veteran: 'Опытный боец',
  vulnerability: 'Уязвимость',
};

/** A keyword inside a sentence: in quotes, and never declined. */
export function quoted(term: Term): string {
  return `«${mark('keyword', term, keywordNames[term])}»`;
}

/** Of some keywords a dative is common speech: "+1 к Выстрелу". Of the others the name is quoted. */
const DATIVES: Readonly<Partial<Record<NumberKeyword, string>>> = {
  armour: 'Броне',
  control: 'Контролю',
  healer: 'Целителю',
  'magical-shot': 'Магическому выстрелу',
  'magical-strike': 'Магическому удару',
  persecution: 'Преследованию',
  regeneration: 'Регенерации',
  ritual: 'Ритуалу',
  shooting: 'Выстрелу',
  throwing: 'Метанию',
};

export function towards(keyword: NumberKeyword): string {
  const dative = DATIVES[keyword];
  return dative ? `к ${mark('keyword', keyword, dative)}` : `к свойству ${quoted(keyword)}`;
}

/** Tokens and the like, in another form than the name: "жетон скрытности". */
export function word(term: Term, form: string): string {
  return mark('keyword', term, form);
}

/** How an attack is made: "атакует Выстрелом". */
export const attackWays: Readonly<Record<AttackKind, string>> = {
  'magical shot': word('magical-shot', 'Магическим выстрелом'),
  'magical strike': word('magical-strike', 'Магическим ударом'),
  'melee combat': 'в ближнем бою',
  shooting: word('shooting', 'Выстрелом'),
  throwing: word('throwing', 'Метанием'),
};
