import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

/** An enemy beside whoever stands at 300, 300 on a base of 32 mm. */
const beside = (more: Actor = {}): Actor => ({ of: 1, at: [332, 300], print: { health: 5 }, ...more });
const recruit = { card: 'legion-recruit' };
const legion = { minion: 'legion-recruit' };

test('tiberia-drill-sergeant: minions within S are stronger, and a minion comes with her', () => {
  const tiberia = { card: 'tiberia-drill-sergeant', at: [300, 300] } as const;
  const table = scene({
    creatures: {
      tiberia,
      near: { ...recruit, at: [300, 412] },
      far: { ...recruit, at: [300, 187] },
      theirs: { ...recruit, of: 1, at: [360, 300] },
      knight: { at: [240, 300] },
    },
  });
  const strengths = ['near', 'far', 'theirs', 'knight', 'tiberia'].map(id => table.value('strength', id));
  expect(strengths).toEqual([2, 1, 1, 1, 1]);
  const asked = playing('tiberia-drill-sergeant', { players: [legion] }).place(300, 16);
  expect(asked.asked('may')).toMatchObject({ keyword: 'drill' });
  const end = asked.yes().place(300, 48);
  const { id } = end.summoned('legion-recruit')!;
  expect(end.value('strength', id)).toBe(2);
});

const adelheid = { card: 'adelheid-gryphon-knight', at: [300, 300] } as const;

test('adelheid-gryphon-knight: she flies over everything, and after a move has a die more in this turn', () => {
  const table = scene({
    creatures: {
      adelheid,
      mate: { at: [300, 341] },
      foe: { of: 1, at: [300, 491], print: { health: 5 } },
    },
    terrains: { cliff: { card: 'rocks', at: [300, 390] } },
    dice: 'axe axe axe axe bullseye',
  });
  const way = table.activate('adelheid').answer({ do: 'move' });
  expect(way.refusal({ mode: 'flight', x: 30_000, y: 39_000 })).toMatchObject({ code: 'on-impassable' });
  const fight = way.answer({ mode: 'flight', x: 30_000, y: 45_000 }).attack('foe').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'adelheid', dice: 4 });
  const end = fight.assign(4).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 4 });
  expect(end.value('strength', 'adelheid')).toBe(4);
  expect(end.endTurn().value('strength', 'adelheid')).toBe(3);
});

test('adelheid-gryphon-knight: without a move she has three dice', () => {
  const table = scene({ creatures: { adelheid, foe: beside({ at: [341, 300] }) } });
  expect(table.activate('adelheid').attack('foe').assign(0).asked('assignDice')).toMatchObject({ dice: 3 });
});

test('marcus-standard-bearer: other characters within M have 1 Strength more', () => {
  const table = scene({
    creatures: {
      marcus: { card: 'marcus-standard-bearer', at: [300, 300] },
      near: { at: [300, 432] },
      far: { at: [300, 167] },
      hero0: { at: [240, 300] },
      imp: { ...recruit, at: [270, 340] },
      foe: { of: 1, at: [360, 300] },
    },
  });
  const strengths = ['near', 'far', 'hero0', 'imp', 'foe', 'marcus'].map(id => table.value('strength', id));
  expect(strengths).toEqual([2, 1, 3, 1, 1, 1]);
  const entered = playing('marcus-standard-bearer').place(300, 16);
  expect(entered.summoned('marcus-standard-bearer')).toMatchObject({ armour: 1 });
});

test('marcus-standard-bearer: the strength goes with him', () => {
  const table = scene({
    creatures: {
      marcus: { card: 'marcus-standard-bearer', at: [300, 300], wounds: 1 },
      near: { at: [300, 400] },
      foe: beside({ print: { health: 5, strength: 2 } }),
    },
    active: 1,
    dice: 'axe axe bullseye',
  });
  expect(table.value('strength', 'near')).toBe(2);
  const end = table.activate('foe').attack('marcus').assign(0).assign(2).end();
  expect(end.creature('marcus')).toBeUndefined();
  expect(end.value('strength', 'near')).toBe(1);
});

test('inquisitor-morwen: two dice of Magical Strike, and no spell finds her', () => {
  const morwen = { card: 'inquisitor-morwen', at: [300, 300] } as const;
  const foe = beside({ armour: 2, print: { strength: 4, health: 5 } });
  const table = scene({ creatures: { morwen, foe }, dice: 'shield bullseye' }).activate('morwen');
  const end = table.attack('foe', 'magical strike').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1, armour: 2 });
  expect(end.creature('morwen')).toMatchObject({ wounds: 0 });
  const company = { one: { of: 1, at: [100, 100] }, two: { of: 1, at: [200, 100] } } as const;
  const spell = playing('fireball', { creatures: { ...company, morwen: { ...morwen, of: 1, at: [150, 150] } } });
  expect(spell.options).toEqual(['one', 'two']);
});

