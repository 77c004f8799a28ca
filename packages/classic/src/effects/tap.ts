import { buildingNamed } from '../texts/building-name.ts';
import { verb } from '../texts/verb.ts';

/** Buildings are tapped until they are untapped (C-CTY-8, C-TRN-2). */
export const tap = verb('tap', ({ play: { state, emit }, ids }) => {
  for (const id of ids('what')) {
    const found = buildingNamed(state, id);
    if (!found || found.building.tapped) continue;
    found.building.tapped = true;
    emit({ type: 'buildingTapped', player: found.seat, building: found.building.card, why: 'effect' }, 'C-CTY-8');
  }
});
