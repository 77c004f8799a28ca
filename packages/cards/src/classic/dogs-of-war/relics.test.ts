import { expect, test } from 'vitest';
import { playing, scene, type Stage } from '../../testing/index.ts';

test('banner-of-the-free-company: your Dogs of War within M of your hero have 1 Strength more', () => {
  const table = playing('banner-of-the-free-company', {
    creatures: {
      hero0: { card: 'princess-fumiko', at: [300, 300] },
      near: { card: 'hisao-the-wanderer', at: [300, 432] },
      far: { card: 'greer-the-stubborn', at: [300, 167] },
      knight: { at: [240, 300], print: { strength: 2 } },
      theirs: { of: 1, card: 'hisao-the-wanderer', at: [360, 300] },
    },
  });
  expect(['near', 'far', 'knight', 'theirs'].map(id => table.value('strength', id))).toEqual([3, 3, 2, 2]);
  expect(table.player(0).relics).toMatchObject([{ card: 'banner-of-the-free-company', tokens: 0 }]);
  const moved = table.activate('hero0').move(350, 230);
  expect(moved.value('strength', 'near')).toBe(2); // out of its shadow
  expect(moved.value('strength', 'far')).toBe(4);
});

const akemi = { card: 'akemi-of-the-nine-tails', at: [300, 300] } as const;
const foe = { of: 1, at: [300, 482], armour: 4, print: { health: 5 } } as const;

function thrown(dice: string): Stage {
  const table = playing('alchemists-bombs', { creatures: { hero0: akemi, foe }, dice });
  return table.activate('hero0').attack('foe', 'throwing').end();
}

test('alchemists-bombs: your hero throws two dice, and a throw that hits takes two tokens of Armour off', () => {
  const hit = thrown('axe bullseye axe');
  expect(hit.creature('foe')).toMatchObject({ wounds: 0, armour: 1 }); // one by the damage, two by the acid
  expect(hit.player(0).relics).toMatchObject([{ card: 'alchemists-bombs', marks: 1 }]);
  expect(thrown('bullseye bullseye').creature('foe')).toMatchObject({ wounds: 0, armour: 4 });
});

test('alchemists-bombs: neither blows of your hero nor throws of others have acid in them', () => {
  const thrower = { at: [300, 582], print: { keywords: [{ keyword: 'throwing', x: 1 }] } } as const;
  const close = { ...akemi, at: [300, 450] } as const;
  const given = { creatures: { hero0: close, foe, thrower }, players: [{ relics: ['alchemists-bombs'] }] } as const;
  const struck = scene({ ...given, dice: 'axe axe bullseye' })
    .activate('hero0')
    .attack('foe')
    .assign(0)
    .assign(2)
    .end();
  expect(struck.creature('foe')).toMatchObject({ armour: 2 }); // by the damage alone
  const thrownAt = scene({ ...given, dice: 'axe bullseye' })
    .activate('thrower')
    .attack('foe', 'throwing')
    .end();
  expect(thrownAt.creature('foe')).toMatchObject({ armour: 3 });
});

test('alchemists-bombs: two throws and they are spent', () => {
  const table = scene({
    creatures: { hero0: akemi, foe },
    players: [{ relics: ['alchemists-bombs'] }],
    dice: 'bullseye bullseye',
  });
  table.state.players[0]!.relics[0]!.marks = 1;
  const spent = table.activate('hero0').attack('foe', 'throwing').end();
  expect(spent.player(0)).toMatchObject({ relics: [], graveyard: ['alchemists-bombs'] });
  expect(spent.value('throwingDice', 'hero0')).toBe(0);
});
