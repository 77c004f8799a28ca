import { expect, test } from 'vitest';
import { holding, playing, scene, type Actor } from '../../testing/index.ts';

const stout = { health: 5 };
const foe: Actor = { of: 1, at: [332, 300], print: stout };
const elianor = { hero0: { card: 'elianor-silverbough', at: [300, 300] } } as const;
const varkas = { hero0: { card: 'varkas-moonfang', at: [300, 300] } } as const;
const seraniel = { hero0: { card: 'seraniel-voice-of-the-unicorn', at: [300, 300] } } as const;

test.each([
  ['bow-of-the-last-star', 'elianor-silverbough', 'seraniel-voice-of-the-unicorn'],
  ['fangs-of-the-first-wolf', 'varkas-moonfang', 'elianor-silverbough'],
  ['horn-of-mercy', 'seraniel-voice-of-the-unicorn', 'varkas-moonfang'],
])('%s: for %s and nobody else', (card, own, other) => {
  const whyNot = (hero: string) =>
    holding(card, { creatures: { hero0: { card: hero } } }).refusal({ do: 'play', card });
  expect(whyNot(own)).toBeUndefined();
  expect(whyNot(other)).toMatchObject({ rule: 'C-CRD-13' });
});

test.each([
  ['elven-blade', 'varkas-moonfang', 'seraniel-voice-of-the-unicorn'],
  ['thornvine-shield', 'seraniel-voice-of-the-unicorn', 'elianor-silverbough'],
  ['cloak-of-leaves', 'elianor-silverbough', 'seraniel-voice-of-the-unicorn'],
  ['moonstone-circlet', 'seraniel-voice-of-the-unicorn', 'khan-dir-duke-of-vallor'],
  ['willow-longbow', 'elianor-silverbough', 'varkas-moonfang'],
])('%s: %s has a place for it, %s has none', (card, own, other) => {
  const table = playing(card, { creatures: { hero0: { card: own } } });
  expect(table.player(0)).toMatchObject({ hand: [], relics: [{ card }] });
  const without = holding(card, { creatures: { hero0: { card: other } } });
  expect(without.refusal({ do: 'play', card })).toMatchObject({ rule: 'C-REL-2' });
});

test('bow-of-the-last-star: four dice; from afar all may be rolled again and each hit deals 2 damage, four times', () => {
  const creatures = { ...elianor, far: { of: 1, at: [300, 500], print: { health: 9 } } } as const;
  const table = playing('bow-of-the-last-star', { creatures, dice: 'axe axe bullseye axe bullseye axe axe' });
  const shot = table.activate('hero0').attack('far', 'shooting');
  expect(shot.asked('reroll')).toMatchObject({ faces: ['axe', 'axe', 'bullseye', 'axe'], most: 4 });
  const end = shot.reroll(0).end();
  expect(end.creature('far')).toMatchObject({ wounds: 4 });
  expect(end.player(0).relics).toMatchObject([{ card: 'bow-of-the-last-star', marks: 1 }]);
  const worn = table.activate('hero0');
  worn.state.players[0]!.relics[0]!.marks = 3;
  const last = worn.attack('far', 'shooting').reroll(0);
  expect(last.creature('far')).toMatchObject({ wounds: 4 }); // the last star still shines
  expect(last.player(0)).toMatchObject({ relics: [], graveyard: ['bow-of-the-last-star'] });
  expect(last.value('shootingDice', 'hero0')).toBe(3);
});

test('fangs-of-the-first-wolf: a die more if all attack, two more fights, and blood heals; three times', () => {
  const table = playing('fangs-of-the-first-wolf', {
    creatures: {
      hero0: { ...varkas.hero0, wounds: 1 },
      foe: { ...foe, at: [341, 300], print: { health: 2 } },
      next: { of: 1, at: [300, 341], print: { health: 9 } },
    },
    dice: 'shield shield shield shield bullseye',
  });
  expect(table.value('persecutions', 'hero0')).toBe(2); // his own 1 does not add up
  const fight = table.activate('hero0').attack('foe').assign(0);
  const struck = fight.assign(3);
  expect(struck.asked('may')).toMatchObject({ keyword: 'vampirism' });
  const end = struck.yes().end();
  expect(end.creature('foe')).toBeUndefined();
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.player(0).relics).toMatchObject([{ marks: 1 }]);
  expect(end.asked('act').deeds).toContainEqual({ do: 'attack', attack: 'melee combat', target: 'next' });
  fight.state.players[0]!.relics[0]!.marks = 2;
  expect(fight.assign(3).yes().player(0)).toMatchObject({ relics: [], graveyard: ['fangs-of-the-first-wolf'] });
});

