import type { DiceReason } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  readonly title: string;
  readonly nothingYet: string;
  readonly against: string;
  readonly hits: (n: number) => string;
  readonly blocks: (n: number) => string;
  /** Hits that did nothing, though no die has blocked them. */
  readonly spared: (n: number) => string;
  readonly damage: (n: number, name: string) => string;
  readonly noDamage: (name: string) => string;
  readonly allBlocked: string;
  readonly wounds: (n: number) => string;
  readonly armourLost: (n: number) => string;
  readonly falls: (name: string) => string;
  readonly backstab: string;
  readonly reasons: Readonly<Record<DiceReason | 'detection' | 'secret entrance', string>>;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    title: 'Last roll',
    nothingYet: 'No dice have been rolled yet.',
    against: 'against',
    hits: n => (n === 1 ? '1 hit' : `${n} hits`),
    blocks: n => (n === 1 ? '1 block' : `${n} blocks`),
    spared: n => `${n} held off`,
    damage: (n, name) => `${n} damage to ${name}`,
    noDamage: name => `no damage to ${name}`,
    allBlocked: 'Every hit is blocked.',
    wounds: n => (n === 1 ? '1 wound' : `${n} wounds`),
    armourLost: n => `${n} Armour lost`,
    falls: name => `${name} falls`,
    backstab: 'Backstab',
    reasons: {
      card: 'Card',
      control: 'Control',
      detection: 'Detection',
      'first turn': 'First turn',
      healer: 'Healing',
      requiem: 'Requiem',
      ritual: 'Ritual',
      search: 'Search',
      'secret entrance': 'Secret entrance',
    },
  },
  fr: {
    title: 'Dernier jet',
    nothingYet: 'Aucun dé n’a encore été lancé.',
    against: 'contre',
    hits: n => (n === 1 ? '1 touche' : `${n} touches`),
    blocks: n => (n === 1 ? '1 parade' : `${n} parades`),
    spared: n => (n === 1 ? '1 absorbée' : `${n} absorbées`),
    damage: (n, name) => `${n === 1 ? '1 dommage' : `${n} dommages`} à ${name}`,
    noDamage: name => `aucun dommage à ${name}`,
    allBlocked: 'Toutes les touches sont parées.',
    wounds: n => (n === 1 ? '1 blessure' : `${n} blessures`),
    armourLost: n => `Armure −${n}`,
    falls: name => `${name} tombe`,
    backstab: 'Coup de Poignard',
    reasons: {
      card: 'Carte',
      control: 'Contrôle',
      detection: 'Détection',
      'first turn': 'Premier tour',
      healer: 'Soins',
      requiem: 'Requiem',
      ritual: 'Rituel',
      search: 'Fouille',
      'secret entrance': 'Entrée secrète',
    },
  },
  ru: {
    title: 'Последний бросок',
    nothingYet: 'Кубики ещё не бросали.',
    against: 'против',
    hits: n => `${n} ${form(n, 'попадание', 'попадания', 'попаданий')}`,
    blocks: n => `${n} ${form(n, 'щит', 'щита', 'щитов')}`,
    spared: n => `${n} впустую`,
    damage: (n, name) => `урон ${n}: ${name}`,
    noDamage: name => `без урона: ${name}`,
    allBlocked: 'Все попадания отбиты.',
    wounds: n => `${n} ${form(n, 'рана', 'раны', 'ран')}`,
    armourLost: n => `броня −${n}`,
    falls: name => `${name} погибает`,
    backstab: 'Удар в спину',
    reasons: {
      card: 'Карта',
      control: 'Контроль',
      detection: 'Обнаружение',
      'first turn': 'Первый ход',
      healer: 'Исцеление',
      requiem: 'Реквием',
      ritual: 'Ритуал',
      search: 'Обыск',
      'secret entrance': 'Тайный ход',
    },
  },
};

function form(n: number, one: string, few: string, many: string): string {
  return { one, few }[new Intl.PluralRules('ru').select(n) as 'few' | 'one'] ?? many;
}
