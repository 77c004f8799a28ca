import { expect, test } from 'vitest';
import { playing, scene, type Actor } from '../../testing/index.ts';

test.each([
  ['caltael-the-sentinel-archer', 1, 'S', 2, 32, 2],
  ['caillion-captain-of-steel-blades', 2, 'M', 2, 32, 2],
  ['amaryllis-the-fairy-dragon', 3, 'L', 5, 80, 5],
  ['ilvara-moonlit-stalker', 1, 'M', 2, 32, 3],
  ['thessaly-longshot', 1, 'M', 1, 32, 2],
  ['faelar-windrunner', 1, 'L', 2, 32, 3],
  ['orsolya-grove-warden', 2, 'M', 3, 32, 3],
  ['grask-redmane', 2, 'L', 3, 32, 3],
  ['sigrun-howler', 2, 'M', 3, 32, 3],
  ['ulfar-scent-hunter', 2, 'L', 2, 32, 3],
  ['tikka-pack-whelp', 1, 'L', 1, 32, 1],
  ['liriel-spring-maiden', 1, 'M', 2, 32, 3],
  ['aenor-star-weaver', 1, 'M', 2, 32, 3],
  ['bramble-elder-treant', 3, 'S', 5, 60, 4],
  ['silvermane-the-unicorn', 2, 'L', 4, 50, 4],
  ['tamsin-pixie-trickster', 0, 'L', 1, 32, 2],
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

const stout = { health: 5 };
/** An enemy beside a creature with this base that stands at 300, 300. */
const beside = (base: number, more: Actor = {}): Actor => ({
  of: 1,
  at: [300 + base / 2 + 16, 300],
  print: stout,
  ...more,
});

test('caltael-the-sentinel-archer: two dice; a character shot at is weaker until the end of its turn, hit or not', () => {
  const caltael = { card: 'caltael-the-sentinel-archer', at: [300, 100] } as const;
  const creatures = {
    caltael,
    foe: { of: 1, at: [300, 382], print: { strength: 2, health: 5 } },
    far: { of: 1, at: [583, 100] },
    hero1: { at: [100, 100] },
  } as const;
  const table = scene({ creatures, dice: 'axe axe' }).activate('caltael');
  expect(table.refusal({ do: 'attack', attack: 'shooting', target: 'far' })).toMatchObject({ rule: 'C-RNG-5' });
  const missed = table.attack('foe', 'shooting').end();
  expect(missed.value('strength', 'foe')).toBe(1);
  const theirs = missed.nextTurn();
  expect(theirs.value('strength', 'foe')).toBe(1);
  expect(theirs.endTurn().value('strength', 'foe')).toBe(2);
  const hit = scene({ creatures, dice: 'bullseye bullseye axe shield' }).activate('caltael').attack('foe', 'shooting');
  expect(hit.end().creature('foe')).toMatchObject({ wounds: 1 });
  expect(table.attack('hero1', 'shooting').value('strength', 'hero1')).toBe(3); // no character
});

test('caillion-captain-of-steel-blades: he fights after a Run', () => {
  const creatures = {
    caillion: { card: 'caillion-captain-of-steel-blades', at: [300, 150] },
    plain: { at: [200, 150] },
    foe: { of: 1, at: [300, 332], print: stout },
    other: { of: 1, at: [200, 332] },
  } as const;
  const table = scene({ creatures, dice: 'bullseye axe axe bullseye' });
  const ran = table.activate('caillion').run(300, 300); // the Backstab for running in misses
  const end = ran.attack('foe').assign(0).assign(2).end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  expect(table.activate('plain').run(200, 300).asked('nextAction').seat).toBe(0); // nobody else does
});

const amaryllis = { card: 'amaryllis-the-fairy-dragon', at: [300, 300] } as const;

test('amaryllis-the-fairy-dragon: her death heals a wound of each of yours', () => {
  const hurt = { wounds: 2, print: stout };
  const table = scene({
    active: 1,
    creatures: {
      amaryllis: { ...amaryllis, wounds: 4 },
      hero0: { wounds: 3 },
      friend: { ...hurt, at: [100, 300] },
      well: { at: [100, 400] },
      theirs: { ...hurt, of: 1, at: [100, 500] },
      foe: beside(80),
    },
    dice: 'axe bullseye bullseye bullseye',
  });
  const end = table.activate('foe').attack('amaryllis').assign(0).assign(1).end();
  expect(end.creature('amaryllis')).toBeUndefined();
  expect(['hero0', 'friend', 'well', 'theirs'].map(id => end.creature(id)!.wounds)).toEqual([2, 1, 0, 2]);
  expect(end.player(0).graveyard).toEqual(['amaryllis-the-fairy-dragon']);
});

test('amaryllis-the-fairy-dragon: she flies, and casts two dice from where she stands', () => {
  const creatures = {
    amaryllis,
    wall: { at: [300, 356] },
    foe: { of: 1, at: [300, 500], armour: 2, print: stout },
  } as const;
  const table = scene({ creatures: { ...creatures, wall: { at: [100, 100] } }, dice: 'bullseye bullseye' });
  const end = table.activate('amaryllis').attack('foe', 'magical shot').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2, armour: 2 });
  const way = scene({ creatures }).activate('amaryllis').answer({ do: 'move' });
  expect(way.refusal({ mode: 'walk', x: 30_000, y: 43_000 })).toBeDefined();
  const flown = way.answer({ mode: 'flight', x: 30_000, y: 43_000 });
  expect(flown.creature('amaryllis')).toMatchObject({ y: 43_000 });
  expect(flown.asked('nextAction').seat).toBe(0); // no Battle Mage
});

