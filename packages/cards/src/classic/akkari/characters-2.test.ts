import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

const brood = { minion: 'infected-mushroom' };
const stout = { health: 5 };

/** An enemy beside a creature with this base that stands at 300, 300. */
const beside = (base: number, more: Actor = {}): Actor => ({
  of: 1,
  at: [300 + base / 2 + 16, 300],
  print: stout,
  ...more,
});

test('ashkar-plague-chanter: an enemy within L falls ill, seen or not', () => {
  const creatures = {
    ashkar: { card: 'ashkar-plague-chanter', at: [300, 300] },
    near: { of: 1, at: [300, 482], print: stout },
    behind: { of: 1, at: [300, 150], print: stout },
    far: { of: 1, at: [483, 300] },
    spy: { of: 1, at: [118, 300], hidden: true },
    saint: { of: 1, at: [400, 400], print: { keywords: [{ keyword: 'shield-against', against: 'impact' }] } },
  } as const;
  const table = scene({
    creatures,
    terrains: { wall: { card: 'rocks', at: [300, 225] } },
    players: [brood],
    dice: 'axe bullseye',
  });
  const chant = table.activate('ashkar').ability(0);
  expect(chant.options).toEqual(['near', 'behind']); // no ability of an enemy finds the hidden
  expect(chant.choose('behind').creature('behind')).toMatchObject({ diseased: true });
  const ritual = table.activate('ashkar').ability('ritual'); // two dice
  expect(ritual.place(332, 300).end().told('minionSummoned')).toHaveLength(1);
});

test('orba-egg-tender: three dice of Ritual and one that may be rolled again', () => {
  const orba = { card: 'orba-egg-tender', at: [300, 300] } as const;
  const table = scene({ creatures: { orba }, players: [brood], dice: 'axe axe axe bullseye' }).activate('orba');
  expect(table.refusal({ do: 'run' })).toBeUndefined();
  const rolled = table.ability('ritual');
  expect(rolled.asked('reroll').most).toBe(1);
  const end = rolled.reroll(2).place(300, 332).end();
  expect(end.summoned('infected-mushroom')).toMatchObject({ kind: 'minion', y: 33_200 });
  const pressed = scene({ creatures: { orba, foe: beside(32) }, players: [brood] }).activate('orba');
  expect(pressed.refusal({ do: 'use', ability: 'ritual' })).toMatchObject({ rule: 'C-ACT-6' });
});

test('gorrak-hollow-host: his death may wound everybody within S, and leaves a minion behind', () => {
  const table = scene({
    creatures: {
      gorrak: { card: 'gorrak-hollow-host', at: [300, 300], wounds: 2 },
      foe: beside(32),
      friend: { at: [300, 411], print: stout },
      far: { at: [300, 190 - 3], print: stout },
    },
    players: [brood],
    active: 1,
    dice: 'axe bullseye bullseye axe axe',
  });
  const dying = table.activate('foe').attack('gorrak').assign(0).assign(1);
  const { seat, options } = dying.asked('order');
  expect(seat).toBe(0);
  expect(options.map(({ keyword }) => keyword)).toEqual(['requiem', undefined]);
  const sung = dying.answer({ next: 0 });
  expect(sung.creature('foe')).toMatchObject({ wounds: 1 });
  expect(sung.creature('friend')).toMatchObject({ wounds: 1 });
  expect(sung.creature('far')).toMatchObject({ wounds: 0 });
  const end = sung.place(268, 300).end(); // beside him, not yet removed
  expect(end.creature('gorrak')).toBeUndefined();
  expect(end.summoned('infected-mushroom')).toMatchObject({ owner: 0, x: 26_800 });
  expect(end.player(0).graveyard).toEqual(['gorrak-hollow-host']);
});

