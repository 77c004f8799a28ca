import { expect, test } from 'vitest';
import { cityFor, holding, playing, type Scene, type Stage } from '../../testing/index.ts';

const stout = { health: 5 };
const demian = { hero0: { card: 'emperor-demian' } };
const legion = { minion: 'legion-recruit' };

/** Why the first player cannot play this card. */
const whyNot = (card: string, given: Scene = {}) => holding(card, given).refusal({ do: 'play', card });

test('imperial-muster: two minions beside Emperor Demian', () => {
  const table = playing('imperial-muster', { creatures: demian, players: [legion] });
  const end = table.place(62, 16).place(30, 48);
  const minions = end.state.creatures.filter(({ kind }) => kind === 'minion');
  expect(minions).toMatchObject([
    { owner: 0, x: 6200, y: 1600, armour: 1, activated: true },
    { owner: 0, x: 3000, y: 4800, armour: 1, activated: true },
  ]);
  expect(end.asked('nextAction').seat).toBe(0);
  expect(end.player(0).graveyard).toEqual(['imperial-muster']);
  const other = { creatures: { hero0: { card: 'roland-the-proud' } }, players: [legion] };
  expect(whyNot('imperial-muster', other)).toMatchObject({ rule: 'C-CRD-13' });
});

test('mass-healing: all your wounded creatures are healed by 2', () => {
  const end = playing('mass-healing', {
    creatures: {
      hero0: { wounds: 3 },
      one: { wounds: 1, at: [500, 500], print: stout },
      well: { at: [400, 500] },
      foe: { of: 1, wounds: 2, at: [100, 100], print: stout },
    },
  });
  const wounds = ['hero0', 'one', 'well', 'foe'].map(id => end.creature(id)!.wounds);
  expect(wounds).toEqual([1, 0, 0, 2]);
});

const lance = (...city: string[]): Stage =>
  playing('sunlance', {
    creatures: {
      hero0: { at: [300, 100] },
      target: { of: 1, at: [300, 382], armour: 2, print: { health: 3 } },
      other: { of: 1, at: [200, 100] },
      far: { of: 1, at: [300, 500] },
      shy: { of: 1, at: [420, 100] },
      friend: { at: [250, 200] },
      spy: { of: 1, at: [412, 382], hidden: true },
      mole: { of: 1, at: [187, 382], hidden: true },
      mine: { at: [332, 382], hidden: true },
    },
    terrains: { wall: { card: 'rocks', at: [352, 100] } },
    players: [{ city }],
  });

test("sunlance: 2 wounds past all Armour to an opponent's character in sight within XL", () => {
  const table = lance();
  expect(table.options).toEqual(['target', 'other']);
  expect(table.choose('other').creature('other')).toBeUndefined();
  const end = table.choose('target');
  expect(end.creature('target')).toMatchObject({ wounds: 2, armour: 2 });
  expect(end.creature('spy')).toMatchObject({ hidden: true }); // without the Order the rest is silent
});

test('sunlance: with the Order of the Pyre it lights up all enemies within S of its target', () => {
  const end = lance('order-of-the-pyre')
    .choose('target')
    .pay(...cityFor('sunlance'));
  const hidden = ['spy', 'mole', 'mine'].map(id => end.creature(id)!.hidden);
  expect(hidden).toEqual([false, true, true]);
});

test('sunlance: it lights up those round its target even if that one falls', () => {
  const end = playing('sunlance', {
    creatures: {
      hero0: { at: [300, 100] },
      target: { of: 1, at: [300, 382], print: { health: 2 } },
      spy: { of: 1, at: [412, 382], hidden: true },
      mole: { of: 1, at: [187, 382], hidden: true },
    },
    players: [{ city: ['order-of-the-pyre'] }],
  }).pay(...cityFor('sunlance'));
  expect(end.creature('target')).toBeUndefined();
  expect(['spy', 'mole'].map(id => end.creature(id)!.hidden)).toEqual([false, true]);
});

