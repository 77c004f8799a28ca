import { buildingNamed } from '../texts/building-name.ts';
import { verb } from '../texts/verb.ts';

/** Buildings may be used again this turn (C-CTY-8). */
export const untap = verb('untap', ({ play: { state, emit }, ids }) => {
  for (const id of ids('what')) {
    const found = buildingNamed(state, id);
    if (!found?.building.tapped) continue;
    found.building.tapped = false;
    emit({ type: 'buildingUntapped', player: found.seat, building: found.building.card }, 'C-CTY-8');
  }
});
