import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

test("kena-sorceress-of-ice: on Axe or Shield an enemy in sight within L cannot move until the end of the opponent's turn", () => {
  const given = {
    creatures: {
      kena: { card: 'kena-sorceress-of-ice', at: [300, 100] },
      knight: { of: 1, at: [300, 282] },
      squire: { of: 1, at: [400, 100] },
      far: { of: 1, at: [340, 283] },
      guard: { at: [300, 314] },
      spy: { of: 1, at: [240, 160], hidden: true },
      behind: { of: 1, at: [150, 100] },
      inari: { of: 1, card: 'avatar-of-inari', at: [360, 180] }, // shielded against impact
    },
    terrains: { wall: { card: 'rocks', at: [225, 100] } },
  } as const;
  const cast = (dice: string) =>
    scene({ ...given, dice })
      .activate('kena')
      .ability(0);
  expect(cast('axe').options).toEqual(['knight', 'squire']);
  for (const face of ['axe', 'shield']) {
    const frozen = cast(face).choose('knight').end().nextTurn().activate('knight');
    expect(frozen.refusal({ do: 'move' })).toMatchObject({ code: 'forbidden' });
    expect(frozen.refusal({ do: 'run' })).toMatchObject({ code: 'forbidden' });
    const thawed = frozen.rest().nextTurn().nextTurn().activate('knight');
    expect(thawed.refusal({ do: 'move' })).toBeUndefined();
  }
  const missed = cast('bullseye').choose('knight').end().nextTurn().activate('knight');
  expect(missed.refusal({ do: 'move' })).toBeUndefined();
});

test('ramona-the-tailwind: she fights after a Run, or throws one die', () => {
  const ramona = { card: 'ramona-the-tailwind', at: [100, 300] } as const;
  const foe = { of: 1, at: [382, 300], print: { strength: 1, health: 3 } } as const;
  const table = scene({ creatures: { ramona, foe }, dice: 'bullseye axe shield bullseye' }).activate('ramona');
  expect(table.refusal({ do: 'attack', attack: 'throwing', target: 'foe' })).toMatchObject({ rule: 'C-RNG-5' });
  const fought = table.run(350, 300).attack('foe').assign(0).assign(2).end();
  expect(fought.creature('foe')).toMatchObject({ wounds: 2 });
  const near = { ...foe, at: [282, 300] } as const;
  const thrown = scene({ creatures: { ramona, foe: near }, dice: 'axe bullseye' }).activate('ramona');
  expect(thrown.attack('foe', 'throwing').end().creature('foe')).toMatchObject({ wounds: 1 });
});

test('greer-the-stubborn: he strikes back however often he is attacked', () => {
  const brute = { print: { strength: 1, health: 4 } } as const;
  const table = scene({
    creatures: {
      greer: { of: 1, card: 'greer-the-stubborn', at: [300, 300] },
      one: { ...brute, at: [300, 332] },
      two: { ...brute, at: [332, 300] },
    },
    dice: 'bullseye axe axe axe bullseye axe axe axe',
  });
  const first = table.activate('one').attack('greer').assign(3).assign(1);
  expect(first.creature('one')).toMatchObject({ wounds: 3 });
  const second = first.activate('two').attack('greer').assign(3).assign(1).end();
  expect(second.creature('two')).toMatchObject({ wounds: 3 });
  expect(second.creature('greer')).toMatchObject({ wounds: 0, defended: true });
});

test('gah-ar-rit-the-crusher: each hit is 2 damage, but he never runs', () => {
  const crusher = { card: 'gah-ar-rit-the-crusher', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 341], print: { strength: 1, health: 9 } } as const;
  const table = scene({ creatures: { crusher, foe }, dice: 'axe axe bullseye' }).activate('crusher');
  expect(table.attack('foe').assign(0).assign(2).end().creature('foe')).toMatchObject({ wounds: 4 });
  const walk = scene({ creatures: { crusher } }).activate('crusher');
  expect(walk.refusal({ do: 'run' })).toMatchObject({ code: 'never-runs' });
  expect(walk.answer({ do: 'move' }).refusal({ mode: 'walk', x: 38_100, y: 30_000 })).toMatchObject({
    code: 'too-far',
  });
});

