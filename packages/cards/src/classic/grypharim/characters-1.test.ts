import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

test.each([
  ['cordelia-the-crusader', 2, 'M', 2, 32, 2],
  ['severus-the-honoured-legionnaire', 1, 'M', 2, 32, 2],
  ['ruphus-the-young-squire', 1, 'M', 1, 32, 1],
  ['herrick-the-unbowed', 2, 'M', 3, 32, 3],
  ['itnar-knight-of-the-firm-will', 2, 'M', 3, 32, 3],
  ['belinda-the-merciful-hand', 1, 'M', 2, 32, 2],
  ['sister-honoria', 1, 'S', 3, 32, 3],
  ['brother-anselm', 1, 'M', 3, 32, 2],
  ['lucan-ironward', 1, 'S', 3, 32, 2],
  ['tiberia-drill-sergeant', 1, 'M', 2, 32, 3],
  ['adelheid-gryphon-knight', 3, 'L', 3, 50, 4],
  ['marcus-standard-bearer', 1, 'M', 2, 32, 3],
  ['inquisitor-morwen', 1, 'M', 3, 32, 3],
  ['cassius-witch-seeker', 1, 'M', 3, 32, 3],
  ['brother-ulric-the-penitent', 2, 'M', 4, 32, 4],
  ['azariel-winged-grypharim', 2, 'L', 4, 50, 4],
] as const)(
  '%s: Strength %i, Movement %s, Health %i on a base of %i mm, for %i buildings',
  (id, strength, movement, health, base, cost) => {
    const end = playing(id).place(300, base / 2);
    const { id: name, ...creature } = end.summoned(id)!;
    expect(creature).toMatchObject({ kind: 'character', owner: 0, activated: true });
    expect([end.value('strength', name), end.value('step', name), end.value('health', name)]).toEqual([
      strength,
      movement,
      health,
    ]);
    expect(end.player(0).hand).toEqual([]);
    expect(end.player(0).city.filter(({ tapped }) => tapped)).toHaveLength(cost);
  },
);

/** An enemy beside whoever stands at 300, 300 on a base of 32 mm. */
const beside = (more: Actor = {}): Actor => ({ of: 1, at: [332, 300], print: { health: 5 }, ...more });
const legion = { minion: 'legion-recruit' };
const melee = (target: string) => ({ do: 'attack', attack: 'melee combat', target });

test('cordelia-the-crusader: both her dice attack, as long as she is fresh', () => {
  const table = scene({
    active: 1,
    creatures: {
      cordelia: { card: 'cordelia-the-crusader', at: [300, 300] },
      first: beside(),
      second: beside({ at: [268, 300] }),
    },
    dice: 'bullseye axe axe bullseye',
  });
  const fresh = table.activate('first').attack('cordelia').assign(1);
  expect(fresh.creature('first')).toMatchObject({ wounds: 2 });
  const tired = fresh.activate('second').attack('cordelia').assign(1).end();
  expect(tired.told('diceAssigned')).toMatchObject([
    { who: 'cordelia', attack: 2, defence: 0 },
    { who: 'first' },
    { who: 'cordelia', attack: 0, defence: 2 },
    { who: 'second' },
  ]);
});

test('severus-the-honoured-legionnaire: with him a minion comes to each of yours with Drill', () => {
  const tiberia = { card: 'tiberia-drill-sergeant', at: [300, 300] } as const;
  const creatures = { tiberia, theirs: { ...tiberia, of: 1, at: [300, 500] } } as const;
  const asked = playing('severus-the-honoured-legionnaire', { creatures, players: [legion] }).place(300, 16);
  expect(asked.asked('may')).toMatchObject({ seat: 0, keyword: 'drill' });
  const ordered = asked.yes().answer({ next: 0 });
  const end = ordered.placeAnywhere().placeAnywhere();
  expect(end.told('minionSummoned')).toHaveLength(2);
  expect(end.asked('nextAction').seat).toBe(0);
  expect(asked.no().told('minionSummoned')).toEqual([]);
});

