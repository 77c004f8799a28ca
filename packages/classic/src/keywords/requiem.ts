import { keyword } from '../keyword.ts';

/** Requiem: its death may wound everybody near, friend or foe. (C-KW-Requiem) */
export const requiem = keyword('requiem', {
  on: {
    creatureEliminated: ({ who }, { creature }) =>
      who === creature.id ? { frames: [{ kind: 'requiem', step: 'sing', creature: who }] } : undefined,
  },
});