const patients = {
  hero0: { ...seraniel.hero0, wounds: 1 },
  one: { at: [300, 482], wounds: 2, print: stout },
  two: { at: [118, 300], wounds: 2, print: stout },
  ill: { at: [300, 200], diseased: true, poisoned: true, print: stout },
  far: { at: [483, 300], wounds: 2, print: stout },
  theirs: { of: 1, at: [400, 400], wounds: 2, print: stout },
} as const;

test('horn-of-mercy: tapped, it heals one of yours within L, or cures one', () => {
  const table = playing('horn-of-mercy', { creatures: patients }).useRelic('horn-of-mercy');
  expect(table.asked('mode').possible).toEqual([0, 1]);
  const healing = table.mode(0);
  expect(healing.options).toEqual(['hero0', 'one', 'two']);
  const healed = healing.choose('one');
  expect(healed.creature('one')).toMatchObject({ wounds: 1 });
  expect(healed.player(0).relics).toMatchObject([{ tapped: true }]);
  expect(healed.refusal({ do: 'use relic', relic: healed.player(0).relics[0]!.id, ability: 0 })).toBeDefined();
  const curing = table.mode(1);
  expect(curing.options).toEqual(['hero0', 'one', 'two', 'ill']);
  expect(curing.choose('ill').creature('ill')).toMatchObject({ poisoned: false, diseased: false });
});

test('horn-of-mercy: Seraniel may roll one of her healing dice again', () => {
  const table = playing('horn-of-mercy', { creatures: patients, dice: 'axe axe bullseye' });
  const rolled = table.activate('hero0').ability('healer').choose('one');
  expect(rolled.asked('reroll')).toMatchObject({ purpose: 'healing', places: [0, 1], most: 1 });
  expect(rolled.reroll(0).end().creature('one')).toMatchObject({ wounds: 1 });
});

test('elven-blade: two dice more if all attack, and first; twice', () => {
  const table = playing('elven-blade', {
    creatures: { ...varkas, foe: { ...foe, at: [341, 300], print: { health: 3, strength: 2 } } },
    dice: 'axe axe axe bullseye bullseye',
  });
  const fight = table.activate('hero0').attack('foe').assign(2);
  const end = fight.assign(3).end(); // five dice; the foe falls before it strikes
  expect(end.creature('foe')).toBeUndefined();
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.player(0).relics).toMatchObject([{ card: 'elven-blade', marks: 1 }]);
  fight.state.players[0]!.relics[0]!.marks = 1;
  expect(fight.assign(3).player(0)).toMatchObject({ relics: [], graveyard: ['elven-blade'] });
});

test('elven-blade: no mark where no die attacks', () => {
  const table = scene({
    active: 1,
    creatures: { hero0: { at: [300, 300] }, foe },
    players: [{ relics: ['elven-blade'] }],
    dice: 'bullseye',
  });
  const end = table.activate('foe').attack('hero0').assign(0).assign(1).end();
  expect(end.player(0).relics).toMatchObject([{ marks: 0 }]);
});

test('thornvine-shield: it takes 2 points, and whoever attacked your hero in melee gets 1 damage', () => {
  const table = playing('thornvine-shield', {
    creatures: { ...seraniel, foe: { ...foe, armour: 1 } },
    dice: 'axe bullseye',
  }).nextTurn();
  expect(table.player(0).relics).toMatchObject([{ tokens: 2 }]);
  const end = table.activate('foe').attack('hero0').assign(0).assign(1).end();
  expect(end.player(0).relics).toMatchObject([{ tokens: 1 }]);
  expect(end.creature('hero0')).toMatchObject({ wounds: 0 });
  expect(end.creature('foe')).toMatchObject({ armour: 0, wounds: 0 }); // damage, so Armour helps
  const weak = scene({
    active: 1,
    creatures: { ...seraniel, foe: { ...foe, print: {} } },
    players: [{ relics: ['thornvine-shield'] }],
    dice: 'axe bullseye',
  });
  const dead = weak.activate('foe').attack('hero0').assign(0).assign(1).end();
  expect(dead.player(0).relics).toMatchObject([{ tokens: 1 }]); // it struck before it fell
  expect(dead.creature('foe')).toBeUndefined();
});