test('severus-the-honoured-legionnaire: whoever leads no minions is not asked', () => {
  const end = playing('severus-the-honoured-legionnaire').place(300, 16);
  expect(end.asked('nextAction').seat).toBe(0);
});

test('ruphus-the-young-squire: he strengthens a character for good or gives it two tokens of Armour', () => {
  const creatures = {
    friend: { at: [300, 300], print: { strength: 2 } },
    foe: { of: 1, at: [300, 400] },
    imp: { card: 'legion-recruit', at: [200, 300] },
  } as const;
  const table = playing('ruphus-the-young-squire', { creatures }).place(300, 16);
  expect(table.asked('mode').possible).toEqual([0, 1]);
  const { id } = table.summoned('ruphus-the-young-squire')!;
  const stronger = table.mode(0);
  expect(stronger.options).toEqual(['friend', id]); // characters, not his hero and no minion
  const later = stronger.choose('friend').nextTurn().nextTurn();
  expect(later.value('strength', 'friend')).toBe(3);
  expect(later.creature('friend')).toMatchObject({ armour: 0 });
  const safer = table.mode(1).choose('friend');
  expect(safer.creature('friend')).toMatchObject({ armour: 2 });
  expect(safer.value('strength', 'friend')).toBe(2);
});

test('herrick-the-unbowed: he strikes back in every fight of a turn', () => {
  const table = scene({
    active: 1,
    creatures: {
      herrick: { card: 'herrick-the-unbowed', at: [300, 300] },
      first: beside(),
      second: beside({ at: [268, 300] }),
    },
    dice: 'bullseye axe bullseye bullseye axe bullseye',
  });
  const once = table.activate('first').attack('herrick').assign(2).assign(1);
  const again = once.activate('second').attack('herrick');
  expect(again.asked('assignDice')).toMatchObject({ creature: 'herrick', dice: 2, least: 0, most: 2 });
  expect(again.assign(2).assign(1).end().creature('second')).toMatchObject({ wounds: 1 });
});

const spend = { do: 'spend concentration', creature: 'itnar', ability: 0 };

test('itnar-knight-of-the-firm-will: a token makes him stronger, and wounds do not bother him in this turn', () => {
  expect(
    playing('itnar-knight-of-the-firm-will').place(300, 16).summoned('itnar-knight-of-the-firm-will'),
  ).toMatchObject({ concentration: 2 });
  const itnar = { card: 'itnar-knight-of-the-firm-will', at: [300, 300], concentration: 1, wounds: 1 } as const;
  const table = scene({ creatures: { itnar, foe: beside() }, dice: 'axe axe axe bullseye' });
  const ready = table.answer(spend);
  expect(ready.creature('itnar')).toMatchObject({ concentration: 0 });
  expect(ready.refusal(spend)).toMatchObject({ rule: 'C-KW-Concentration' });
  const end = ready.activate('itnar').attack('foe').assign(0).assign(3).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 3 }); // Axes hit although he is wounded
  const later = end.endTurn();
  expect([later.value('strength', 'itnar'), later.has('itnar', 'fortitude')]).toEqual([2, false]);
  const calm = scene({ creatures: { itnar } }).activate('itnar').ability('concentration');
  expect(calm.creature('itnar')).toMatchObject({ concentration: 2 });
});

const hurt = { wounds: 3, print: { health: 4 } };

test('belinda-the-merciful-hand: three dice of healing; near Axes and Shields count, far off Bullseyes', () => {
  const creatures = {
    belinda: { card: 'belinda-the-merciful-hand', at: [300, 300], wounds: 1 },
    near: { ...hurt, at: [300, 332] },
    away: { ...hurt, at: [582, 300] },
    beyond: { ...hurt, at: [17, 300] },
    well: { at: [300, 200] },
  } as const;
  const prayer = scene({ creatures, dice: 'axe shield bullseye' }).activate('belinda').ability('healer');
  expect(prayer.options).toEqual(['near', 'away']); // not herself
  expect(prayer.choose('near').end().creature('near')).toMatchObject({ wounds: 1 });
  expect(prayer.choose('away').end().creature('away')).toMatchObject({ wounds: 2 });
  const pressed = scene({ creatures: { ...creatures, foe: beside() } }).activate('belinda');
  expect(pressed.refusal({ do: 'use', ability: 'healer' })).toMatchObject({ rule: 'C-ACT-6' });
});