const witch = { of: 1, at: [300, 550], print: { health: 5 } } as const;
const cassius = { card: 'cassius-witch-seeker', at: [300, 300] } as const;

test('cassius-witch-seeker: two dice of Shooting, four at the one whom he seeks', () => {
  const creatures = {
    cassius: { ...cassius, victim: 'witch' as never },
    witch,
    other: { ...witch, at: [400, 500] },
  } as const;
  const shot = (target: string, dice: string) =>
    scene({ creatures, dice }).activate('cassius').attack(target, 'shooting').end();
  const hit = shot('witch', 'bullseye bullseye bullseye axe axe axe shield');
  expect(hit.creature('witch')).toMatchObject({ wounds: 2 });
  expect(hit.value('shootingDice', 'cassius')).toBe(2); // the attack is over
  expect(shot('other', 'bullseye bullseye axe axe').creature('other')).toMatchObject({ wounds: 2 });
});

test('cassius-witch-seeker: he names a character when he enters, and another when that one is dead', () => {
  const creatures = {
    witch,
    other: { ...witch, at: [400, 500] },
    spy: { of: 1, at: [200, 500], hidden: true },
  } as const;
  const asked = playing('cassius-witch-seeker', { creatures }).place(300, 16);
  expect(asked.asked('may')).toMatchObject({ seat: 0, keyword: 'executioner' });
  expect(asked.yes().options).toEqual(['witch', 'other']);
  expect(asked.yes().choose('other').summoned('cassius-witch-seeker')).toMatchObject({ victim: 'other' });
  const weak = { ...witch, print: { health: 1 } };
  const dead = scene({
    creatures: { cassius: { ...cassius, victim: 'witch' as never }, witch: weak, other: creatures.other },
    dice: 'bullseye axe axe axe axe',
  })
    .activate('cassius')
    .attack('witch', 'shooting');
  expect(dead.asked('may')).toMatchObject({ keyword: 'executioner' });
  expect(dead.yes().creature('cassius')).toMatchObject({ victim: 'other' });
});

test('brother-ulric-the-penitent: for a wound he has 2 Strength more, and 1 for being wounded', () => {
  const creatures = {
    ulric: { card: 'brother-ulric-the-penitent', at: [300, 300] },
    foe: beside({ print: { strength: 0, health: 9 } }),
  } as const;
  const begun = scene({ creatures, dice: 'shield shield shield axe axe' }).activate('ulric');
  expect(begun.asked('may')).toMatchObject({ seat: 0, keyword: 'exhaustion' });
  const fight = begun.yes().attack('foe');
  expect(fight.creature('ulric')).toMatchObject({ wounds: 1 });
  expect(fight.asked('assignDice')).toMatchObject({ dice: 5, least: 1, most: 5 });
  const end = fight.assign(5).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 3 }); // wounded, he hits with Shields only
  expect(end.endTurn().value('strength', 'ulric')).toBe(3);
  const calm = begun.no();
  expect(calm.creature('ulric')).toMatchObject({ wounds: 0 });
  expect(calm.value('strength', 'ulric')).toBe(2);
});

test('azariel-winged-grypharim: two dice of Magical Shot past all Armour, and wings', () => {
  const creatures = {
    azariel: { card: 'azariel-winged-grypharim', at: [300, 300] },
    foe: { of: 1, at: [300, 550], armour: 2, print: { health: 5 } },
  } as const;
  const table = scene({
    creatures,
    terrains: { cliff: { card: 'rocks', at: [385, 300] } },
    dice: 'bullseye bullseye',
  }).activate('azariel');
  const end = table.attack('foe', 'magical shot').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2, armour: 2 });
  const way = table.answer({ do: 'move' });
  expect(way.refusal({ mode: 'flight', x: 38_500, y: 30_000 })).toMatchObject({ code: 'on-impassable' });
  const there = way.answer({ mode: 'flight', x: 45_000, y: 30_000 });
  expect(there.creature('azariel')).toMatchObject({ x: 45_000 });
});

test('azariel-winged-grypharim: summoned with the help of a unique building and 2 Prosperity', () => {
  const end = playing('azariel-winged-grypharim').place(300, 25);
  expect(end.player(0).prosperity).toBe(1);
  const city = ['temple', 'school-of-magic', 'arena', 'tavern'];
  const basic = scene({ players: [{ hand: ['azariel-winged-grypharim'], city }] });
  const why = basic.refusal({ do: 'play', card: 'azariel-winged-grypharim' });
  expect(why).toMatchObject({ rule: 'C-CST-1' });
});