test('zaira-the-desert-rose: on Axe or Shield an enemy in sight within L skips its next activation', () => {
  const creatures = {
    zaira: { card: 'zaira-the-desert-rose', at: [300, 100] },
    knight: { of: 1, at: [300, 282] },
    squire: { of: 1, at: [400, 100] },
    far: { of: 1, at: [340, 283] },
    friend: { at: [300, 60] },
    behind: { of: 1, at: [150, 100] },
    inari: { of: 1, card: 'avatar-of-inari', at: [360, 180] }, // shielded against impact
  } as const;
  const terrains = { wall: { card: 'rocks', at: [225, 100] } } as const;
  const charm = (dice: string) => scene({ creatures, terrains, dice }).activate('zaira').ability(0);
  expect(charm('axe').options).toEqual(['knight', 'squire']);
  expect(charm('axe').choose('knight').end().creature('knight')).toMatchObject({ skips: true });
  expect(charm('bullseye').choose('knight').end().creature('knight')).toMatchObject({ skips: false });
  const idle = charm('shield').choose('knight').end().nextTurn().activate('knight');
  expect(idle.told('activationSkipped')).toMatchObject([{ who: 'knight' }]);
  expect(idle.creature('knight')).toMatchObject({ skips: false, activated: true });
});

test('cassandra-the-wandering-healer: she heals with two dice, for 1 Prosperity with four', () => {
  const creatures = {
    cassandra: { card: 'cassandra-the-wandering-healer', at: [300, 300] },
    friend: { at: [300, 400], wounds: 5, print: { health: 6 } },
  } as const;
  const begun = (dice: string, prosperity = 1) =>
    scene({ creatures, players: [{ prosperity }], dice }).activate('cassandra');
  const paid = begun('bullseye bullseye bullseye axe').yes();
  expect(paid.player(0).prosperity).toBe(0);
  expect(paid.ability('healer').end().creature('friend')).toMatchObject({ wounds: 2 });
  const free = begun('bullseye bullseye').no().ability('healer').end();
  expect(free.creature('friend')).toMatchObject({ wounds: 3 });
  expect(free.player(0).prosperity).toBe(1);
  const poor = begun('bullseye bullseye', 0);
  expect(poor.ability('healer').end().creature('friend')).toMatchObject({ wounds: 3 }); // nobody asked for a coin
});

test("cador-two-spears: whom his spear hits cannot run until the end of the opponent's turn", () => {
  const creatures = {
    cador: { card: 'cador-two-spears', at: [300, 300] },
    foe: { of: 1, at: [300, 400], print: { strength: 1, health: 5 } },
  } as const;
  const thrown = (dice: string) => scene({ creatures, dice }).activate('cador').attack('foe', 'throwing').end();
  const lamed = thrown('axe shield bullseye bullseye');
  expect(lamed.creature('foe')).toMatchObject({ wounds: 2 });
  const held = lamed.nextTurn().activate('foe');
  expect(held.refusal({ do: 'run' })).toMatchObject({ code: 'forbidden' });
  expect(held.refusal({ do: 'move' })).toBeUndefined();
  const later = held.rest().nextTurn().nextTurn().activate('foe');
  expect(later.refusal({ do: 'run' })).toBeUndefined();
  const missed = thrown('bullseye bullseye').nextTurn().activate('foe');
  expect(missed.refusal({ do: 'run' })).toBeUndefined();
});

test('cador-two-spears: his fists lame nobody', () => {
  const cador = { card: 'cador-two-spears', at: [300, 300] } as const;
  const foe = { of: 1, at: [300, 332], print: { strength: 1, health: 5 } } as const;
  const fought = scene({ creatures: { cador, foe }, dice: 'axe bullseye' }).activate('cador').attack('foe');
  const end = fought.assign(0).assign(1).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1, gains: [] });
  const thrower = { at: [300, 432], print: { keywords: [{ keyword: 'throwing', x: 1 }] } } as const;
  const other = scene({ creatures: { cador, foe, thrower }, dice: 'axe bullseye' }).activate('thrower');
  expect(other.attack('foe', 'throwing').end().creature('foe')).toMatchObject({ wounds: 1, gains: [] }); // not his spear
});

