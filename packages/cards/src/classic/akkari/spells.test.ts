import { expect, test } from 'vitest';
import { cityFor, holding, playing, type Scene, type Stage } from '../../testing/index.ts';

const stout = { health: 5 };
const hero = (card: string) => ({ hero0: { card } });
const szaravel = hero('szaravel-matron-of-the-brood');
const mushroom = { card: 'infected-mushroom' };

/** Why the first player cannot play this card. */
const whyNot = (card: string, given: Scene = {}) => holding(card, given).refusal({ do: 'play', card });

test('brood-tide: a minion for each of your characters that no enemy touches', () => {
  const table = playing('brood-tide', {
    creatures: {
      ...szaravel,
      one: { at: [200, 200] },
      two: { at: [400, 200] },
      held: { at: [300, 400] },
      foe: { of: 1, at: [332, 400] },
    },
    players: [{ minion: 'infected-mushroom' }],
  });
  const first = table.asked('order');
  expect(first.options.map(({ creature }) => creature)).toEqual(['one', 'two']);
  const end = table.answer({ next: 1 }).place(400, 232).place(200, 232);
  expect(end.told('minionSummoned')).toHaveLength(2);
  expect(end.state.creatures.filter(({ kind }) => kind === 'minion').map(({ x }) => x)).toEqual([40_000, 20_000]);
  expect(whyNot('brood-tide', { creatures: hero('kazrith-the-devastator') })).toMatchObject({ code: 'other-hero' });
});

test('crimson-frenzy: a wound for Kazrith; in return 2 Strength, Initiative and two more fights until the turn ends', () => {
  const end = playing('crimson-frenzy', { creatures: hero('kazrith-the-devastator') });
  expect(end.creature('hero0')).toMatchObject({ wounds: 1 });
  expect(end.value('strength', 'hero0')).toBe(6);
  expect(end.value('persecutions', 'hero0')).toBe(2);
  expect(end.value('strikesFirst', 'hero0')).toBe(true);
  const later = end.endTurn();
  expect([later.value('strength', 'hero0'), later.value('persecutions', 'hero0')]).toEqual([4, 0]);
  expect(later.value('strikesFirst', 'hero0')).toBe(false);
  expect(whyNot('crimson-frenzy', { creatures: szaravel })).toMatchObject({ rule: 'C-CRD-13' });
});

