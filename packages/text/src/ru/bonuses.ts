import type { Bonus, CreatureBonus, Deed, DiscountKind, PlayerBonus } from '@signum/classic';
import { towards } from './keyword-names.ts';
import { nouns } from './nouns.ts';
import { count, signed } from './numerals.ts';
import type { Talk } from './talk.ts';
import { listed } from './typography.ts';

/** What a creature gets, after "получает" or "имеет": "+1 к Силе и свойство «Быстрый»". */
export function bonusesOf(bonuses: readonly Bonus[], talk: Talk): string {
  const numbers = bonuses.filter(isNumber).map(bonus => numberWords(bonus, 'Силу'));
  const keywords = bonuses.filter(isUse).map(use => `«${talk.use(use, talk)}»`);
  if (keywords.length === 0) return listed(numbers);
  const named = `${keywords.length > 1 ? 'свойства' : 'свойство'} ${listed(keywords)}`;
  if (numbers.length === 0) return named;
  return numbers.length + keywords.length > 2 ? `${listed(numbers)}, а также ${named}` : `${numbers[0]} и ${named}`;
}

/** The same after a colon, where no verb asks for a case: "Разгон: +1 к Силе и «Быстрый»". */
export function bareBonuses(bonuses: readonly Bonus[], talk: Talk): string {
  return listed(
    bonuses.map(bonus => {
      if (isNumber(bonus)) return numberWords(bonus, 'Сила');
      if (isUse(bonus)) return `«${talk.use(bonus, talk)}»`;
      return 'cannot' in bonus ? `не может ${deeds[bonus.cannot]}` : playerBonus(bonus);
    }),
  );
}

/** What a player has: a whole sentence. */
export function playerBonus(bonus: PlayerBonus): string {
  if ('discount' in bonus) return `ваши ${DISCOUNTED[bonus.discount]} стоят на ${bonus.by} меньше`;
  return `в начале своего хода вы получаете на ${count(bonus.income, nouns.prosperity)} больше`;
}

export const deeds: Readonly<Record<Deed, string>> = {
  'be healed': 'исцеляться',
  'declare attacks': 'объявлять атаки',
  move: 'передвигаться',
  run: 'бегать',
  'use activated abilities': 'использовать активируемые свойства',
};

const DISCOUNTED: Readonly<Record<DiscountKind, string>> = {
  building: nouns.building.many.nom,
  character: nouns.character.many.nom,
  relic: nouns.relic.many.nom,
  spell: nouns.spell.many.nom,
  tactic: nouns.tactic.many.nom,
  terrain: nouns.terrain.many.nom,
};

type NumberBonus = Extract<CreatureBonus, { stat: string } | { plus: number }>;

const STATS = { health: 'Здоровью', movement: 'Движению', strength: 'Силе' } as const;

function numberWords(bonus: NumberBonus, strength: string): string {
  if ('plus' in bonus) return `${signed(bonus.plus)} ${towards(bonus.keyword)}`;
  if ('becomes' in bonus) return `${strength} ${bonus.becomes}`;
  return `${typeof bonus.by === 'number' ? signed(bonus.by) : `+${bonus.by}`} к ${STATS[bonus.stat]}`;
}

function isNumber(bonus: Bonus): bonus is NumberBonus {
  return 'stat' in bonus || 'plus' in bonus;
}

function isUse(bonus: Bonus): bonus is Exclude<CreatureBonus, NumberBonus | { cannot: Deed }> {
  return 'keyword' in bonus && !('plus' in bonus);
}

export function isForPlayer(bonus: Bonus): bonus is PlayerBonus {
  return 'discount' in bonus || 'income' in bonus;
}

export function bansOf(bonuses: readonly Bonus[]): readonly Deed[] {
  return bonuses.flatMap(bonus => ('cannot' in bonus ? [bonus.cannot] : []));
}
