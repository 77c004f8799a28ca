import type { CreatureId, TerrainId } from '../ids.ts';
import { verb } from '../texts/verb.ts';

/** Put directly somewhere; not into contact with enemies, unless the text says so (C-PLC-1, C-PLC-3, C-PLC-4). */
export const place = verb('place', ({ text: { seat: chooser }, effect, creatures, ids }) => {
  const { within, backstab = true, enemies = false } = effect;
  const [near] = ids('near') as readonly (CreatureId | TerrainId)[];
  if (near === undefined) return [];
  return creatures('whom')
    .filter(({ id }) => id !== near)
    .map(
      ({ id: creature }) =>
        ({ kind: 'relocate', step: 'choose', creature, near, within, backstab, enemies, chooser }) as const,
    );
});
