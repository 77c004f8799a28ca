import { expect, test } from 'vitest';
import { cityFor, holding, playing, type Scene } from '../../testing/index.ts';

const stout = { health: 5 };
const hero = (card: string) => ({ hero0: { card } });

/** Why the first player cannot play this card. */
const whyNot = (card: string, given: Scene = {}) => holding(card, given).refusal({ do: 'play', card });

test.each([
  ['second-volley', 'elianor-silverbough', 'varkas-moonfang'],
  ['blood-moon', 'varkas-moonfang', 'elianor-silverbough'],
])('%s: for %s and nobody else', (card, own, other) => {
  const creatures = {
    archer: { card: 'thessaly-longshot', at: [300, 100] },
    foe: { of: 1, at: [300, 200] },
  } as const;
  expect(whyNot(card, { creatures: { ...creatures, ...hero(own) } })).toBeUndefined();
  expect(whyNot(card, { creatures: { ...creatures, ...hero(other) } })).toMatchObject({ rule: 'C-CRD-13' });
});

const shooters = {
  ...hero('elianor-silverbough'),
  caltael: { card: 'caltael-the-sentinel-archer', at: [300, 100], activated: true },
  faelar: { card: 'faelar-windrunner', at: [100, 100] },
  held: { card: 'thessaly-longshot', at: [500, 100] },
  sword: { card: 'caillion-captain-of-steel-blades', at: [200, 50] },
  foe: { of: 1, at: [300, 382], print: stout },
  holder: { of: 1, at: [532, 100], print: stout },
  far: { of: 1, at: [200, 390] },
  hero1: { at: [350, 200] },
  theirs: { card: 'ilvara-moonlit-stalker', of: 1, at: [500, 500] },
  spy: { of: 1, at: [250, 200], hidden: true },
} as const;

test('second-volley: an archer that no enemy touches shoots at once, activated or not', () => {
  const table = playing('second-volley', { creatures: shooters, dice: 'bullseye bullseye axe axe' });
  expect(table.options).toEqual(['caltael', 'faelar']);
  const aiming = table.choose('caltael');
  expect(aiming.options).toEqual(['foe', 'hero1']); // neither the hidden nor whoever is behind somebody or out of range
  const end = aiming.choose('foe').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 2 });
  expect(end.value('strength', 'foe')).toBe(0); // and it rained arrows
  expect(end.creature('caltael')).toMatchObject({ activated: true });
});

test('second-volley: whoever shoots for it may still be activated', () => {
  const { caltael, foe } = shooters;
  const creatures = { ...hero('elianor-silverbough'), caltael: { ...caltael, activated: false }, foe } as const;
  const shot = playing('second-volley', { creatures, dice: 'axe axe bullseye axe axe' });
  const end = shot.activate('caltael').attack('foe', 'shooting').end();
  expect(end.creature('foe')).toMatchObject({ wounds: 1 });
  for (const lost of [{ at: [300, 383] }, { hidden: true }] as const) {
    const idle = { ...creatures, foe: { ...foe, ...lost } };
    expect(whyNot('second-volley', { creatures: idle })).toMatchObject({ rule: 'C-PLY-5' });
  }
});

const pack = {
  ...hero('varkas-moonfang'),
  grask: { card: 'grask-redmane', at: [200, 200], wounds: 2 },
  bramble: { card: 'bramble-elder-treant', at: [400, 200] },
  theirs: { card: 'tikka-pack-whelp', of: 1, at: [400, 400] },
  foe: { of: 1, at: [200, 350], print: stout },
} as const;

test('blood-moon: your Wolfen are stronger and fight after a Run until the turn ends', () => {
  const end = playing('blood-moon', { creatures: pack });
  const strengths = ['hero0', 'grask', 'bramble', 'theirs'].map(id => end.value('strength', id));
  expect(strengths).toEqual([4, 4, 3, 1]); // Grask is wounded, 1 more
  const quick = ['hero0', 'grask', 'bramble', 'theirs'].map(id => end.value('fightsAfterRun', id));
  expect(quick).toEqual([true, true, false, false]);
  expect(end.has('grask', 'vampirism')).toBe(false); // without the House the rest is silent
  const later = end.endTurn();
  expect([later.value('strength', 'hero0'), later.value('fightsAfterRun', 'grask')]).toEqual([3, false]);
});

