import { attackOf, type CreatureId } from '@signum/classic';
import { expect, test } from 'vitest';
import { holding, playing, scene } from '../../testing/index.ts';

const takumi = { card: 'takumi-warrior-poet', at: [300, 300] } as const;
const fumiko = { card: 'princess-fumiko', at: [300, 300] } as const;
const akemi = { card: 'akemi-of-the-nine-tails', at: [300, 300] } as const;
const sturdy = { of: 1, at: [300, 332], print: { strength: 1, health: 20 } } as const;

/** So many fights of the hero, one after the other, as texts could order them. */
const fights = (n: number) =>
  Array.from({ length: n }, () => attackOf('melee combat', 'hero0' as CreatureId, 'foe' as CreatureId));

test('brush-and-blade: Takumi strikes first and rolls two attack dice again', () => {
  const foe = { ...sturdy, print: { strength: 3, health: 2 } } as const;
  const table = playing('brush-and-blade', {
    creatures: { hero0: takumi, foe },
    dice: 'bullseye bullseye bullseye axe axe',
  });
  const rolled = table.activate('hero0').attack('foe').assign(3).assign(3);
  expect(rolled.asked('reroll')).toMatchObject({ creature: 'hero0', purpose: 'attack', most: 2 });
  const end = rolled.reroll(0, 2).end(); // the foe has fallen before its dice
  expect(end.creature('foe')).toBeUndefined();
  expect(end.player(0).relics).toMatchObject([{ card: 'brush-and-blade', marks: 1 }]);
  const other = holding('brush-and-blade', { creatures: { hero0: akemi } });
  expect(other.refusal({ do: 'play', card: 'brush-and-blade' })).toMatchObject({ rule: 'C-CRD-13' });
});

test('brush-and-blade: it serves three fights with attack dice; pure defence costs nothing', () => {
  const table = scene({
    creatures: { hero0: takumi, foe: sturdy },
    players: [{ relics: ['brush-and-blade'] }],
    frames: fights(4),
    dice: 'bullseye bullseye bullseye bullseye bullseye bullseye bullseye bullseye bullseye',
  });
  const defended = table.assign(0).assign(0);
  expect(defended.player(0).relics).toMatchObject([{ marks: 0 }]);
  const twice = defended.assign(3).reroll().assign(3).reroll();
  expect(twice.player(0).relics).toMatchObject([{ marks: 2 }]);
  expect(twice.assign(3).reroll().end().player(0)).toMatchObject({ relics: [], graveyard: ['brush-and-blade'] });
});

test('fan-of-autumn-winds: tapped, it blows an enemy within M straight away by S; shots at Fumiko must hit twice', () => {
  const table = playing('fan-of-autumn-winds', {
    creatures: {
      hero0: fumiko,
      near: { of: 1, at: [300, 432] },
      side: { of: 1, at: [332, 300] },
      far: { of: 1, at: [300, 167] },
      friend: { at: [240, 300] },
    },
  });
  const pushed = table.useRelic('fan-of-autumn-winds').choose('near');
  expect(table.useRelic('fan-of-autumn-winds').options).toEqual(['near', 'side']);
  expect(pushed.creature('near')).toMatchObject({ x: 30_000, y: 51_200, wounds: 0 });
  expect(pushed.refusal({ do: 'use relic', relic: 'r100', ability: 0 })).toBeDefined();
  expect(pushed.player(0).relics).toMatchObject([{ tapped: true, marks: 0 }]);
  expect(pushed.value('spoilsShots', 'hero0')).toBe(true);
  expect(scene({ creatures: { hero0: fumiko } }).value('spoilsShots', 'hero0')).toBe(false);
});

