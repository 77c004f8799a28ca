import { expect, test } from 'vitest';
import { holding, playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };
const foe: Actor = { of: 1, at: [332, 300], print: stout };
const szaravel = { hero0: { card: 'szaravel-matron-of-the-brood', at: [300, 300] } } as const;
const kazrith = { hero0: { card: 'kazrith-the-devastator', at: [300, 300] } } as const;
const vhessa = { hero0: { card: 'vhessa-spinner-of-veils', at: [300, 300] } } as const;

test('egg-sac-mantle: once a turn damage to Szaravel hatches a minion beside her; the mantle takes 3 points', () => {
  const table = playing('egg-sac-mantle', {
    creatures: { ...szaravel, foe, foe2: { ...foe, at: [268, 300] } },
    players: [{ minion: 'infected-mushroom' }],
    dice: 'axe bullseye bullseye axe bullseye bullseye',
  });
  expect(table.player(0).relics).toMatchObject([{ card: 'egg-sac-mantle', tokens: 3 }]);
  const theirs = table.nextTurn();
  const struck = theirs.activate('foe').attack('hero0').assign(0).assign(1);
  expect(struck.player(0).relics).toMatchObject([{ tokens: 2 }]);
  const hatched = struck.place(300, 332);
  expect(hatched.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(hatched.told('minionSummoned')).toHaveLength(1);
  const end = hatched.activate('foe2').attack('hero0').assign(1).no(); // her own trick is declined
  expect(end.player(0).relics).toMatchObject([{ tokens: 1 }]);
  expect(end.asked('nextAction').seat).toBe(1); // no second one in a turn
});

test.each([
  ['egg-sac-mantle', 'szaravel-matron-of-the-brood', 'kazrith-the-devastator'],
  ['twin-reapers', 'kazrith-the-devastator', 'vhessa-spinner-of-veils'],
  ['needle-of-a-hundred-poisons', 'vhessa-spinner-of-veils', 'kazrith-the-devastator'],
])('%s: for %s and nobody else', (card, own, other) => {
  const whyNot = (hero: string) =>
    holding(card, { creatures: { hero0: { card: hero } } }).refusal({ do: 'play', card });
  expect(whyNot(own)).toBeUndefined();
  expect(whyNot(other)).toMatchObject({ rule: 'C-CRD-13' });
});

test('twin-reapers: two dice more if all attack, and each hit deals 2 damage, in three fights', () => {
  const table = playing('twin-reapers', {
    creatures: { ...kazrith, foe: { ...foe, at: [341, 300], print: { health: 9 } } },
    dice: 'axe axe axe bullseye bullseye bullseye bullseye',
  });
  const fight = table.activate('hero0').attack('foe').assign(0);
  const end = fight.assign(4).end(); // six dice, three hits, no defence
  expect(end.creature('foe')).toMatchObject({ wounds: 6 });
  expect(end.player(0).relics).toMatchObject([{ card: 'twin-reapers', marks: 1 }]);
  fight.state.players[0]!.relics[0]!.marks = 2;
  expect(fight.assign(4).player(0)).toMatchObject({ relics: [], graveyard: ['twin-reapers'] });
});

test('twin-reapers: no mark where no die attacks', () => {
  const table = scene({
    active: 1,
    creatures: { ...szaravel, foe },
    players: [{ relics: ['twin-reapers'] }],
    dice: 'bullseye',
  });
  const end = table.activate('foe').attack('hero0').assign(0).assign(1).end();
  expect(end.player(0).relics).toMatchObject([{ marks: 0 }]);
});

test('needle-of-a-hundred-poisons: Vhessa throws two dice; whom she hits is poisoned and ill', () => {
  const creatures = {
    ...vhessa,
    near: { of: 1, at: [300, 482], print: stout },
    far: { of: 1, at: [483, 300] },
  } as const;
  const table = playing('needle-of-a-hundred-poisons', { creatures, dice: 'axe bullseye bullseye' }).activate('hero0');
  expect(table.refusal({ do: 'attack', attack: 'throwing', target: 'far' })).toMatchObject({ rule: 'C-RNG-5' });
  const end = table.attack('near', 'throwing').end();
  expect(end.creature('near')).toMatchObject({ wounds: 1, poisoned: true, diseased: true });
  expect(end.player(0).relics).toMatchObject([{ marks: 1 }]);
});

test('needle-of-a-hundred-poisons: a miss makes nobody ill, and the fourth throw is the last', () => {
  const table = scene({
    creatures: { ...vhessa, near: { of: 1, at: [300, 482], print: stout } },
    players: [{ relics: ['needle-of-a-hundred-poisons'] }],
    dice: 'bullseye bullseye',
  });
  table.state.players[0]!.relics[0]!.marks = 3;
  const end = table.activate('hero0').attack('near', 'throwing');
  expect(end.creature('near')).toMatchObject({ wounds: 0, diseased: false });
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['needle-of-a-hundred-poisons'] });
});

