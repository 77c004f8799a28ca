import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };

/** An enemy whom no ability can influence. */
const saint = { of: 1, print: { health: 5, keywords: [{ keyword: 'shield-against', against: 'impact' }] } } as const;

/** An enemy beside whoever stands at 300, 300 on a base of 32 mm. */
const beside = (more: Actor = {}): Actor => ({ of: 1, at: [332, 300], print: stout, ...more });

const rowena = { card: 'rowena-the-dukes-daughter', at: [300, 300] } as const;

test('rowena-the-dukes-daughter: three dice, and whose Health is no more than the Bullseyes obeys her for a turn', () => {
  const creatures = {
    rowena,
    weak: { of: 1, at: [300, 400], activated: true, print: { health: 2 } },
    strong: { of: 1, at: [300, 200], wounds: 1, print: { health: 4 } },
    imp: { of: 1, card: 'watch-recruit', at: [400, 300] },
    beast: { of: 1, at: [400, 400], print: { keywords: [{ keyword: 'beast' }] } },
    spy: { of: 1, at: [200, 200], hidden: true },
    hero1: { at: [200, 300] },
    far: { of: 1, at: [583, 300] },
  } as const;
  const table = scene({ creatures, dice: 'bullseye axe bullseye' }).activate('rowena').ability('control');
  expect(table.options).toEqual(['weak', 'strong', 'imp']);
  const taken = table.choose('weak').end();
  expect(taken.creature('weak')).toMatchObject({ owner: 1, controller: 0 });
  expect(taken.activate('weak').asked('act').seat).toBe(0);
  expect(taken.activate('weak').rest().endTurn().creature('weak')).toMatchObject({ controller: 1 });
  expect(table.choose('strong').creature('strong')).toMatchObject({ controller: 1 }); // 3 Health are too many
});

test('rowena-the-dukes-daughter: her only die defends', () => {
  const fight = scene({ creatures: { rowena, foe: beside() }, dice: 'axe axe' })
    .activate('rowena')
    .attack('foe');
  const end = fight.assign(1).end();
  expect(end.told('diceAssigned')).toMatchObject([{ who: 'foe' }, { who: 'rowena', attack: 0, defence: 1 }]);
  expect(end.creature('rowena')).toMatchObject({ wounds: 1 });
});

const michelle = { card: 'michelle-gazzini', at: [300, 300] } as const;
const hurt = { wounds: 3, print: stout } as const;

test('michelle-gazzini: two dice for anybody whom she sees within L; Bullseyes heal, all others wound', () => {
  const creatures = {
    michelle: { ...michelle, wounds: 1 },
    friend: { ...hurt, at: [400, 400], armour: 1 },
    foe: { ...hurt, of: 1, at: [300, 482] },
    far: { ...hurt, of: 1, at: [483, 300] },
    behind: { ...hurt, of: 1, at: [150, 300] },
    spy: { ...hurt, of: 1, at: [400, 200], hidden: true },
    saint: { ...saint, at: [300, 200] },
  } as const;
  const terrains = { wall: { card: 'rocks', at: [225, 300] } } as const;
  const treat = (whom: string, dice: string) => {
    const brew = scene({ creatures, terrains, dice }).activate('michelle').ability(0);
    expect(brew.options).toEqual(['friend', 'foe']); // not herself
    return brew.choose(whom).end().creature(whom);
  };
  expect(treat('friend', 'bullseye bullseye')).toMatchObject({ wounds: 1 });
  expect(treat('friend', 'bullseye axe')).toMatchObject({ wounds: 3, armour: 1 }); // a wound, and one healed
  expect(treat('foe', 'bullseye bullseye')).toMatchObject({ wounds: 1 });
  expect(treat('foe', 'axe shield')).toBeUndefined();
});

test('michelle-gazzini: the wounds come first and may kill whom a Bullseye would have healed', () => {
  const frail = { at: [300, 400], wounds: 1, print: { health: 2 } } as const;
  const table = scene({ creatures: { michelle, frail, other: { at: [400, 300] } }, dice: 'bullseye axe' });
  expect(table.activate('michelle').ability(0).choose('frail').end().creature('frail')).toBeUndefined();
});

test('michelle-gazzini: a careful Healer with two dice as well, but not in a press', () => {
  const creatures = { michelle, friend: { ...hurt, at: [300, 332] } } as const;
  const table = scene({ creatures, dice: 'axe shield' }).activate('michelle');
  expect(table.ability('healer').end().creature('friend')).toMatchObject({ wounds: 1 });
  const pressed = scene({ creatures: { ...creatures, foe: beside() } }).activate('michelle');
  for (const ability of ['healer', 'text 0'])
    expect(pressed.refusal({ do: 'use', ability })).toMatchObject({ rule: 'C-ACT-6' });
});

const lucretia = { card: 'lucretia-the-apothecary', at: [300, 300] } as const;