test('shailis-soul-huntress: stronger against the wounded, and healed by 2 when she fells an enemy', () => {
  const shailis = { card: 'shailis-soul-huntress', at: [300, 300], wounds: 1 } as const;
  const foe = { of: 1, at: [300, 332], wounds: 1, print: { strength: 1, health: 3 } } as const;
  const table = scene({ creatures: { shailis, foe }, dice: 'shield shield axe bullseye' }).activate('shailis');
  const felled = table.attack('foe').assign(0).assign(3).end(); // three dice instead of two
  expect(felled.creature('foe')).toBeUndefined();
  expect(felled.creature('shailis')).toMatchObject({ wounds: 0 });
  const fresh = { ...foe, wounds: 0 } as const;
  const fight = scene({ creatures: { shailis, foe: fresh }, dice: 'shield shield bullseye' }).activate('shailis');
  const alive = fight.attack('foe').assign(0).assign(2).end();
  expect(alive.creature('foe')).toMatchObject({ wounds: 2 });
  expect(alive.creature('shailis')).toMatchObject({ wounds: 1 });
  const friend = { at: [332, 332], print: { strength: 2 } } as const;
  const helped = scene({ creatures: { shailis, foe, friend }, dice: 'axe axe bullseye' }).activate('friend');
  const quiet = helped.attack('foe').assign(0).assign(2).end();
  expect(quiet.creature('foe')).toBeUndefined();
  expect(quiet.creature('shailis')).toMatchObject({ wounds: 1 }); // it was not she who felled it
});

test('zombie-with-two-handed-sword: when it falls, a die for everybody within S; it is never healed, poisoned or hurried', () => {
  const table = scene({
    creatures: {
      zombie: { card: 'zombie-with-two-handed-sword', at: [300, 300] },
      brute: { of: 1, at: [300, 332], print: { strength: 2, health: 3 } },
      friend: { at: [412, 300], print: { health: 3 } },
      far: { of: 1, at: [187, 300], print: { health: 3 } },
    },
    dice: 'axe axe bullseye bullseye axe shield',
  });
  expect(table.activate('zombie').refusal({ do: 'run' })).toMatchObject({ code: 'never-runs' });
  const felled = table.activate('zombie').attack('brute').assign(2).assign(0).end();
  expect(felled.creature('zombie')).toBeUndefined();
  expect(['brute', 'friend', 'far'].map(id => felled.creature(id)!.wounds)).toEqual([1, 1, 0]);
  expect(table.value('untouchedBy', 'zombie')).toEqual(expect.arrayContaining(['healing', 'poison', 'disease']));
});

test('zombie-with-two-handed-sword: it costs the Temple alone', () => {
  const table = playing('zombie-with-two-handed-sword').place(300, 16);
  expect(table.player(0).city).toMatchObject([{ card: 'temple', tapped: true }]);
  expect(table.summoned('zombie-with-two-handed-sword')).toMatchObject({ activated: true });
});

test('felix-the-catacomb-raider: a search may be rolled again, and each one brings 1 Prosperity', () => {
  const felix = { card: 'felix-the-catacomb-raider', at: [300, 350] } as const;
  const table = scene({
    creatures: { felix },
    terrains: { ruins: { card: 'ruins', at: [300, 300] } },
    players: [{ prosperity: 0, deck: ['fireball'] }],
    dice: 'bullseye axe',
  });
  const searched = table.activate('felix').answer({ do: 'search', terrain: 'ruins' });
  expect(searched.asked('reroll')).toMatchObject({ purpose: 'search', most: 1 });
  const end = searched.reroll(0).end();
  expect(end.player(0).prosperity).toBe(3); // two of the Ruins and his own
  expect(end.creature('felix')).toMatchObject({ wounds: 0 });
  const other = { felix: { ...felix, at: [500, 500] }, seeker: { at: [300, 350], print: { health: 2 } } } as const;
  const found = scene({ creatures: other, terrains: { ruins: { card: 'ruins', at: [300, 300] } }, dice: 'axe' });
  expect(found.activate('seeker').answer({ do: 'search', terrain: 'ruins' }).player(0).prosperity).toBe(5);
});

test('felix-the-catacomb-raider: he comes hidden', () => {
  const table = playing('felix-the-catacomb-raider').place(300, 16);
  expect(table.summoned('felix-the-catacomb-raider')).toMatchObject({ hidden: true });
});