const honoria = { card: 'sister-honoria', at: [300, 300] } as const;

test('sister-honoria: two dice of healing, one of which she may roll again', () => {
  const table = scene({ creatures: { honoria, near: { ...hurt, at: [300, 332] } }, dice: 'bullseye axe shield' });
  const rolled = table.activate('honoria').ability('healer');
  expect(rolled.asked('reroll')).toMatchObject({ seat: 0, purpose: 'healing', most: 1 });
  expect(rolled.reroll(0).end().creature('near')).toMatchObject({ wounds: 1 });
});

test('sister-honoria: her last word heals every wounded character of yours by 1', () => {
  const creatures = {
    honoria: { ...honoria, wounds: 2 },
    one: { ...hurt, at: [100, 300] },
    two: { ...hurt, at: [500, 500] },
    hero0: { wounds: 2 },
    foe: beside({ wounds: 1, print: { health: 5, keywords: [{ keyword: 'fortitude' }] } }),
  } as const;
  const table = scene({ active: 1, creatures, dice: 'axe bullseye' });
  const end = table.activate('foe').attack('honoria').assign(0).assign(1).end();
  expect(end.player(0).graveyard).toEqual(['sister-honoria']);
  const wounds = ['one', 'two', 'hero0', 'foe'].map(id => end.creature(id)!.wounds);
  expect(wounds).toEqual([2, 2, 2, 1]);
});

test('brother-anselm: he catches neither Poison nor Disease, and others within S regenerate', () => {
  const anselm = { card: 'brother-anselm', at: [300, 300], wounds: 1 } as const;
  const creatures = {
    anselm,
    near: { ...hurt, at: [300, 412] },
    far: { ...hurt, at: [300, 187] },
    foe: { ...hurt, of: 1, at: [240, 300] },
  } as const;
  const table = scene({ creatures, dice: 'bullseye' });
  const end = table.activate('near').rest().activate('far').rest().activate('anselm').rest().end();
  expect(['near', 'far', 'anselm'].map(id => end.creature(id)!.wounds)).toEqual([2, 3, 1]);
  expect(end.has('foe', 'regeneration')).toBe(false);
  const enemies = { anselm: { ...anselm, of: 1, at: [100, 100] }, other: { of: 1, at: [200, 100] } } as const;
  const poisoned = playing('venom-mist', { creatures: enemies }).choose('anselm', 'other');
  expect(poisoned.state.creatures.filter(one => one.poisoned).map(({ id }) => id)).toEqual(['other']);
  const ill = playing('plague-of-kisses', { creatures: enemies }).choose('anselm', 'other');
  expect(ill.state.creatures.filter(one => one.diseased).map(({ id }) => id)).toEqual(['other']);
});

test('lucan-ironward: he stands in the way with two tokens of Armour, and defends with two dice', () => {
  expect(playing('lucan-ironward').place(300, 16).summoned('lucan-ironward')).toMatchObject({ armour: 2 });
  const table = scene({
    active: 1,
    creatures: {
      lucan: { card: 'lucan-ironward', at: [300, 300], armour: 2 },
      mate: { at: [364, 300] },
      foe: beside({ print: { strength: 4, health: 5 } }),
    },
    dice: 'axe axe axe axe shield bullseye',
  }).activate('foe');
  expect(table.refusal(melee('mate'))).toMatchObject({ rule: 'C-MEL-4' });
  const end = table.attack('lucan').assign(4).end();
  expect(end.told('diceAssigned')[0]).toMatchObject({ who: 'lucan', attack: 0 }); // Cautious
  expect(end.creature('lucan')).toMatchObject({ armour: 0, wounds: 1 });
});