test('gorrak-hollow-host: neither healed nor poisoned', () => {
  const gorrak = { card: 'gorrak-hollow-host', wounds: 1 };
  const healing = scene({
    creatures: {
      gorrak,
      other: { wounds: 1, at: [400, 400], print: stout },
      third: { wounds: 1, at: [500, 400], print: stout },
    },
    players: [{ city: ['temple'] }],
  }).use('temple');
  expect(healing.options).toEqual(['other', 'third']);
  const enemies = { gorrak: { ...gorrak, of: 1, at: [200, 100] }, near: { of: 1, at: [100, 100] } } as const;
  const end = playing('venom-mist', { creatures: enemies }).choose('gorrak', 'near');
  expect(end.creature('gorrak')).toMatchObject({ poisoned: false });
  expect(end.creature('near')).toMatchObject({ poisoned: true });
});

test('chitter-spiderling-swarm: it fights after a Run, and hatches out of the dead', () => {
  const table = scene({
    creatures: {
      chitter: { card: 'chitter-spiderling-swarm', at: [100, 300] },
      foe: { of: 1, at: [341, 300] },
    },
    players: [brood],
    dice: 'bullseye axe axe axe bullseye',
  });
  const ran = table.activate('chitter').run(300, 300); // the Backstab for running in misses
  const dead = ran.attack('foe').assign(0).assign(1);
  expect(dead.asked('place')).toMatchObject({ card: 'infected-mushroom', where: { at: 'contact', goal: 'foe' } });
  const end = dead.place(373, 300).end();
  expect(end.creature('foe')).toBeUndefined();
  expect(end.summoned('infected-mushroom')).toMatchObject({ owner: 0, x: 37_300 });
});

test('chitter-spiderling-swarm: nothing hatches out of a minion', () => {
  const creatures = {
    chitter: { card: 'chitter-spiderling-swarm', at: [300, 300] },
    imp: beside(50, { kind: 'minion', print: {} }),
  } as const;
  const end = scene({ creatures, players: [brood], dice: 'axe axe' })
    .activate('chitter')
    .attack('imp')
    .assign(0)
    .assign(1)
    .end();
  expect(end.creature('imp')).toBeUndefined();
  expect(end.told('minionSummoned')).toEqual([]);
});

test('chitter-spiderling-swarm: a Beast is touched by no building', () => {
  const chitter = { card: 'chitter-spiderling-swarm' };
  const table = scene({
    creatures: { chitter, one: { at: [400, 400] }, two: { at: [500, 400] } },
    players: [{ city: ['arena'] }],
  });
  expect(table.use('arena').options).toEqual(['one', 'two']);
});

test('lurr-trapdoor-hunter: it waits hidden, strikes within S, and keeps one die for its defence', () => {
  expect(playing('lurr-trapdoor-hunter').place(300, 25).summoned('lurr-trapdoor-hunter')).toMatchObject({
    hidden: true,
  });
  const lurr = { card: 'lurr-trapdoor-hunter', at: [300, 300], hidden: true } as const;
  const table = scene({ creatures: { lurr, foe: { of: 1, at: [300, 420], print: stout } }, dice: 'axe axe' });
  const fight = table.activate('lurr').attack('foe');
  expect(fight.creature('lurr')).toMatchObject({ hidden: false });
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'lurr', dice: 2, least: 0, most: 1 });
  expect(fight.assign(1).end().told('diceAssigned')[0]).toMatchObject({ who: 'foe', attack: 0 });
  const seized = scene({ creatures: { lurr: { ...lurr, hidden: false } } })
    .activate('lurr')
    .ability('stealth');
  expect(seized.creature('lurr')).toMatchObject({ hidden: true });
  const city = { players: [{ city: ['tavern'] }] };
  expect(scene({ creatures: { lurr, one: { at: [500, 500] } }, ...city }).use('tavern').options).not.toContain('lurr');
});