test("mask-of-a-thousand-faces: Akemi has the keywords of a character within XL until the end of the opponent's turn", () => {
  const table = playing('mask-of-a-thousand-faces', {
    creatures: {
      hero0: akemi,
      torvald: { of: 1, card: 'torvald-stormhammer', at: [300, 582] },
      yuki: { card: 'yuki-snow-whisper', at: [300, 200] },
      far: { of: 1, card: 'ayame-moon-dancer', at: [17, 583] },
      imp: { kind: 'minion', at: [200, 300] },
    },
  });
  const mask = table.useRelic('mask-of-a-thousand-faces');
  expect(mask.options).toEqual(['torvald', 'yuki']);
  const worn = mask.choose('yuki');
  expect(worn.value('magicalShotDice', 'hero0')).toBe(1);
  expect(worn.player(0).relics).toMatchObject([{ tapped: true, marks: 1 }]);
  const theirs = worn.endTurn();
  expect(theirs.value('magicalShotDice', 'hero0')).toBe(1);
  expect(theirs.answer({ building: 'none' }).endTurn().value('magicalShotDice', 'hero0')).toBe(0);
  expect(mask.choose('torvald').value('damagePerHit', 'hero0')).toBe(2);
});

test('mask-of-a-thousand-faces: the fourth use is its last', () => {
  const worn = scene({
    creatures: { hero0: akemi, kaede: { card: 'kaede-fox-fire-adept', at: [300, 200] } },
    players: [{ relics: ['mask-of-a-thousand-faces'] }],
  });
  worn.state.players[0]!.relics[0]!.marks = 2;
  const third = worn.useRelic('mask-of-a-thousand-faces');
  expect(third.player(0).relics).toMatchObject([{ marks: 3 }]);
  worn.state.players[0]!.relics[0]!.marks = 3;
  const fourth = worn.useRelic('mask-of-a-thousand-faces');
  expect(fourth.player(0)).toMatchObject({ relics: [], graveyard: ['mask-of-a-thousand-faces'] });
  expect(fourth.value('magicalShotDice', 'hero0')).toBe(2); // what it gave stays
});

test('mask-of-fury-of-the-cursed: a wounded hero has one die more and strikes as if unhurt; it takes two points of damage', () => {
  const hurt = { ...takumi, wounds: 1 } as const;
  const foe = { ...sturdy, print: { strength: 2, health: 9 } } as const;
  const table = playing('mask-of-fury-of-the-cursed', {
    creatures: { hero0: hurt, foe },
    dice: 'axe axe axe axe shield shield',
  });
  expect(table.player(0).relics).toMatchObject([{ tokens: 2 }]);
  const end = table.activate('hero0').attack('foe').assign(2).assign(4).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 4 }); // Axes count
  expect(end.creature('hero0')).toMatchObject({ wounds: 1 }); // both blows went into the mask
  expect(end.player(0)).toMatchObject({ relics: [], graveyard: ['mask-of-fury-of-the-cursed'] });
  const well = playing('mask-of-fury-of-the-cursed', { creatures: { hero0: takumi } });
  expect(well.value('strength', 'hero0')).toBe(3);
});

test('cloak-of-spirit-medium: one Ritual die again; tapped, for 1 Prosperity, a minion beside your hero', () => {
  const given = {
    creatures: { hero0: fumiko },
    players: [{ minion: 'honoka-field-spirit', prosperity: 1 }],
    dice: 'axe axe bullseye',
  } as const;
  const table = playing('cloak-of-spirit-medium', given);
  const rolled = table.activate('hero0').ability('ritual');
  expect(rolled.asked('reroll')).toMatchObject({ purpose: 'ritual', most: 1 });
  const called = rolled.reroll(1).place(300, 332).end();
  expect(called.summoned('honoka-field-spirit')).toBeDefined();
  const bought = table.useRelic('cloak-of-spirit-medium').place(300, 332);
  expect(bought.summoned('honoka-field-spirit')).toMatchObject({ controller: 0, y: 33_200 });
  expect(bought.player(0)).toMatchObject({ prosperity: 0, relics: [{ tapped: true }] });
  expect(bought.asked('nextAction').seat).toBe(0); // one minion, not two
  const poor = playing('cloak-of-spirit-medium', { ...given, players: [{ ...given.players[0], prosperity: 0 }] });
  expect(poor.asked('nextAction').actions.some(({ do: deed }) => deed === 'use relic')).toBe(false);
});

