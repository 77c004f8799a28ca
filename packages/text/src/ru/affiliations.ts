import type { CardId, Faction } from '@signum/classic';
import type { Lookup } from '../language.ts';
import { mark } from '../marks.ts';

const OF_FACTION: Readonly<Record<Faction, string>> = {
  akkari: 'аккари',
  'dogs-of-war': 'Псов войны',
  grypharim: 'Империи Грифаримов',
  kitsune: 'клана Кицунэ',
  none: 'без фракции',
  unicorn: 'Альянса Единорога',
  vallor: 'Валлора',
};

/** Class buildings begin with one of these words, and only this word is declined: Орден Копья, Ордена Копья. */
const GENITIVES: Readonly<Record<string, string>> = {
  Гильдия: 'Гильдии',
  Дом: 'Дома',
  Додзё: 'Додзё',
  Орден: 'Ордена',
  Рой: 'Роя',
};

/** Of a faction or of a class building: "персонаж Псов войны", "персонаж Гильдии Клинков". */
export function belongingTo(id: CardId, lookup: Lookup): string {
  return isFaction(id) ? OF_FACTION[id] : mark('building', id, genitive(nameOf(id, lookup)));
}

/** The name of a building, as the head of a class text: "Гильдия Теней: …". */
export function buildingName(id: CardId, lookup: Lookup): string {
  return mark('building', id, nameOf(id, lookup));
}

export function nameOf(id: CardId, lookup: Lookup): string {
  return lookup(id)?.ru ?? id;
}

function genitive(name: string): string {
  const [head = '', ...rest] = name.split(' ');
  const declined = GENITIVES[head];
  return declined ? [declined, ...rest].join(' ') : `здания «${name}»`;
}

function isFaction(id: string): id is Faction {
  return id in OF_FACTION;
}