test('tzeth-venom-priest: a Magical Shot that hits poisons', () => {
  const creatures = {
    tzeth: { card: 'tzeth-venom-priest', at: [300, 300] },
    foe: { of: 1, at: [300, 500], armour: 2, print: stout },
    beyond: { of: 1, at: [583, 300] },
  } as const;
  const table = scene({ creatures, dice: 'bullseye axe' }).activate('tzeth');
  expect(table.refusal({ do: 'attack', attack: 'magical shot', target: 'beyond' })).toMatchObject({ rule: 'C-RNG-5' });
  const end = table.attack('foe', 'magical shot').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1, armour: 2, poisoned: true });
  const missed = scene({ creatures, dice: 'axe axe' }).activate('tzeth').attack('foe', 'magical shot').end();
  expect(missed.creature('foe')).toMatchObject({ wounds: 0, poisoned: false });
});

test('tzeth-venom-priest: in melee his touch is clean', () => {
  const table = scene({
    creatures: { tzeth: { card: 'tzeth-venom-priest', at: [300, 300] }, foe: beside(32) },
    dice: 'axe axe',
  });
  const end = table.activate('tzeth').attack('foe').assign(0).assign(1).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1, poisoned: false });
});

test('yssgar-the-queens-steed: after a move each hit deals 2 damage', () => {
  const yssgar = { card: 'yssgar-the-queens-steed', at: [300, 300] } as const;
  const foe = { of: 1, at: [446, 300], print: stout } as const;
  const dice = 'axe bullseye bullseye bullseye bullseye';
  const charge = scene({ creatures: { yssgar, foe }, dice }).activate('yssgar').move(400, 300).attack('foe').assign(0);
  expect(charge.asked('assignDice')).toMatchObject({ creature: 'yssgar', dice: 4, least: 1 }); // Reckless 1
  expect(charge.assign(4).end().creature('foe')).toMatchObject({ wounds: 2 });
  const standing = scene({ creatures: { yssgar, foe: { ...foe, at: [346, 300] } }, dice })
    .activate('yssgar')
    .attack('foe')
    .assign(0)
    .assign(4);
  expect(standing.creature('foe')).toMatchObject({ wounds: 1 });
});

test('yssgar-the-queens-steed: no spell finds the monster, not even one that strikes all, and nobody heals it', () => {
  const yssgar = { card: 'yssgar-the-queens-steed', at: [100, 100], of: 1, wounds: 1 } as const;
  const table = playing('fireball', {
    creatures: { yssgar, one: { of: 1, at: [100, 30] }, two: { of: 1, at: [150, 30] } },
  });
  expect(table.options).toEqual(['one', 'two']);
  const webbed = playing('web-burst', { creatures: { yssgar, one: { of: 1, at: [100, 30] } } }).nextTurn();
  expect(webbed.activate('yssgar').refusal({ do: 'run' })).toBeUndefined();
  const temple = scene({ creatures: { yssgar: { ...yssgar, of: 0 } }, players: [{ city: ['temple'] }] });
  expect(temple.refusal({ do: 'use building', building: 'temple', ability: 0 })).toMatchObject({ rule: 'C-PLY-5' });
});

test('malvyr-whispering-recluse: hidden at first, he commands whose Health is no more than the Bullseyes of two dice', () => {
  expect(playing('malvyr-whispering-recluse').place(300, 16).summoned('malvyr-whispering-recluse')).toMatchObject({
    hidden: true,
  });
  const creatures = {
    malvyr: { card: 'malvyr-whispering-recluse', at: [300, 300], hidden: true },
    weak: { of: 1, at: [300, 400] },
    strong: { of: 1, at: [300, 200], print: stout },
    far: { of: 1, at: [583, 300] },
  } as const;
  const table = scene({ creatures, dice: 'bullseye axe' }).activate('malvyr').ability('control');
  expect(table.options).toEqual(['weak', 'strong']);
  const taken = table.choose('weak').end();
  expect(taken.creature('malvyr')).toMatchObject({ hidden: false });
  expect(taken.creature('weak')).toMatchObject({ owner: 1, controller: 0 });
  expect(taken.activate('weak').asked('act').seat).toBe(0);
  expect(table.choose('strong').creature('strong')).toMatchObject({ controller: 1 });
  expect(taken.activate('weak').rest().endTurn().creature('weak')).toMatchObject({ controller: 1 });
});