test('righteous-march: everybody of yours whom no enemy touches may move up to S', () => {
  const table = playing('righteous-march', {
    creatures: {
      one: { at: [300, 300] },
      two: { at: [400, 300], activated: true },
      held: { at: [200, 300] },
      foe: { of: 1, at: [200, 332] },
    },
  });
  const { options } = table.asked('order');
  expect(options.map(({ creature }) => creature)).toEqual(['hero0', 'one', 'two']);
  const first = table.answer({ next: 1 });
  expect(first.asked('route')).toMatchObject({ seat: 0, creature: 'one' });
  expect(first.refusal({ mode: 'walk', x: 30_000, y: 38_100 })).toMatchObject({ code: 'too-far' });
  const walked = first.answer({ mode: 'walk', x: 30_000, y: 38_000 }).answer({ next: 1 });
  const end = walked.answer({ stay: true }).answer({ mode: 'walk', x: 9000, y: 1600 });
  expect(end.creature('one')).toMatchObject({ y: 38_000, activated: false });
  expect(end.creature('two')).toMatchObject({ y: 30_000 });
  expect(end.creature('hero0')).toMatchObject({ x: 9000, activated: false });
  expect(end.creature('held')).toMatchObject({ y: 30_000 });
  expect(end.asked('nextAction').seat).toBe(0);
});

const verdict = (...city: string[]): Stage =>
  playing('burning-verdict', {
    creatures: {
      weak: { of: 1, at: [500, 300], wounds: 3, armour: 5, print: stout },
      weak2: { of: 1, at: [400, 300], wounds: 1, print: { health: 2 } },
      strong: { of: 1, at: [300, 300], wounds: 2, print: stout },
      small: { of: 1, at: [200, 300] },
      hero1: { wounds: 7 },
      own: { at: [100, 300], wounds: 4, print: stout },
    },
    players: [{ city, deck: ['fireball', 'dispel'] }],
  });

test("burning-verdict: a wounded character of the opponent's with at most 2 Health left dies", () => {
  const table = verdict();
  expect(table.options).toEqual(['weak', 'weak2']);
  const end = table.choose('weak');
  expect(end.creature('weak')).toBeUndefined();
  expect(end.player(1).graveyard).toEqual(['weak']);
  expect(end.player(0)).toMatchObject({ kills: 1, hand: [] }); // no card without the Order
  const creatures = { strong: { of: 1, at: [300, 300], wounds: 2, print: stout } } as const;
  expect(whyNot('burning-verdict', { creatures })).toMatchObject({ rule: 'C-PLY-5' });
});

test('burning-verdict: with the Order of the Pyre a card is drawn', () => {
  const end = verdict('order-of-the-pyre')
    .choose('weak2')
    .pay(...cityFor('burning-verdict'));
  expect(end.creature('weak2')).toBeUndefined();
  expect(end.player(0)).toMatchObject({ hand: ['dispel'], deck: ['fireball'] });
});

test('summons-to-duty: a character that costs at most 3 is taken from the deck, which is shuffled', () => {
  const deck = ['herrick-the-unbowed', 'adelheid-gryphon-knight', 'fireball', 'ruphus-the-young-squire'];
  const table = playing('summons-to-duty', { players: [{ deck }], draws: [0, 0] });
  expect(table.asked('choose')).toMatchObject({
    purpose: 'card to take',
    options: ['herrick-the-unbowed', 'ruphus-the-young-squire'],
    least: 0,
    most: 1,
  });
  const end = table.choose('herrick-the-unbowed');
  expect(end.player(0).hand).toEqual(['herrick-the-unbowed']);
  expect(end.player(0).deck.toSorted()).toEqual(['adelheid-gryphon-knight', 'fireball', 'ruphus-the-young-squire']);
  expect(end.told('deckShuffled')).toHaveLength(1);
});
