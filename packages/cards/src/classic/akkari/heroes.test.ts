import { expect, test } from 'vitest';
import { scene } from '../../testing/index.ts';

const brood = { minion: 'infected-mushroom' };
const mushroom = { card: 'infected-mushroom' };

test.each([
  ['szaravel-matron-of-the-brood', 2, 'M', 5],
  ['kazrith-the-devastator', 4, 'M', 6],
  ['vhessa-spinner-of-veils', 2, 'L', 6],
  ['infected-mushroom', 1, 'S', 1],
] as const)('%s: Strength %i, Movement %s, Health %i', (card, strength, movement, health) => {
  const table = scene({ creatures: { one: { card, at: [300, 300] } } });
  expect([table.value('strength', 'one'), table.value('step', 'one'), table.value('health', 'one')]).toEqual([
    strength,
    movement,
    health,
  ]);
});

test('szaravel-matron-of-the-brood: three dice for a minion, one of which may be rolled again', () => {
  const szaravel = { hero0: { card: 'szaravel-matron-of-the-brood' } };
  const table = scene({ creatures: szaravel, players: [brood], dice: 'axe shield axe bullseye' });
  const rolled = table.activate('hero0').ability('ritual');
  expect(rolled.asked('reroll')).toMatchObject({ purpose: 'ritual', places: [0, 1, 2], most: 1 });
  const end = rolled.reroll(1).place(62, 16).end();
  expect(end.summoned('infected-mushroom')).toMatchObject({ kind: 'minion', owner: 0, x: 6200, activated: true });
  const silent = scene({ creatures: szaravel, players: [brood], dice: 'axe axe axe axe' });
  expect(silent.activate('hero0').ability('ritual').reroll(0).told('minionSummoned')).toEqual([]);
});

test('szaravel-matron-of-the-brood: once a turn a minion within S takes damage meant for her', () => {
  const table = scene({
    active: 1,
    creatures: {
      hero0: { card: 'szaravel-matron-of-the-brood', at: [300, 300] },
      near: { ...mushroom, at: [300, 360] },
      nearer: { ...mushroom, at: [300, 240] },
      far: { ...mushroom, at: [300, 420] },
      first: { of: 1, at: [332, 300], print: { health: 5 } },
      second: { of: 1, at: [268, 300], print: { health: 5 } },
    },
    players: [brood],
    dice: 'axe bullseye bullseye axe bullseye bullseye',
  });
  const hit = table.activate('first').attack('hero0').assign(0).assign(1);
  expect(hit.asked('may')).toMatchObject({ seat: 0, card: 'szaravel-matron-of-the-brood' });
  expect(hit.no().creature('hero0')).toMatchObject({ wounds: 1 });
  const chosen = hit.yes();
  expect(chosen.options).toEqual(['near', 'nearer']);
  const dying = chosen.choose('near');
  expect(dying.asked('choose')).toMatchObject({ seat: 0, card: 'infected-mushroom' });
  const saved = dying.choose('first');
  expect(saved.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(saved.creature('near')).toBeUndefined();
  // tired and without her trick: the next blow finds her
  const end = saved.activate('second').attack('hero0').assign(1);
  expect(end.creature('hero0')).toMatchObject({ wounds: 1 });
});

test('kazrith-the-devastator: at least two dice must attack, and wounds that he deals heal him', () => {
  const table = scene({
    creatures: {
      hero0: { card: 'kazrith-the-devastator', at: [300, 300], wounds: 2 },
      foe: { of: 1, at: [341, 300], print: { health: 4 } },
    },
    dice: 'shield bullseye bullseye',
  })
    .activate('hero0')
    .attack('foe')
    .assign(0);
  expect(table.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 4, least: 2, most: 4 });
  const struck = table.assign(2);
  expect(struck.asked('may')).toMatchObject({ keyword: 'vampirism' });
  expect(struck.yes().end().creature('hero0')).toMatchObject({ wounds: 1 });
  expect(struck.no().creature('hero0')).toMatchObject({ wounds: 2 });
});

const vhessa = { card: 'vhessa-spinner-of-veils', at: [300, 300], hidden: true } as const;

test('vhessa-spinner-of-veils: her sting poisons, and whenever an enemy is poisoned she looks at the top card', () => {
  const foe = { of: 1, at: [332, 300], print: { health: 4 } } as const;
  const table = scene({
    creatures: { hero0: vhessa, foe },
    players: [{ deck: ['fireball', 'dispel'] }],
    dice: 'bullseye bullseye',
  });
  const stung = table.activate('hero0').attack('foe');
  expect(stung.creature('foe')).toMatchObject({ poisoned: true });
  expect(stung.creature('hero0')).toMatchObject({ hidden: false });
  expect(stung.asked('choose')).toMatchObject({ seat: 0, purpose: 'card to put on top', options: ['dispel'] });
  const under = stung.choose();
  expect(under.player(0).deck).toEqual(['dispel', 'fireball']);
  expect(stung.choose('dispel').player(0).deck).toEqual(['fireball', 'dispel']);
  expect(under.assign(0).asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 2 }); // no bonus yet
});

test('vhessa-spinner-of-veils: against the poisoned she has 1 Strength more and spoils their blows', () => {
  const foe = { of: 1, at: [332, 300], poisoned: true, print: { health: 4, strength: 2 } } as const;
  const table = scene({ creatures: { hero0: vhessa, foe }, dice: 'axe bullseye bullseye axe axe bullseye bullseye' })
    .activate('hero0')
    .attack('foe')
    .assign(2);
  expect(table.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 3 });
  const end = table.assign(3).end(); // both axes of the foe are rolled again, to no avail
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
  expect(end.value('strength', 'hero0')).toBe(2);
});

test('vhessa-spinner-of-veils: she may step back into the shadow', () => {
  const end = scene({ creatures: { hero0: { ...vhessa, hidden: false } } })
    .activate('hero0')
    .ability('stealth');
  expect(end.creature('hero0')).toMatchObject({ hidden: true });
});

test('vhessa-spinner-of-veils: poison of her own side does not concern her', () => {
  const table = scene({
    creatures: {
      hero0: { ...vhessa, hidden: false },
      friend: { at: [200, 300] },
      imp: { ...mushroom, of: 1, at: [232, 300] },
    },
    players: [{ deck: ['fireball'] }],
    dice: 'axe axe',
  });
  const end = table.activate('friend').attack('imp').assign(0).assign(1);
  expect(end.asked('choose')).toMatchObject({ seat: 1, options: ['hero0', 'friend'] });
  expect(end.choose('friend').asked('nextAction').seat).toBe(0);
});

test('infected-mushroom: whoever breaks it poisons a creature of its enemies', () => {
  const imp = { ...mushroom, of: 1, at: [332, 300] } as const;
  const table = scene({
    creatures: { knight: { at: [300, 300] }, other: { at: [500, 500] }, imp, mate: { of: 1, at: [500, 100] } },
    dice: 'axe axe',
  });
  const end = table.activate('knight').attack('imp').assign(0).assign(1);
  expect(end.asked('choose')).toMatchObject({ seat: 1, options: ['hero0', 'knight', 'other'] });
  expect(end.choose('other').creature('other')).toMatchObject({ poisoned: true });
  expect(end.choose('other').player(1).graveyard).toEqual([]); // a minion has no card there
});
