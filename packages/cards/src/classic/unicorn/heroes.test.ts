import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const stout = { health: 5 };
const pixie = { card: 'glade-pixie' };

test.each([
  ['elianor-silverbough', 2, 'L', 5],
  ['varkas-moonfang', 3, 'L', 7],
  ['seraniel-voice-of-the-unicorn', 1, 'M', 6],
  ['glade-pixie', 1, 'L', 1],
] as const)('%s: Strength %i, Movement %s, Health %i', (card, strength, movement, health) => {
  const table = scene({ creatures: { one: { card, at: [300, 300] } } });
  expect([table.value('strength', 'one'), table.value('step', 'one'), table.value('health', 'one')]).toEqual([
    strength,
    movement,
    health,
  ]);
});

test.each([
  ['elianor-silverbough', ['willow-longbow', 'cloak-of-leaves', 'moonstone-circlet', 'lucky-coin']],
  ['varkas-moonfang', ['elven-blade', 'spiked-sickle', 'cloak-of-leaves', 'moonstone-circlet']],
  ['seraniel-voice-of-the-unicorn', ['thornvine-shield', 'moonstone-circlet', 'lucky-coin', 'venom-gland']],
] as const)('%s: has a place for each of %j', (hero, relics) => {
  for (const relic of relics) {
    const others = relics.filter(id => id !== relic);
    const table = playing(relic, { creatures: { hero0: { card: hero } }, players: [{ relics: others }] });
    expect(table.player(0).relics.map(({ card }) => card)).toEqual([...others, relic]);
  }
});

const elianor = { card: 'elianor-silverbough', at: [300, 300] } as const;

test('elianor-silverbough: a shot that fails gives her one die more until the end of the enemy turn', () => {
  const creatures = { hero0: elianor, foe: { of: 1, at: [300, 500], print: stout } } as const;
  const missed = scene({ creatures, dice: 'axe axe axe' }).activate('hero0').attack('foe', 'shooting').end();
  expect(missed.value('shootingDice', 'hero0')).toBe(4);
  const theirs = missed.nextTurn();
  expect(theirs.value('shootingDice', 'hero0')).toBe(4);
  expect(theirs.endTurn().value('shootingDice', 'hero0')).toBe(3);
  const blocked = scene({ creatures, dice: 'bullseye axe axe shield' });
  expect(blocked.activate('hero0').attack('foe', 'shooting').end().value('shootingDice', 'hero0')).toBe(4);
  const hit = scene({ creatures, dice: 'bullseye axe axe axe' }).activate('hero0').attack('foe', 'shooting').end();
  expect(hit.value('shootingDice', 'hero0')).toBe(3);
  expect(hit.creature('foe')).toMatchObject({ wounds: 1 });
});

test('elianor-silverbough: a failed blow in melee teaches her nothing, nor does the miss of another', () => {
  const creatures = { hero0: elianor, foe: { of: 1, at: [332, 300], print: stout } } as const;
  const end = scene({ creatures, dice: 'bullseye bullseye' }).activate('hero0').attack('foe').assign(0).assign(2).end();
  expect(end.told('attackFailed')).not.toEqual([]);
  expect(end.value('shootingDice', 'hero0')).toBe(3);
  const caltael = { card: 'caltael-the-sentinel-archer', at: [200, 200] } as const;
  const other = scene({ creatures: { ...creatures, caltael }, dice: 'axe axe' });
  expect(other.activate('caltael').attack('foe', 'shooting').end().value('shootingDice', 'hero0')).toBe(3);
});

test('elianor-silverbough: she slips out of contact unharmed, but not into the next one', () => {
  const creatures = {
    hero0: elianor,
    foe: { of: 1, at: [332, 300] },
    next: { of: 1, at: [300, 400], print: stout },
  } as const;
  const free = scene({ creatures }).activate('hero0').move(200, 300);
  expect(free.told('backstabProvoked')).toEqual([]);
  expect(free.creature('hero0')).toMatchObject({ x: 20_000, wounds: 0 });
  const caught = scene({ creatures, dice: 'axe' }).activate('hero0').move(300, 368).end();
  expect(caught.creature('hero0')).toMatchObject({ y: 36_800, wounds: 1 });
});

const varkas = { card: 'varkas-moonfang', at: [300, 300] } as const;

test('varkas-moonfang: his howl sends yours within M farther, and after the wounded', () => {
  const table = scene({
    creatures: {
      hero0: varkas,
      near: { at: [300, 440] },
      imp: { ...pixie, at: [200, 300] },
      far: { at: [300, 158] },
      foe: { of: 1, at: [430, 300] },
      prey: { of: 1, at: [300, 552], wounds: 1, print: stout },
    },
    dice: 'axe axe bullseye',
  });
  const howled = table.activate('hero0').ability('howl 0');
  const strides = (moment: typeof table) =>
    ['hero0', 'near', 'imp', 'far', 'foe'].map(id => moment.value('stride', id));
  expect(strides(howled)).toEqual([0, 8000, 8000, 0, 0]);
  const walk = howled.activate('near').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 12_900, y: 50_000 })).toMatchObject({ code: 'too-far' });
  const fight = howled.activate('near').move(300, 520).attack('prey').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'near', dice: 2 }); // 1, and 1 against the wounded
  expect(fight.assign(2).end().creature('prey')).toMatchObject({ wounds: 3 });
  expect(strides(howled.endTurn())).toEqual([0, 0, 0, 0, 0]);
});

