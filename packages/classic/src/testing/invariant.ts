import { compareGap, isOnTable } from '@signum/geometry';
import type { ClassicState } from '../state.ts';
import { TABLE } from '../vocabulary.ts';

/** What must hold in every state of a game, whatever was played. Says what is wrong, or nothing. */
export function brokenIn(state: Readonly<ClassicState>): string | undefined {
  const { creatures, players } = state;
  for (const [index, creature] of creatures.entries()) {
    const { id, x, y, wounds, armour, concentration } = creature;
    if (!Number.isInteger(x) || !Number.isInteger(y)) return `${id} stands at ${x}, ${y} (C-GEN-7)`;
    if (!isOnTable(TABLE, creature)) return `${id} is not wholly on the table (C-CMP-12)`;
    if (wounds < 0 || armour < 0 || concentration < 0) return `${id} has less than no tokens`;
    const other = creatures.slice(index + 1).find(one => compareGap(creature, one, 0) < 0);
    if (other) return `${id} and ${other.id} overlap (C-CMP-13)`;
    if (creatures.some((one, at) => at !== index && one.id === id)) return `two creatures are called ${id}`;
  }
  for (const [seat, { prosperity, city, relics }] of players.entries()) {
    if (prosperity < 0) return `player ${seat} has ${prosperity} Prosperity (C-CMP-32)`;
    if (city.length > 12) return `player ${seat} has ${city.length} buildings (C-CMP-23)`;
    if (new Set(city.map(({ card }) => card)).size < city.length)
      return `player ${seat} has a building twice (C-CMP-24)`;
    if (relics.some(({ tokens, marks }) => tokens < 0 || marks < 0)) return `player ${seat} has a strange relic`;
  }
  return undefined;
}
