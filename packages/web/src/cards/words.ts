import type { Card } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Words {
  close: string;
  enlarge: (name: string) => string;
  /** To the page of the card. */
  page: string;
  rules: string;
  glossary: string;
  /** Before the reminder of a keyword, for those who listen. */
  explain: (name: string) => string;
  cost: string;
  free: string;
  prosperity: (n: number) => string;
  missing: (what: string) => string;
  uses: (n: number) => string;
  durability: (n: number) => string;
  slots: string;
  base: (millimetres: number) => string;
  rarity: Readonly<Record<NonNullable<Card['rarity']>, string>>;
  /** What of a card no public source tells. */
  house: (fields: string) => string;
  back: string;
}

const en: Words = {
  close: 'Close',
  enlarge: name => `Read ${name}`,
  page: 'Page of the card',
  rules: 'Rules',
  glossary: 'Read more in the rules',
  explain: name => `${name}: what is that?`,
  cost: 'Cost',
  free: 'free',
  prosperity: n => `${n} Prosperity`,
  missing: what => `${what} (missing)`,
  uses: n => (n === 1 ? '1 use' : `${n} uses`),
  durability: n => `Durability ${n}`,
  slots: 'Can carry',
  base: millimetres => `Base ${millimetres} mm`,
  rarity: { common: 'Common', rare: 'Rare', legendary: 'Legendary', mythical: 'Mythical' },
  house: fields => `Ours, because no public source tells it: ${fields}.`,
  back: 'Face-down card',
};

const fr: Words = {
  close: 'Fermer',
  enlarge: name => `Lire ${name}`,
  page: 'Page de la carte',
  rules: 'Règles',
  glossary: 'En savoir plus dans les règles',
  explain: name => `${name} : qu’est-ce que c’est ?`,
  cost: 'Coût',
  free: 'gratuit',
  prosperity: n => `${n} Prospérité`,
  missing: what => `${what} (manque)`,
  uses: n => (n < 2 ? `${n} utilisation` : `${n} utilisations`),
  durability: n => `Durabilité ${n}`,
  slots: 'Peut porter',
  base: millimetres => `Socle de ${millimetres} mm`,
  rarity: { common: 'Commune', rare: 'Rare', legendary: 'Légendaire', mythical: 'Mythique' },
  house: fields => `De notre cru, faute de source publique : ${fields}.`,
  back: 'Carte face cachée',
};

const ru: Words = {
  close: 'Закрыть',
  enlarge: name => `Прочитать карту «${name}»`,
  page: 'Страница карты',
  rules: 'Правила',
  glossary: 'Подробнее в правилах',
  explain: name => `${name}: что это?`,
  cost: 'Стоимость',
  free: 'бесплатно',
  prosperity: n => `Процветание: ${n}`,
  missing: what => `${what} (не хватает)`,
  uses: n => `Использований: ${n}`,
  durability: n => `Прочность ${n}`,
  slots: 'Может носить',
  base: millimetres => `Подставка ${millimetres} мм`,
  rarity: { common: 'Обычная', rare: 'Редкая', legendary: 'Легендарная', mythical: 'Мифическая' },
  house: fields => `Придумано нами, потому что открытых источников нет: ${fields}.`,
  back: 'Карта рубашкой вверх',
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