test('thornvine-shield: no thorns for archers, nor for whom your hero attacks, nor for who attacks another', () => {
  const relics = [{ relics: ['thornvine-shield'] }];
  const archer = { of: 1, at: [300, 500], print: { health: 5, keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const shot = scene({ active: 1, creatures: { ...seraniel, archer }, players: relics, dice: 'bullseye axe' });
  const end = shot.activate('archer').attack('hero0', 'shooting').end();
  expect(end.player(0).relics).toMatchObject([{ tokens: 1 }]);
  expect(end.creature('archer')).toMatchObject({ wounds: 0 });
  const own = scene({ creatures: { ...seraniel, foe }, players: relics, dice: 'bullseye' });
  expect(own.activate('hero0').attack('foe').assign(0).assign(1).end().creature('foe')).toMatchObject({ wounds: 0 });
  const friend = { at: [364, 300], print: stout } as const;
  const other = scene({ active: 1, creatures: { ...seraniel, foe, friend }, players: relics, dice: 'axe bullseye' });
  const spared = other.activate('foe').attack('friend').assign(0).assign(1).end();
  expect(spared.creature('foe')).toMatchObject({ wounds: 0 });
});

test('cloak-of-leaves: your hero hides at once unless an enemy touches it, and may hide again', () => {
  const hidden = playing('cloak-of-leaves', { creatures: elianor });
  expect(hidden.creature('hero0')).toMatchObject({ hidden: true });
  expect(hidden.value('pathfinder', 'hero0')).toBe(true);
  const held = playing('cloak-of-leaves', { creatures: { ...elianor, foe } });
  expect(held.creature('hero0')).toMatchObject({ hidden: false });
  const away = held.activate('hero0').move(200, 300).nextTurn().nextTurn();
  expect(away.activate('hero0').ability('stealth').creature('hero0')).toMatchObject({ hidden: true });
  expect(scene({ creatures: elianor }).activate('hero0').refusal({ do: 'use', ability: 'stealth' })).toBeDefined();
});

test('cloak-of-leaves: another relic does not hide anybody', () => {
  const players = [{ relics: ['cloak-of-leaves'] }];
  expect(playing('willow-longbow', { creatures: elianor, players }).creature('hero0')).toMatchObject({ hidden: false });
});

test('moonstone-circlet: a die more for Magical Shots, two of which may be rolled again', () => {
  const creatures = { ...seraniel, foe: { of: 1, at: [300, 500], print: stout } } as const;
  const table = playing('moonstone-circlet', { creatures, dice: 'axe axe bullseye bullseye axe' });
  const shot = table.activate('hero0').attack('foe', 'magical shot');
  expect(shot.asked('reroll')).toMatchObject({ faces: ['axe', 'axe', 'bullseye'], most: 2 });
  expect(shot.reroll(0, 1).end().creature('foe')).toMatchObject({ wounds: 2 });
  const lent = playing('moonstone-circlet', { creatures: varkas });
  expect(lent.value('magicalShotDice', 'hero0')).toBe(0); // more of nothing is nothing
});

test('moonstone-circlet: tapped, it shows the two top cards, which go back in any order', () => {
  const players = [{ deck: ['caltrops', 'dispel', 'fireball'] }];
  const table = playing('moonstone-circlet', { creatures: seraniel, players }).useRelic('moonstone-circlet', 1);
  expect(table.asked('choose')).toMatchObject({ seat: 0, purpose: 'order of cards', options: ['fireball', 'dispel'] });
  const end = table.choose('dispel');
  expect(end.player(0)).toMatchObject({ deck: ['caltrops', 'fireball', 'dispel'], relics: [{ tapped: true }] });
});

test('willow-longbow: two dice of Shooting and a rain of arrows', () => {
  const creatures = {
    hero0: { at: [300, 300] },
    foe: { of: 1, at: [300, 500], print: { strength: 2, health: 5 } },
  } as const;
  const table = scene({ creatures, players: [{ relics: ['willow-longbow'] }], dice: 'bullseye axe axe' });
  const end = table.activate('hero0').attack('foe', 'shooting').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
  expect(end.value('strength', 'foe')).toBe(1);
  const hers = playing('willow-longbow', { creatures: { ...creatures, ...elianor }, dice: 'axe axe axe' });
  expect(hers.value('shootingDice', 'hero0')).toBe(3); // the better of the two, not both
  const missed = hers.activate('hero0').attack('foe', 'shooting').end();
  expect(missed.value('strength', 'foe')).toBe(1);
});