test('needle-of-a-hundred-poisons: in melee it serves nobody', () => {
  const table = scene({
    creatures: { ...vhessa, foe },
    players: [{ relics: ['needle-of-a-hundred-poisons'] }],
    dice: 'axe axe bullseye',
  });
  const end = table.activate('hero0').attack('foe').assign(0).assign(2).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2, diseased: false });
  expect(end.player(0).relics).toMatchObject([{ marks: 0 }]);
});

test('chitin-carapace: an attack on the hero deals 1 less, and the carapace takes 3 points of the rest', () => {
  const table = playing('chitin-carapace', {
    creatures: { ...vhessa, foe: { ...foe, print: { health: 5, strength: 3 } } },
    dice: 'axe axe axe bullseye bullseye',
  });
  expect(table.player(0).relics).toMatchObject([{ card: 'chitin-carapace', tokens: 3 }]);
  const end = table.nextTurn().activate('foe').attack('hero0').assign(0).assign(3).end();
  expect(end.told('damageDealt')).toMatchObject([{ who: 'hero0', n: 2 }]);
  expect(end.player(0).relics).toMatchObject([{ tokens: 1 }]);
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
});

test('queens-diadem: two Ritual dice again; a minion summoned with it is quick and stronger until the enemy turn ends', () => {
  const table = playing('queens-diadem', {
    creatures: szaravel,
    players: [{ minion: 'infected-mushroom' }],
    dice: 'axe axe axe bullseye axe',
  });
  const rolled = table.activate('hero0').ability('ritual');
  expect(rolled.asked('reroll').most).toBe(2); // of her own 1 and this 2 the greater counts
  const end = rolled.reroll(0, 1).place(332, 300);
  const { id } = end.summoned('infected-mushroom')!;
  expect([end.value('strength', id), end.value('fightsAfterRun', id)]).toEqual([2, true]);
  const theirs = end.nextTurn();
  expect(theirs.value('strength', id)).toBe(2);
  const later = theirs.nextTurn();
  expect([later.value('strength', id), later.value('fightsAfterRun', id)]).toEqual([1, false]);
});

test('queens-diadem: tapped, it takes the Stealth token of an enemy within L', () => {
  const table = playing('queens-diadem', {
    creatures: {
      ...szaravel,
      spy: { of: 1, at: [300, 482], hidden: true },
      near: { of: 1, at: [300, 118] },
      far: { of: 1, at: [483, 300], hidden: true },
    },
  }).useRelic('queens-diadem');
  expect(table.options).toEqual(['spy', 'near']);
  const end = table.choose('spy');
  expect(end.creature('spy')).toMatchObject({ hidden: false });
  expect(end.creature('far')).toMatchObject({ hidden: true });
  expect(end.player(0).relics).toMatchObject([{ tapped: true }]);
});

test('venom-gland: three times it poisons an enemy within S of your hero', () => {
  const table = playing('venom-gland', {
    creatures: {
      ...szaravel,
      near: { of: 1, at: [300, 412] },
      near2: { of: 1, at: [300, 188] },
      far: { of: 1, at: [413, 300] },
    },
  });
  const tapped = table.useRelic('venom-gland');
  expect(tapped.options).toEqual(['near', 'near2']);
  const end = tapped.choose('near');
  expect(end.creature('near')).toMatchObject({ poisoned: true });
  expect(end.player(0).relics).toMatchObject([{ marks: 1, tapped: true }]);
  table.state.players[0]!.relics[0]!.marks = 2;
  expect(table.useRelic('venom-gland').choose('near').player(0)).toMatchObject({
    relics: [],
    graveyard: ['venom-gland'],
  });
});

test('venom-gland: its bearer catches neither Poison nor Disease', () => {
  const theirs = playing('venom-gland', {
    creatures: { ...szaravel, hero1: { at: [400, 400] }, friend: { at: [300, 400] } },
    players: [{}, { hand: ['plague-of-kisses', 'venom-mist'], city: ['school-of-magic', 'library'], prosperity: 0 }],
  }).nextTurn();
  const ill = theirs.play('plague-of-kisses').choose('hero0', 'friend');
  expect(ill.state.creatures.filter(({ diseased }) => diseased).map(({ id }) => id)).toEqual(['friend']);
  const poisoned = theirs.play('venom-mist').choose('hero0', 'friend');
  expect(poisoned.state.creatures.filter(one => one.poisoned).map(({ id }) => id)).toEqual(['friend']);
});

test('spiked-sickle: 1 Strength more, and wounds that the hero deals heal it; twice', () => {
  const table = playing('spiked-sickle', {
    creatures: { hero0: { ...vhessa.hero0, wounds: 1 }, foe: { ...foe, poisoned: false } },
    players: [{ deck: [] }],
    dice: 'shield shield bullseye bullseye',
  });
  expect(table.value('strength', 'hero0')).toBe(3);
  const fight = table.activate('hero0').attack('foe').assign(0);
  const struck = fight.assign(3);
  expect(struck.asked('may')).toMatchObject({ keyword: 'vampirism' });
  const end = struck.yes();
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.player(0).relics).toMatchObject([{ marks: 1 }]);
  fight.state.players[0]!.relics[0]!.marks = 1;
  const last = fight.assign(3).yes();
  expect(last.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(last.player(0)).toMatchObject({ relics: [], graveyard: ['spiked-sickle'] });
});
