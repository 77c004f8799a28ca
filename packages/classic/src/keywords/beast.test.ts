import { expect, test } from 'vitest';
import { creatureOf } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import { whyNotControl } from '../legality/control.ts';
import { building } from '../testing/cards.ts';
import { position, stateOf } from '../testing/position.ts';

const creatures = {
  witch: { at: [300, 300], print: { keywords: [{ keyword: 'control', x: 3 }] } },
  bear: { of: 1, at: [400, 300], print: { keywords: [{ keyword: 'beast' }] } },
} as const;

test('C-KW-Beast, C-CTL-8: nobody controls it', () => {
  const state = stateOf({ creatures });
  expect(whyNotControl(state, creatureOf(state, 'witch' as CreatureId))).toMatchObject({ rule: 'C-KW-Control' });
});

test("C-KW-Beast: no building can choose it, its own player's neither", () => {
  const hut = building('hut', {
    abilities: [{ use: 'tap', effect: { do: 'gain', whom: { choose: 'character' }, bonus: [] } }],
  });
  const table = position({
    creatures: {
      ...creatures,
      tame: { at: [200, 300], print: { keywords: [{ keyword: 'beast' }] } },
      man: { at: [100, 300] },
    },
    cards: [hut],
    players: [{ city: ['hut'] }, {}],
  });
  const choosing = table.answer({ do: 'use building', building: 'hut', ability: 0 });
  expect(choosing.asked('choose').options).toEqual(['witch', 'man']);
});