test('amaryllis-the-fairy-dragon: no spell finds her and nobody heals her', () => {
  const dragon = { ...amaryllis, wounds: 1 };
  const table = playing('fireball', {
    creatures: {
      amaryllis: { ...dragon, of: 1, at: [100, 130] },
      one: { of: 1, at: [150, 30] },
      two: { of: 1, at: [200, 30] },
    },
  });
  expect(table.options).toEqual(['one', 'two']);
  const temple = scene({ creatures: { dragon }, players: [{ city: ['temple'] }] });
  expect(temple.refusal({ do: 'use building', building: 'temple', ability: 0 })).toMatchObject({ rule: 'C-PLY-5' });
});

test('ilvara-moonlit-stalker: she enters hidden, shoots out of the shadow after a move, and returns to it', () => {
  expect(playing('ilvara-moonlit-stalker').place(300, 16).summoned('ilvara-moonlit-stalker')).toMatchObject({
    hidden: true,
  });
  const ilvara = { card: 'ilvara-moonlit-stalker', at: [300, 100], hidden: true } as const;
  const foe = { of: 1, at: [300, 450], print: stout } as const;
  const table = scene({ creatures: { ilvara, foe }, dice: 'bullseye axe axe' });
  const moved = table.activate('ilvara').move(300, 200);
  expect(moved.creature('ilvara')).toMatchObject({ hidden: true });
  const shot = moved.attack('foe', 'shooting').end();
  expect(shot.creature('foe')).toMatchObject({ wounds: 1 });
  expect(shot.creature('ilvara')).toMatchObject({ hidden: false });
  const later = shot.nextTurn().nextTurn();
  expect(later.activate('ilvara').ability('stealth').creature('ilvara')).toMatchObject({ hidden: true });
});

test('thessaly-longshot: from L away she rolls any die again, and each hit deals 2 damage', () => {
  const thessaly = { card: 'thessaly-longshot', at: [300, 100] } as const;
  const at = (y: number) => ({ thessaly, foe: { of: 1, at: [300, y], print: stout } }) as const;
  const rolled = scene({ creatures: at(282), dice: 'axe bullseye bullseye axe shield' })
    .activate('thessaly')
    .attack('foe', 'shooting');
  expect(rolled.asked('reroll')).toMatchObject({ creature: 'thessaly', purpose: 'attack', most: 2 });
  expect(rolled.reroll(0).end().creature('foe')).toMatchObject({ wounds: 2 });
  const near = scene({ creatures: at(281), dice: 'axe bullseye axe' })
    .activate('thessaly')
    .attack('foe', 'shooting');
  expect(near.end().creature('foe')).toMatchObject({ wounds: 1 });
});

test('faelar-windrunner: he runs through the mire as on a road, and shoots after it', () => {
  const creatures = {
    faelar: { card: 'faelar-windrunner', at: [200, 300] },
    foe: { of: 1, at: [350, 500], print: stout },
  } as const;
  const table = scene({
    creatures,
    terrains: { mire: { card: 'mire', at: [280, 300] } },
    dice: 'bullseye bullseye axe axe',
  });
  const act = table.activate('faelar');
  const end = act.move(350, 300).attack('foe', 'shooting').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  const ran = act.run(400, 300); // L and a step more
  expect(ran.creature('faelar')).toMatchObject({ x: 40_000 });
  expect(ran.asked('nextAction').seat).toBe(0); // but not after a Run
});
