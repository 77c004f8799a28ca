import { expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';

const spend = { do: 'spend concentration', creature: 'hero0', ability: 0 };

test('takumi-warrior-poet: a token buys two rerolls and one further fight; whoever he fells gives a token back', () => {
  const weak = { of: 1, print: { strength: 1, health: 1 } } as const;
  const table = scene({
    creatures: {
      hero0: { card: 'takumi-warrior-poet', at: [300, 300], concentration: 1 },
      first: { ...weak, at: [300, 332] },
      second: { ...weak, at: [332, 300] },
      third: { ...weak, at: [300, 268] },
    },
    dice: 'bullseye bullseye bullseye axe axe bullseye axe axe axe bullseye',
  });
  expect(table.value('attackRerolls', 'hero0')).toBe(0);
  const ready = table.answer(spend);
  expect(ready.creature('hero0')).toMatchObject({ concentration: 0 });
  expect(ready.refusal(spend)).toMatchObject({ rule: 'C-KW-Concentration' });
  const rolled = ready.activate('hero0').attack('first').assign(0).assign(3);
  expect(rolled.asked('reroll')).toMatchObject({ seat: 0, creature: 'hero0', most: 2 });
  const felled = rolled.reroll(0, 1);
  expect(felled.creature('first')).toBeUndefined();
  expect(felled.creature('hero0')).toMatchObject({ concentration: 1 });
  const end = felled.attack('second').assign(0).assign(3).reroll().end();
  expect(end.creature('second')).toBeUndefined();
  expect(end.creature('hero0')).toMatchObject({ concentration: 2, activated: true });
  expect(end.asked('nextAction').seat).toBe(0); // one further fight, not two
  expect(end.endTurn().value('attackRerolls', 'hero0')).toBe(0);
});

test('takumi-warrior-poet: he never has more than two tokens, and slips away from enemies', () => {
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 1 } } as const;
  const hero0 = { card: 'takumi-warrior-poet', at: [300, 300], concentration: 2 } as const;
  const table = scene({ creatures: { hero0, foe }, dice: 'axe axe axe bullseye' }).activate('hero0');
  const felled = table.attack('foe').assign(0).assign(3).end();
  expect(felled.creature('foe')).toBeUndefined();
  expect(felled.creature('hero0')).toMatchObject({ concentration: 2 });
  const friend = { at: [332, 332], print: { strength: 3 } } as const;
  const helped = scene({
    creatures: { hero0: { ...hero0, concentration: 0 }, foe, friend },
    dice: 'axe axe axe bullseye',
  });
  const done = helped.activate('friend').attack('foe').assign(0).assign(3).end();
  expect(done.creature('hero0')).toMatchObject({ concentration: 0 }); // it was not he who felled it
  const gone = table.move(300, 200);
  expect(gone.told('backstabProvoked')).toEqual([]);
  expect(table.answer({ do: 'move' }).refusal({ mode: 'walk', x: 30_000, y: 19_900 })).toMatchObject({
    code: 'too-far',
  });
});

const fumiko = { card: 'princess-fumiko', at: [300, 300] } as const;
const spirit = { card: 'honoka-field-spirit' } as const;

test('princess-fumiko: minions of hers within S are stronger by 1 and Agile', () => {
  const table = scene({
    creatures: {
      hero0: fumiko,
      near: { ...spirit, at: [300, 412] },
      far: { ...spirit, at: [300, 187] },
      stranger: { ...spirit, of: 1, at: [360, 300] },
      knight: { at: [240, 300] },
    },
  });
  expect(['near', 'far', 'stranger', 'knight'].map(id => table.value('strength', id))).toEqual([2, 1, 1, 1]);
  expect(['near', 'far', 'stranger', 'knight'].map(id => table.has(id, 'agile'))).toEqual([true, false, false, false]);
});

test('princess-fumiko: with two dice she calls a minion or shoots past all Armour', () => {
  const creatures = { hero0: fumiko, foe: { of: 1, at: [500, 300], armour: 2, print: { health: 3 } } } as const;
  const players = [{ minion: 'honoka-field-spirit' }];
  const called = scene({ creatures, players, dice: 'axe bullseye' })
    .activate('hero0')
    .ability('ritual')
    .place(300, 332);
  expect(called.end().summoned('honoka-field-spirit')).toMatchObject({ controller: 0, kind: 'minion', y: 33_200 });
  const silent = scene({ creatures, players, dice: 'axe shield' }).activate('hero0').ability('ritual').end();
  expect(silent.summoned('honoka-field-spirit')).toBeUndefined();
  const shot = scene({ creatures, dice: 'bullseye bullseye' }).activate('hero0').attack('foe', 'magical shot').end();
  expect(shot.creature('foe')).toMatchObject({ wounds: 2, armour: 2 });
});

