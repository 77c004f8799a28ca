import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const legion = { minion: 'legion-recruit' };
const recruit = { card: 'legion-recruit' };

test.each([
  ['roland-the-proud', 3, 'M', 6],
  ['emperor-demian', 2, 'M', 7],
  ['theodora-kessel', 2, 'M', 6],
  ['legion-recruit', 1, 'M', 1],
] as const)('%s: Strength %i, Movement %s, Health %i', (card, strength, movement, health) => {
  const table = scene({ creatures: { one: { card, at: [300, 300] } } });
  expect([table.value('strength', 'one'), table.value('step', 'one'), table.value('health', 'one')]).toEqual([
    strength,
    movement,
    health,
  ]);
});

const roland = { card: 'roland-the-proud', at: [300, 300] } as const;

test('roland-the-proud: enemies beside him must fight him, and his Armour takes the first blow', () => {
  const table = scene({
    active: 1,
    creatures: {
      hero0: { ...roland, armour: 1 },
      mate: { at: [364, 300] },
      foe: { of: 1, at: [332, 300], print: { strength: 2, health: 5 } },
    },
    dice: 'axe axe bullseye bullseye bullseye',
  });
  expect(table.value('armourTokens', 'hero0')).toBe(1);
  const fight = table.activate('foe');
  expect(fight.refusal({ do: 'attack', attack: 'melee combat', target: 'mate' })).toMatchObject({ rule: 'C-MEL-4' });
  const end = fight.attack('hero0').assign(3).assign(2).end();
  expect(end.creature('hero0')).toMatchObject({ armour: 0, wounds: 1 });
});

test('roland-the-proud: characters of his within S roll a defence die again', () => {
  const creatures = {
    hero0: roland,
    near: { at: [300, 412], print: { strength: 2, health: 3 } },
    far: { at: [300, 187] },
    imp: { ...recruit, at: [240, 300] },
    foe: { of: 1, at: [332, 412], print: { health: 5 } },
  } as const;
  const table = scene({ active: 1, creatures, players: [legion], dice: 'axe bullseye bullseye shield' });
  const rerolls = ['hero0', 'near', 'far', 'imp', 'foe'].map(id => table.value('defenceRerolls', id));
  expect(rerolls).toEqual([0, 1, 0, 0, 0]);
  const rolled = table.activate('foe').attack('near').assign(0).assign(1);
  expect(rolled.asked('reroll')).toMatchObject({ seat: 0, creature: 'near', purpose: 'defence', most: 1 });
  expect(rolled.reroll(0).end().creature('near')).toMatchObject({ wounds: 0 });
});

const demian = { card: 'emperor-demian', at: [300, 300] } as const;

test('emperor-demian: once a turn 1 Prosperity brings a minion beside him, and his activation is still to come', () => {
  const table = scene({ creatures: { hero0: demian }, players: [legion] });
  const end = table.useCreature('hero0').place(332, 300);
  expect(end.summoned('legion-recruit')).toMatchObject({ kind: 'minion', owner: 0, x: 33_200, armour: 1 });
  expect(end.player(0).prosperity).toBe(2);
  expect(end.creature('hero0')).toMatchObject({ activated: false });
  const again = { do: 'use creature', creature: 'hero0', ability: 0 };
  expect(end.refusal(again)).toMatchObject({ code: 'used-this-turn' });
  const poor = scene({ creatures: { hero0: demian }, players: [{ ...legion, prosperity: 0 }] });
  expect(poor.refusal(again)).toMatchObject({ code: 'too-little-prosperity' });
});

test('emperor-demian: his characters enter with a token of Armour more, those of the opponent do not', () => {
  const creatures = { hero0: demian };
  const end = playing('marcus-standard-bearer', { creatures }).place(300, 16);
  expect(end.summoned('marcus-standard-bearer')).toMatchObject({ armour: 2 }); // one of his own
  const foreign = playing('cordelia-the-crusader', { creatures: { hero1: { card: 'emperor-demian' } } }).place(300, 16);
  expect(foreign.summoned('cordelia-the-crusader')).toMatchObject({ armour: 0 });
});

test('emperor-demian: two of his own beside him take 1 off every attack on him', () => {
  const creatures = {
    hero0: demian,
    left: { ...recruit, at: [268, 300] },
    right: { at: [300, 268] },
    foe: { of: 1, at: [332, 300], print: { strength: 3, health: 5 } },
  } as const;
  const dice = 'axe axe bullseye bullseye bullseye bullseye';
  const table = scene({ active: 1, creatures, players: [legion], dice });
  expect(table.value('lessFromAttacks', 'hero0')).toBe(1);
  const end = table.activate('foe').attack('hero0').assign(0).assign(3);
  expect(end.creature('hero0')).toMatchObject({ wounds: 1 });
  const alone = scene({ creatures: { ...creatures, right: { at: [300, 265] } } });
  expect(alone.value('lessFromAttacks', 'hero0')).toBe(0); // the enemy beside him does not count
});

const theodora = { card: 'theodora-kessel', at: [300, 300] } as const;

test('theodora-kessel: her Magical Strike has two dice, past Armour and without an answer', () => {
  const table = scene({
    creatures: { hero0: theodora, foe: { of: 1, at: [332, 300], armour: 3, print: { strength: 4, health: 5 } } },
    dice: 'axe shield',
  });
  const end = table.activate('hero0').attack('foe', 'magical strike').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2, armour: 3, defended: false });
});

test('theodora-kessel: an opponent who has played a spell loses 1 Prosperity; she is no target for it', () => {
  const creatures = {
    hero0: { at: [300, 200] },
    hero1: theodora,
    one: { of: 1, at: [400, 300] },
    two: { of: 1, at: [200, 300] },
  } as const;
  const table = playing('venom-mist', { creatures });
  expect(table.options).toEqual(['one', 'two']);
  const end = table.choose('one');
  expect(end.told('prosperitySpent')).toMatchObject([{ player: 0, n: 1, why: 'loss' }]);
  expect([end.player(0).prosperity, end.player(1).prosperity]).toEqual([2, 3]);
  const own = playing('venom-mist', { creatures: { hero0: theodora, foe: creatures.one } }).choose('foe');
  expect([own.player(0).prosperity, own.player(1).prosperity]).toEqual([3, 3]); // her own side may
  const taken = playing('spiked-sickle', { creatures: { hero1: theodora } });
  expect(taken.player(0).prosperity).toBe(3); // a relic is no spell
});

test('legion-recruit: its only die defends, and its token of Armour saves it once', () => {
  const table = scene({
    creatures: {
      imp: { ...recruit, at: [300, 300], armour: 1 },
      foe: { of: 1, at: [332, 300], print: { health: 5 } },
    },
    dice: 'axe axe',
  });
  const end = table.activate('imp').attack('foe').assign(1).end();
  expect(end.told('diceAssigned')).toMatchObject([{ who: 'foe' }, { who: 'imp', attack: 0, defence: 1 }]);
  expect(end.creature('imp')).toMatchObject({ armour: 0, wounds: 0 });
});
