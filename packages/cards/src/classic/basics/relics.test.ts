import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const HERO = { hero0: {} };

test('iron-buckler: the hero may roll one defence die again, and the shield takes two points of damage', () => {
  const table = playing('iron-buckler', {
    creatures: { ...HERO, foe: { of: 1, at: [62, 16], print: { strength: 2, health: 5 } } },
    dice: 'axe axe bullseye bullseye bullseye axe',
  });
  expect(table.player(0).relics).toMatchObject([{ card: 'iron-buckler', tokens: 2 }]);
  const fight = table.activate('hero0').attack('foe').assign(2).assign(0);
  expect(fight.asked('reroll')).toMatchObject({ creature: 'hero0', purpose: 'defence', most: 1 });
  const end = fight.reroll(0).end();
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['iron-buckler'] }); // both points went into it
});

test('travellers-cloak: the hero goes S farther, through mires, and away from enemies unharmed', () => {
  const table = playing('travellers-cloak', {
    creatures: { ...HERO, foe: { of: 1, at: [30, 48] } },
    terrains: { mire: { card: 'mire', at: [130, 40] } },
  }).activate('hero0');
  const walk = table.answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 21_100, y: 1600 })).toMatchObject({ code: 'too-far' });
  const end = walk.answer({ mode: 'walk', x: 21_000, y: 1600 }); // 180 mm instead of 100, and no Backstab
  expect(end.creature('hero0')).toMatchObject({ x: 21_000, wounds: 0 });
  expect(end.told('backstabProvoked')).toEqual([]);
  const bare = scene({ creatures: HERO }).activate('hero0').answer({ do: 'move' });
  expect(bare.refusal({ mode: 'walk', x: 13_100, y: 1600 })).toMatchObject({ code: 'too-far' });
});

test('lucky-coin: three times the hero may roll up to two failed attack dice again', () => {
  const table = playing('lucky-coin', {
    creatures: {
      hero0: { card: 'szaravel-matron-of-the-brood' },
      foe: { of: 1, at: [62, 16], print: { health: 5 } },
    },
    players: [{ city: ['tavern', 'smithy'] }],
    dice: 'bullseye bullseye bullseye axe shield axe',
  });
  const rolled = table.use('smithy').activate('hero0').attack('foe').assign(0).assign(3);
  expect(rolled.asked('may')).toMatchObject({ seat: 0, purpose: 'trigger', card: 'lucky-coin' });
  expect(rolled.no().creature('foe')).toMatchObject({ wounds: 0 });
  expect(rolled.no().player(0).relics).toMatchObject([{ card: 'lucky-coin', marks: 0 }]);
  const again = rolled.yes();
  expect(again.asked('reroll')).toMatchObject({ places: [0, 1, 2], most: 2 });
  const end = again.reroll(0, 1);
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  expect(end.player(0).relics).toMatchObject([{ card: 'lucky-coin', marks: 1 }]);
  again.state.players[0]!.relics[0]!.marks = 3;
  expect(again.reroll(0, 1).player(0)).toMatchObject({ relics: [], graveyard: ['lucky-coin'] }); // the third use was its last
});