test('web-burst: no enemy within L runs, and one of them can neither move nor attack', () => {
  const lurker = { keywords: [{ keyword: 'ritual', x: 1 }, { keyword: 'lunge' }] } as const;
  const table = playing('web-burst', {
    creatures: {
      hero0: { at: [300, 300] },
      caught: { of: 1, at: [300, 400], print: lurker },
      slowed: { of: 1, at: [482, 300] },
      beyond: { of: 1, at: [117, 300] },
      prey: { at: [300, 500] },
    },
  });
  expect(table.options).toEqual(['caught', 'slowed']);
  const theirs = table.choose('caught').nextTurn();
  const caught = theirs.activate('caught');
  expect(caught.refusal({ do: 'move' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(caught.refusal({ do: 'attack', attack: 'melee combat', target: 'prey' })).toMatchObject({ rule: 'C-ABL-20' });
  const slowed = theirs.activate('slowed');
  expect(slowed.refusal({ do: 'run' })).toMatchObject({ rule: 'C-ABL-20' });
  expect(slowed.refusal({ do: 'move' })).toBeUndefined();
  expect(theirs.activate('beyond').refusal({ do: 'run' })).toBeUndefined();
  const later = theirs.nextTurn().nextTurn();
  expect(later.activate('slowed').refusal({ do: 'run' })).toBeUndefined();
  expect(later.activate('caught').refusal({ do: 'move' })).toBeUndefined();
});

const mist = (...city: string[]): Stage =>
  playing('venom-mist', {
    creatures: {
      one: { of: 1, at: [100, 100], armour: 2 },
      two: { of: 1, at: [200, 100], armour: 1 },
      three: { of: 1, at: [100, 200] },
      four: { of: 1, at: [200, 200] },
      far: { of: 1, at: [330, 100] },
    },
    players: [{ city }],
  });

test('venom-mist: up to three enemies within XL are poisoned', () => {
  const table = mist();
  expect(table.asked('choose')).toMatchObject({ options: ['one', 'two', 'three', 'four'], least: 0, most: 3 });
  const end = table.choose('one', 'two', 'three');
  expect(end.state.creatures.filter(({ poisoned }) => poisoned).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(end.creature('one')).toMatchObject({ armour: 2 }); // without the Swarm the rest is silent
});

test('venom-mist: with the Spinner Swarm they lose a token of Armour each', () => {
  const end = mist('spinner-swarm')
    .choose('one', 'two')
    .pay(...cityFor('venom-mist'));
  expect(end.creature('one')).toMatchObject({ poisoned: true, armour: 1 });
  expect(end.creature('two')).toMatchObject({ poisoned: true, armour: 0 });
});

test('blood-harvest: a minion of yours dies for two cards', () => {
  const table = playing('blood-harvest', {
    creatures: {
      hero0: {},
      one: { ...mushroom, at: [200, 200] },
      two: { ...mushroom, at: [300, 200] },
      theirs: { ...mushroom, of: 1, at: [400, 400] },
    },
    players: [{ deck: ['dispel', 'fireball', 'caltrops'] }],
  });
  expect(table.options).toEqual(['one', 'two']);
  const dead = table.choose('two');
  expect(dead.asked('choose')).toMatchObject({ card: 'infected-mushroom', options: ['hero1', 'theirs'] }); // it bursts
  const end = dead.choose('hero1');
  expect(end.creature('hero1')).toMatchObject({ poisoned: true });
  expect(end.creature('two')).toBeUndefined();
  expect(end.player(0)).toMatchObject({ hand: ['caltrops', 'fireball'], deck: ['dispel'], kills: 0 });
  expect(whyNot('blood-harvest')).toMatchObject({ rule: 'C-PLY-5' });
});

test('plague-of-kisses: up to two enemies within XL fall ill, and two cards of the other deck are buried', () => {
  const table = playing('plague-of-kisses', {
    creatures: {
      one: { of: 1, at: [100, 100], print: stout },
      two: { of: 1, at: [200, 100] },
      three: { of: 1, at: [100, 200] },
      far: { of: 1, at: [330, 100] },
    },
    players: [{}, { deck: ['dispel', 'fireball', 'caltrops'] }],
  });
  expect(table.asked('choose')).toMatchObject({ options: ['one', 'two', 'three'], least: 0, most: 2 });
  const end = table.choose('one', 'three');
  expect(end.state.creatures.filter(({ diseased }) => diseased).map(({ id }) => id)).toEqual(['one', 'three']);
  expect(end.player(1)).toMatchObject({ deck: ['dispel'], graveyard: ['caltrops', 'fireball'] });
  expect(table.choose().player(1).deck).toEqual(['dispel']); // nobody need be kissed
});

test('second-hatching: a cheap character comes back from the Graveyard beside your hero, poisoned', () => {
  const graveyard = ['lurr-trapdoor-hunter', 'rasp-blood-drinker', 'zhiraxa-fang-of-the-queen', 'fireball'];
  const table = playing('second-hatching', { players: [{ graveyard }] });
  expect(table.options).toEqual(['lurr-trapdoor-hunter', 'rasp-blood-drinker']); // Zhiraxa costs four
  const end = table.choose('rasp-blood-drinker').place(62, 16);
  expect(end.summoned('rasp-blood-drinker')).toMatchObject({ owner: 0, poisoned: true, activated: true });
  expect(end.player(0).graveyard).toEqual([
    'lurr-trapdoor-hunter',
    'zhiraxa-fang-of-the-queen',
    'fireball',
    'second-hatching',
  ]);
  expect(whyNot('second-hatching', { players: [{ graveyard: ['fireball'] }] })).toMatchObject({ rule: 'C-PLY-5' });
});
