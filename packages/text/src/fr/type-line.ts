import type { Card } from '@signum/classic';
import type { Lookup } from '../language.ts';
import { RACES } from '../race.ts';
import { names } from './names.ts';

/** "Personnage · Saint Empire de Grypharim · Humain · Ordre de la Lance" */
export function typeLine(card: Card, lookup: Lookup): string {
  const race = 'race' in card ? RACES.find(one => one === card.race) : undefined;
  const affiliation = 'affiliation' in card ? card.affiliation : undefined;
  return [
    typeName(card),
    ...(card.type === 'relic' ? [names.slots[card.slot]] : []),
    ...(card.faction === 'none' ? [] : [names.factions[card.faction]]),
    ...(race ? [names.races[race]] : []),
    ...(affiliation ? [lookup(affiliation)?.fr ?? affiliation] : []),
  ].join(' · ');
}

/** "Bâtiment de base", "Terrain unique" */
function typeName(card: Card): string {
  const type = names.types[card.type];
  return 'kind' in card ? `${type} ${names.kinds[card.kind].toLowerCase()}` : type;
}
