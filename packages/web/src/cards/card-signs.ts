import type { Card, CostSymbol, RelicSlot } from '@signum/classic';
import type { IconName } from '../icons/Icon.tsx';

/** The sign of every building that a cost can name. */
export const COST_ICONS: Readonly<Record<CostSymbol, IconName>> = {
  any: 'house',
  arena: 'coliseum',
  barracks: 'medieval-barracks',
  'city-hall': 'capitol',
  library: 'bookshelf',
  'school-of-magic': 'wizard-staff',
  'shooting-range': 'archery-target',
  smithy: 'anvil',
  tavern: 'tavern-sign',
  temple: 'greek-temple',
  unique: 'crystal-shrine',
};

export const SLOT_ICONS: Readonly<Record<RelicSlot, IconName>> = {
  armour: 'cloak',
  helmet: 'visored-helm',
  melee: 'broadsword',
  ranged: 'high-shot',
  shield: 'templar-shield',
  treasure: 'gem-pendant',
};

export const STAT_ICONS = {
  strength: 'crossed-swords',
  movement: 'boot-prints',
  health: 'hearts',
} as const satisfies Readonly<Record<string, IconName>>;

type Rarity = NonNullable<Card['rarity']>;

/** Rarity is told by pips, never by a colour. */
export const PIPS: Readonly<Record<Rarity, number>> = { common: 1, rare: 2, legendary: 3, mythical: 4 };

/** How many of each symbol are still lacking, cut to the symbols of one cost: true where the sign is to be shown as missing. */
export function lackingSigns(symbols: readonly CostSymbol[], lacking: readonly CostSymbol[]): boolean[] {
  const left = [...lacking];
  return symbols.map(symbol => {
    const place = left.indexOf(symbol);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