test('cloak-of-spirit-medium: no spell, not even a friendly one, can point at your hero', () => {
  const given = {
    creatures: { hero0: fumiko, friend: { at: [100, 100] }, other: { at: [200, 100] } },
    terrains: { brook: { card: 'dawn-brook', at: [300, 400] } },
  } as const;
  const worn = playing('spirit-gate', { ...given, players: [{ relics: ['cloak-of-spirit-medium'] }] });
  expect(worn.options).toEqual(['friend', 'other']);
  expect(playing('spirit-gate', given).options).toEqual(['hero0', 'friend', 'other']);
});

test('ancestral-katana: Lunge, one die more in pure attack, the first blow; two such fights and it breaks', () => {
  const far = { ...sturdy, at: [300, 400], print: { strength: 2, health: 4 } } as const;
  const table = playing('ancestral-katana', {
    creatures: { hero0: takumi, foe: far },
    dice: 'axe axe axe axe bullseye bullseye',
  });
  const end = table.activate('hero0').attack('foe').assign(3).end();
  expect(end.told('diceAssigned')).toMatchObject([{ who: 'foe', attack: 0 }, { who: 'hero0' }]);
  expect(end.creature('foe')).toBeUndefined();
  expect(end.value('strikesFirst', 'hero0')).toBe(true);
  const twice = scene({
    creatures: { hero0: takumi, foe: sturdy },
    players: [{ relics: ['ancestral-katana'] }],
    frames: fights(3),
    dice: 'bullseye bullseye bullseye bullseye bullseye bullseye bullseye bullseye',
  });
  const second = twice.assign(0).assign(0).assign(3);
  expect(second.player(0).relics).toMatchObject([{ marks: 1 }]);
  expect(second.assign(3).end().player(0)).toMatchObject({ relics: [], graveyard: ['ancestral-katana'] });
});

test('lacquered-armour: it takes three points of damage, and its bearer is Agile', () => {
  const foe = { ...sturdy, print: { strength: 4, health: 9 } } as const;
  const plain = { at: [300, 300], print: { strength: 1, health: 8 } } as const;
  const table = playing('lacquered-armour', { creatures: { hero0: plain, foe }, dice: 'axe axe axe axe bullseye' });
  expect(table.player(0).relics).toMatchObject([{ tokens: 3 }]);
  const gone = table.activate('hero0').move(300, 200);
  expect(gone.told('backstabProvoked')).toEqual([]);
  const struck = table.activate('hero0').attack('foe').assign(4).assign(0).end();
  expect(struck.creature('hero0')).toMatchObject({ wounds: 1 });
  expect(struck.player(0)).toMatchObject({ relics: [], graveyard: ['lacquered-armour'] });
});

test('jade-magatama: your hero has 1 Health more; tapped, it turns the top card and gives a token', () => {
  const deck = ['fireball', 'dispel'];
  const table = playing('jade-magatama', {
    creatures: {
      hero0: { ...takumi, wounds: 4 },
      suzu: { card: 'suzu-bell-shaman', at: [100, 300] },
      other: { at: [500, 300] },
    },
    players: [{ deck }],
  });
  expect(table.value('health', 'hero0')).toBe(6);
  const tapped = table.useRelic('jade-magatama');
  expect(tapped.options).toEqual(['hero0', 'suzu']); // whoever has no Concentration gains none
  const seen = tapped.choose('suzu');
  expect(seen.asked('choose')).toMatchObject({ seat: 0, options: ['dispel'], least: 0, most: 1 });
  const under = seen.choose();
  expect(under.player(0).deck).toEqual(['dispel', 'fireball']);
  expect(under.creature('suzu')).toMatchObject({ concentration: 1 });
  expect(seen.choose('dispel').player(0).deck).toEqual(deck);
  expect(under.player(0).relics).toMatchObject([{ tapped: true }]);
});