test('akemi-of-the-nine-tails: once a turn, for 1 Prosperity, she changes places with another of yours within XL', () => {
  const table = scene({
    creatures: {
      hero0: { card: 'akemi-of-the-nine-tails', at: [100, 100] },
      near: { at: [382, 100] },
      bamboo: { at: [100, 300] },
      far: { at: [383, 140] },
      foe: { of: 1, at: [100, 200] },
    },
  });
  const swapped = table.useCreature('hero0').choose('near');
  expect(table.useCreature('hero0').options).toEqual(['near', 'bamboo']);
  expect(swapped.creature('hero0')).toMatchObject({ x: 38_200, y: 10_000, activated: false });
  expect(swapped.creature('near')).toMatchObject({ x: 10_000, y: 10_000 });
  expect(swapped.player(0).prosperity).toBe(2);
  expect(swapped.refusal({ do: 'use creature', creature: 'hero0', ability: 0 })).toMatchObject({
    code: 'used-this-turn',
  });
});

test('akemi-of-the-nine-tails: she hides, jumps over others and slips away', () => {
  const akemi = { card: 'akemi-of-the-nine-tails', at: [100, 100] } as const;
  const hidden = scene({ creatures: { hero0: akemi } })
    .activate('hero0')
    .ability('stealth');
  expect(hidden.creature('hero0')).toMatchObject({ hidden: true });
  const table = scene({ creatures: { hero0: akemi, foe: { of: 1, at: [100, 132] } } }).activate('hero0');
  const walk = table.answer({ do: 'move' });
  expect(walk.refusal({ mode: 'jump', x: 10_000, y: 25_100 })).toMatchObject({ code: 'too-far' });
  expect(walk.refusal({ mode: 'walk', x: 10_000, y: 25_000 })).toBeDefined();
  const over = walk.answer({ mode: 'jump', x: 10_000, y: 25_000 });
  expect(over.creature('hero0')).toMatchObject({ y: 25_000, wounds: 0 });
  expect(over.told('backstabProvoked')).toEqual([]);
});

test('honoka-field-spirit: only its own fall counts', () => {
  const creatures = {
    honoka: { card: 'honoka-field-spirit', at: [300, 300] },
    jiro: { card: 'jiro-bamboo-spearman', at: [100, 300] },
    foe: { of: 1, at: [300, 332], print: { strength: 1, health: 1 } },
  } as const;
  const felled = scene({ creatures, dice: 'axe bullseye' }).activate('honoka').attack('foe').assign(0).assign(1).end();
  expect(felled.creature('foe')).toBeUndefined();
  expect(felled.asked('nextAction').seat).toBe(0);
});

test('honoka-field-spirit: when it falls, a Kitsune creature of yours slips away up to S', () => {
  const table = scene({
    creatures: {
      honoka: { card: 'honoka-field-spirit', at: [300, 300] },
      brute: { of: 1, at: [300, 332], print: { strength: 2, health: 3 } },
      goro: { card: 'goro-oni-mask-guard', at: [200, 300] },
      warden: { of: 1, at: [200, 341] },
      jiro: { card: 'jiro-bamboo-spearman', at: [100, 300] },
      knight: { at: [400, 300] },
    },
    dice: 'axe axe bullseye',
  });
  const fallen = table.activate('honoka').attack('brute').assign(2).assign(0);
  expect(fallen.options).toEqual(['goro', 'jiro']); // neither the knight nor a hero of another clan
  const walk = fallen.choose('goro');
  expect(walk.refusal({ mode: 'walk', x: 20_000, y: 21_900 })).toMatchObject({ code: 'too-far' });
  const end = walk.answer({ mode: 'walk', x: 20_000, y: 22_000 }).end(); // no die for a Backstab
  expect(end.creature('goro')).toMatchObject({ y: 22_000, wounds: 0 });
  expect(end.creature('honoka')).toBeUndefined();
});
