import type { Happenings, Triggered } from '@signum/classic';
import type { Telling } from '../telling.ts';
import { attacks } from './attacks.ts';
import { cards } from './cards.ts';
import { creatures } from './creatures.ts';
import type { Occasions } from './teller.ts';
import { things } from './things.ts';
import { turns } from './turns.ts';

const occasions: Occasions<keyof Happenings> = { ...attacks, ...cards, ...creatures, ...things, ...turns };

/** When a triggered ability works: "quand votre héros est attaqué au corps à corps". */
export function occasion(ability: Triggered, told: Telling): string {
  told.occasion = ability.when;
  return occasions[ability.when](ability, told);
}