test('lucretia-the-apothecary: an enemy in sight within L is poisoned', () => {
  const creatures = {
    lucretia,
    near: { of: 1, at: [300, 482] },
    hero1: { at: [118, 300] },
    far: { of: 1, at: [483, 300] },
    behind: { of: 1, at: [300, 150] },
    spy: { of: 1, at: [400, 200], hidden: true },
    saint: { ...saint, at: [200, 400] },
    friend: { at: [400, 400] },
  } as const;
  const terrains = { wall: { card: 'rocks', at: [300, 225] } } as const;
  const brew = scene({ creatures, terrains }).activate('lucretia').ability(0);
  expect(brew.options).toEqual(['near', 'hero1']);
  const end = brew.choose('near');
  expect(end.state.creatures.filter(({ poisoned }) => poisoned).map(({ id }) => id)).toEqual(['near']);
  expect(end.creature('lucretia')).toMatchObject({ activated: true });
});

test('lucretia-the-apothecary: two dice of healing; far off the Bullseyes count', () => {
  const creatures = { lucretia, near: { ...hurt, at: [332, 300] }, away: { ...hurt, at: [300, 582] } } as const;
  const care = scene({ creatures, dice: 'axe bullseye' }).activate('lucretia').ability('healer');
  expect(care.choose('near').end().creature('near')).toMatchObject({ wounds: 2 });
  expect(care.choose('away').end().creature('away')).toMatchObject({ wounds: 2 });
});

test('garrus-the-crossbowman: three dice within XL, but only where he stands', () => {
  const garrus = { card: 'garrus-the-crossbowman', at: [300, 300] } as const;
  const creatures = { garrus, foe: { of: 1, at: [300, 582], print: stout }, far: { of: 1, at: [17, 300] } } as const;
  const table = scene({ creatures, dice: 'bullseye bullseye bullseye axe shield axe' }).activate('garrus');
  expect(table.refusal({ do: 'attack', attack: 'shooting', target: 'far' })).toMatchObject({ rule: 'C-RNG-5' });
  expect(table.attack('foe', 'shooting').end().creature('foe')).toMatchObject({ wounds: 2 });
  expect(table.move(300, 320).asked('nextAction').seat).toBe(0); // no Quick Shooter
  const pressed = scene({ creatures: { ...creatures, foe2: beside() } }).activate('garrus');
  const shoot = { do: 'attack', attack: 'shooting', target: 'foe' };
  expect(pressed.refusal(shoot)).toMatchObject({ rule: 'C-RNG-3' });
});

const captain = { card: 'captain-iron-hand', at: [300, 100] } as const;

test('captain-iron-hand: steam gives his shot two dice more, one, or him a token of Armour', () => {
  const foe = { of: 1, at: [300, 300], print: { health: 9 } } as const;
  const shot = (dice: string) =>
    scene({ creatures: { captain, foe }, dice }).activate('captain').attack('foe', 'shooting').end();
  const hot = shot('bullseye bullseye bullseye bullseye bullseye axe axe axe axe');
  expect(hot.creature('foe')).toMatchObject({ wounds: 4 });
  expect(hot.endTurn().value('shootingDice', 'captain')).toBe(2);
  const warm = shot('axe bullseye bullseye bullseye axe axe axe');
  expect(warm.creature('foe')).toMatchObject({ wounds: 3 });
  expect(warm.endTurn().value('shootingDice', 'captain')).toBe(2);
  const cool = shot('shield bullseye bullseye axe axe');
  expect(cool.creature('foe')).toMatchObject({ wounds: 2 });
  expect(cool.creature('captain')).toMatchObject({ armour: 1 });
});

test('captain-iron-hand: in melee the boiler stays cold', () => {
  const foe = { of: 1, at: [332, 100], print: stout } as const;
  const table = scene({ creatures: { captain, foe }, dice: 'axe axe bullseye' });
  const end = table.activate('captain').attack('foe').assign(0).assign(2).end(); // two dice and one of defence, no other
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
});

test('milady-rosalinda: on Axe or Shield an enemy in sight within L skips its next activation', () => {
  const creatures = {
    milady: { card: 'milady-rosalinda', at: [300, 300] },
    knight: { of: 1, at: [300, 482] },
    squire: { of: 1, at: [118, 300] },
    far: { of: 1, at: [483, 300] },
    friend: { at: [400, 400] },
    saint: { ...saint, at: [200, 400] },
    behind: { of: 1, at: [300, 150] },
  } as const;
  const terrains = { wall: { card: 'rocks', at: [300, 225] } } as const;
  const charm = (dice: string) => scene({ creatures, terrains, dice }).activate('milady').ability(0);
  expect(charm('axe').options).toEqual(['knight', 'squire']);
  expect(charm('axe').choose('squire').end().creature('squire')).toMatchObject({ skips: true });
  expect(charm('bullseye').choose('squire').end().creature('squire')).toMatchObject({ skips: false });
  const idle = charm('shield').choose('squire').end().nextTurn().activate('squire');
  expect(idle.told('activationSkipped')).toMatchObject([{ who: 'squire' }]);
  expect(idle.creature('squire')).toMatchObject({ skips: false, activated: true });
  expect(idle.activate('knight').asked('act').creature).toBe('knight');
});

test('bartolo-caravan-master: when he is played from the hand he brings 2 Prosperity', () => {
  const card = 'bartolo-caravan-master';
  const end = playing(card).place(300, 16);
  expect([end.player(0).prosperity, end.player(1).prosperity]).toEqual([5, 3]);
  const risen = playing('second-hatching', { players: [{ graveyard: [card] }] }).place(62, 16);
  expect(risen.summoned(card)).toMatchObject({ owner: 0 });
  expect(risen.player(0).prosperity).toBe(3); // he was not played
});