test('blood-moon: with the House of the Moonfang its characters drink blood', () => {
  const table = playing('blood-moon', {
    creatures: pack,
    players: [{ city: ['house-of-the-moonfang'] }],
    dice: 'bullseye shield shield shield shield shield bullseye',
  }).pay(...cityFor('blood-moon'));
  expect(['hero0', 'grask', 'bramble', 'theirs'].map(id => table.has(id, 'vampirism'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const struck = table.activate('grask').run(200, 318).attack('foe').assign(0).assign(4); // and one die of the House
  expect(struck.asked('may')).toMatchObject({ keyword: 'vampirism' });
  expect(struck.yes().end().creature('grask')).toMatchObject({ wounds: 1 });
  expect(table.endTurn().has('grask', 'vampirism')).toBe(false);
});

test('entangling-roots: up to two enemies within XL stay where they are in their turn', () => {
  const table = playing('entangling-roots', {
    creatures: {
      hero0: { at: [300, 16] },
      one: { of: 1, at: [300, 298], print: { strength: 2 } },
      two: { of: 1, at: [200, 200] },
      three: { of: 1, at: [400, 200] },
      hero1: { at: [400, 100] },
      far: { of: 1, at: [350, 310] },
      prey: { at: [300, 330], print: stout },
    },
  });
  expect(table.asked('choose')).toMatchObject({ options: ['one', 'two', 'three', 'hero1'], least: 0, most: 2 });
  const theirs = table.choose('one', 'two').nextTurn();
  const held = theirs.activate('one');
  expect(held.refusal({ do: 'move' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(held.refusal({ do: 'attack', attack: 'melee combat', target: 'prey' })).toBeUndefined();
  expect(theirs.activate('three').refusal({ do: 'run' })).toBeUndefined();
  const later = theirs.nextTurn().nextTurn();
  expect(later.activate('one').refusal({ do: 'move' })).toBeUndefined();
});

const ill = { wounds: 3, poisoned: true, diseased: true, print: stout } as const;
const sick = {
  hero0: { poisoned: true, wounds: 1 },
  one: { ...ill, at: [200, 200] },
  two: { ...ill, at: [300, 200] },
  theirs: { ...ill, of: 1, at: [400, 200] },
} as const;

test('spring-rain: all of yours are cured, and one is healed of 2 wounds', () => {
  const table = playing('spring-rain', { creatures: sick, players: [{ deck: ['fireball'] }] });
  expect(table.options).toEqual(['hero0', 'one', 'two']);
  const end = table.choose('two');
  expect([end.creature('one')!.wounds, end.creature('two')!.wounds]).toEqual([3, 1]);
  const tokens = end.state.creatures.filter(({ poisoned, diseased }) => poisoned || diseased);
  expect(tokens.map(({ id }) => id)).toEqual(['theirs']);
  expect(end.player(0).hand).toEqual([]); // without the House nobody draws
  expect(whyNot('spring-rain', { creatures: { hero0: {} } })).toMatchObject({ rule: 'C-PLY-5' });
});

test('spring-rain: with the House of the Dawnspring a card is drawn', () => {
  const players = [{ deck: ['dispel', 'fireball'], city: ['house-of-the-dawnspring'] }];
  const table = playing('spring-rain', { creatures: sick, players }).choose('one');
  expect(table.pay(...cityFor('spring-rain')).player(0)).toMatchObject({ hand: ['fireball'], deck: ['dispel'] });
});

test('call-of-the-wild: a Wolfen comes from your deck to your hand, and 1 Prosperity', () => {
  const deck = ['tikka-pack-whelp', 'liriel-spring-maiden', 'grask-redmane', 'fireball'];
  const table = playing('call-of-the-wild', { players: [{ deck }], draws: [0, 0] });
  expect(table.asked('choose')).toMatchObject({ seat: 0, purpose: 'card to take', least: 0, most: 1 });
  expect(table.options.toSorted()).toEqual(['grask-redmane', 'tikka-pack-whelp']);
  const end = table.choose('grask-redmane').end();
  expect(end.player(0)).toMatchObject({ hand: ['grask-redmane'], prosperity: 4 });
  expect(end.player(0).deck.toSorted()).toEqual(['fireball', 'liriel-spring-maiden', 'tikka-pack-whelp']);
  const empty = playing('call-of-the-wild', { players: [{ deck: ['fireball'] }] });
  expect(empty.choose().player(0)).toMatchObject({ hand: [], deck: ['fireball'], prosperity: 4 });
});

test('moonbeam-path: a character steps to a terrain and may be activated again', () => {
  const table = playing('moonbeam-path', {
    creatures: {
      tired: { at: [100, 300], activated: true },
      fresh: { at: [50, 300] },
      held: { at: [500, 100] },
      foe: { of: 1, at: [532, 100] },
      guard: { of: 1, at: [300, 470] },
    },
    terrains: { wood: { card: 'forest', at: [400, 400] }, wall: { card: 'rocks', at: [200, 500] } },
  });
  expect(table.options).toEqual(['tired', 'fresh']);
  const where = table.choose('tired');
  expect(where.options).toEqual(['wood', 'wall']);
  const placing = where.choose('wood');
  expect(placing.refusal({ x: 40_000, y: 30_000 })).toBeDefined(); // not beside it
  expect(placing.refusal({ x: 32_800, y: 45_200 })).toBeDefined(); // beside the guard
  const end = placing.place(400, 349);
  expect(end.creature('tired')).toMatchObject({ x: 40_000, y: 34_900, activated: false });
  expect(end.activate('tired').asked('act').deeds).toContainEqual({ do: 'move' });
  expect(whyNot('moonbeam-path', { creatures: { tired: { at: [100, 300] } } })).toMatchObject({ rule: 'C-PLY-5' });
});

test('overgrowth: a relic of the opponent is destroyed, and a creature of yours has 2 Health more for good', () => {
  const creatures = { weak: { at: [200, 200] }, theirs: { of: 1, at: [300, 200] } } as const;
  const relics = ['elven-blade', 'willow-longbow'];
  const table = playing('overgrowth', { creatures, players: [{ relics: ['cloak-of-leaves'] }, { relics }] });
  const [first, second] = table.player(1).relics;
  expect(table.options).toEqual([first!.id, second!.id]);
  const growing = table.choose(second!.id);
  expect(growing.options).toEqual(['hero0', 'weak']);
  const end = growing.choose('weak');
  expect(end.player(1)).toMatchObject({ relics: [{ card: 'elven-blade' }], graveyard: ['willow-longbow'] });
  expect(end.player(0).relics).toHaveLength(1);
  expect(end.nextTurn().nextTurn().value('health', 'weak')).toBe(3);
  const single = playing('overgrowth', { creatures }); // no relic to destroy, so only the rest is done
  expect(single.options).toEqual(['hero0', 'weak']);
});