test('varkas-moonfang: one die at least must attack, and having killed he goes for one more', () => {
  const table = scene({
    creatures: {
      hero0: varkas,
      weak: { of: 1, at: [341, 300] },
      next: { of: 1, at: [300, 410] },
      third: { of: 1, at: [300, 452] },
    },
    dice: 'axe axe axe bullseye axe axe axe bullseye',
  });
  const fight = table.activate('hero0').attack('weak').assign(0);
  expect(fight.asked('assignDice')).toMatchObject({ creature: 'hero0', dice: 3, least: 1, most: 3 });
  const hunting = fight.assign(3).answer({ do: 'move' }).answer({ mode: 'walk', x: 30_000, y: 36_900 });
  const end = hunting.attack('next').assign(0).assign(3).end();
  expect(end.creature('next')).toBeUndefined();
  expect(end.creature('third')).toMatchObject({ wounds: 0 });
  expect(end.asked('nextAction').seat).toBe(0); // once a turn
});

const seraniel = { card: 'seraniel-voice-of-the-unicorn', at: [300, 300] } as const;

test('seraniel-voice-of-the-unicorn: whoever of yours is healed loses Poison and Disease', () => {
  const ill = { wounds: 2, poisoned: true, diseased: true, print: stout } as const;
  const table = scene({
    creatures: {
      hero0: seraniel,
      near: { ...ill, at: [332, 300] },
      far: { ...ill, at: [583, 300] },
      theirs: { ...ill, of: 1, at: [300, 400] },
    },
    dice: 'axe bullseye',
  }).activate('hero0');
  const healing = table.ability('healer');
  expect(healing.options).toEqual(['near', 'theirs']);
  const end = healing.choose('near').end();
  expect(end.creature('near')).toMatchObject({ wounds: 1, poisoned: false, diseased: false });
  expect(end.creature('far')).toMatchObject({ poisoned: true, diseased: true });
  const foreign = healing.choose('theirs').end(); // at a distance the Bullseye heals
  expect(foreign.creature('theirs')).toMatchObject({ wounds: 1, poisoned: true, diseased: true });
});

test('seraniel-voice-of-the-unicorn: not where the dice heal nobody, but also where a building does', () => {
  const patient = { at: [332, 300], wounds: 1, poisoned: true, print: stout } as const;
  const failed = scene({ creatures: { hero0: seraniel, patient }, dice: 'bullseye bullseye' })
    .activate('hero0')
    .ability('healer')
    .end();
  expect(failed.creature('patient')).toMatchObject({ wounds: 1, poisoned: true });
  const other = { ...patient, at: [368, 300], poisoned: false, diseased: true } as const;
  const temple = scene({ creatures: { hero0: seraniel, patient, other }, players: [{ city: ['temple'] }] });
  const asked = temple.use('temple');
  expect(asked.choose('patient').creature('patient')).toMatchObject({ wounds: 0, poisoned: false });
  expect(asked.choose('other').creature('other')).toMatchObject({ wounds: 0, diseased: false });
});

test('seraniel-voice-of-the-unicorn: two dice of magic, also after a move but not after a Run', () => {
  const creatures = { hero0: seraniel, foe: { of: 1, at: [300, 582], armour: 1, print: stout } } as const;
  const table = scene({ creatures, dice: 'bullseye bullseye' });
  const end = table.activate('hero0').move(300, 400).attack('foe', 'magical shot').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2, armour: 1 });
  const ran = table.activate('hero0').run(300, 400);
  expect(ran.asked('nextAction').seat).toBe(0);
});

test('glade-pixie: it flies over bases and rocks, but does not end on them', () => {
  const table = scene({
    creatures: { imp: { ...pixie, at: [300, 300] }, friend: { at: [300, 332] } },
    terrains: { wall: { card: 'rocks', at: [380, 300] } },
  });
  const way = table.activate('imp').answer({ do: 'move' });
  expect(way.refusal({ mode: 'walk', x: 45_000, y: 30_000 })).toBeDefined();
  expect(way.refusal({ mode: 'flight', x: 38_000, y: 30_000 })).toBeDefined();
  expect(way.refusal({ mode: 'flight', x: 30_000, y: 44_000 })).toBeUndefined();
  expect(way.answer({ mode: 'flight', x: 45_000, y: 30_000 }).creature('imp')).toMatchObject({ x: 45_000 });
});

test('glade-pixie: whatever hurts it hurts it more, so that a token of Armour does not save it', () => {
  const foe = { of: 1, at: [332, 300] } as const;
  const struck = (card: { card: string } | object) =>
    scene({ active: 1, creatures: { imp: { ...card, at: [300, 300], armour: 1 }, foe }, dice: 'axe bullseye' })
      .activate('foe')
      .attack('imp')
      .assign(0)
      .assign(1)
      .end();
  const end = struck(pixie);
  expect(end.creature('imp')).toBeUndefined();
  expect(end.player(0).graveyard).toEqual([]); // a minion has no card there
  expect(struck({}).creature('imp')).toMatchObject({ armour: 0, wounds: 0 });
});
