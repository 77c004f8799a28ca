import { valueOf } from '../values/values.ts';
import { verb } from '../texts/verb.ts';

/** Concentration tokens, never above X (C-KW-Concentration, C-TIM-11). */
export const concentrate = verb('concentrate', ({ play: { state, emit }, effect, creatures, amount }) => {
  for (const creature of creatures('whom')) {
    const most = Math.max(0, ...valueOf('concentration', creature, state).map(({ x }) => x));
    const room = Math.max(0, most - creature.concentration);
    const n = Math.min(room, amount(effect.amount, room));
    if (n <= 0) continue;
    creature.concentration += n;
    emit({ type: 'concentrationGained', who: creature.id, n }, 'C-KW-Concentration');
  }
});
