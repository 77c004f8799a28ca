import { expect, test } from 'vitest';
import { cityFor, holding, playing, type Scene, type Stage } from '../../testing/index.ts';

const stout = { health: 5 };
const thibaut = { hero0: { card: 'thibaut-de-bazan' } };
const khan = { hero0: { card: 'khan-dir-duke-of-vallor' } };

/** Why the first player cannot play this card. */
const whyNot = (card: string, given: Scene = {}) => holding(card, given).refusal({ do: 'play', card });

const hostages = {
  ...thibaut,
  gino: { card: 'gino-ledger', of: 1, at: [30, 298] },
  other: { of: 1, at: [200, 100] },
  far: { of: 1, at: [30, 330] },
  friend: { at: [100, 100] },
  hero1: { at: [200, 16] },
} as const;

test('ransom-demand: the opponent pays 3 Prosperity to you, or a character within XL goes back to the hand', () => {
  const table = playing('ransom-demand', { creatures: hostages });
  expect(table.options).toEqual(['gino', 'other']); // characters of the opponent
  const asked = table.choose('gino');
  expect(asked.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { prosperity: 3 } });
  const paid = asked.yes();
  expect([paid.player(0).prosperity, paid.player(1).prosperity]).toEqual([6, 0]);
  expect(paid.creature('gino')).toBeDefined();
  const refused = asked.no();
  expect([refused.player(0).prosperity, refused.player(1).prosperity]).toEqual([3, 3]);
  expect(refused.creature('gino')).toBeUndefined();
  expect(refused.player(1)).toMatchObject({ hand: ['gino-ledger'], graveyard: [] });
  expect(refused.player(0).kills).toBe(0);
});

test('ransom-demand: who cannot pay is not asked; for Thibaut alone, and not without a hostage', () => {
  const poor = playing('ransom-demand', { creatures: hostages, players: [{}, { prosperity: 2 }] }).choose('gino');
  expect(poor.player(1)).toMatchObject({ hand: ['gino-ledger'], prosperity: 2 });
  expect(whyNot('ransom-demand', { creatures: thibaut })).toMatchObject({ rule: 'C-PLY-5' });
  expect(whyNot('ransom-demand', { creatures: { ...hostages, ...khan } })).toMatchObject({ rule: 'C-CRD-13' });
});

test('ducal-decree: you may construct a building for 1 Prosperity less', () => {
  const players = [{ buildings: ['mint', 'guild-of-blades', 'smugglers-harbour'], prosperity: 1 }];
  const table = playing('ducal-decree', { creatures: khan, players });
  expect(table.asked('construct')).toMatchObject({ seat: 0, options: ['smugglers-harbour'] }); // 2, less 1
  expect(table.refusal({ building: 'mint' })).toMatchObject({ code: 'too-little-prosperity' });
  const built = table.construct('smugglers-harbour');
  expect(built.player(0)).toMatchObject({ prosperity: 0, buildings: ['mint', 'guild-of-blades'] });
  expect(built.player(0).city.at(-1)).toMatchObject({ card: 'smugglers-harbour', tapped: false });
  expect(table.construct('none').player(0)).toMatchObject({ prosperity: 1 }); // not instead of anything
  expect(whyNot('ducal-decree', { creatures: thibaut })).toMatchObject({ rule: 'C-CRD-13' });
});

test('ducal-decree: with the Mint it brings 2 Prosperity, also with one that it has built', () => {
  const struck = playing('ducal-decree', { creatures: khan, players: [{ buildings: ['mint'], prosperity: 2 }] });
  expect(struck.construct('mint').player(0).prosperity).toBe(2);
  expect(struck.construct('none').player(0).prosperity).toBe(2); // unbuilt, it brings nothing
  const players = [{ city: ['mint'], buildings: [], prosperity: 0 }];
  const standing = playing('ducal-decree', { creatures: khan, players });
  expect(
    standing
      .pay(...cityFor('ducal-decree'))
      .construct('none')
      .player(0).prosperity,
  ).toBe(2);
});

test('powder-keg: 2 damage to a character within XL, 1 to all within S of it, who are thrown back by S', () => {
  const creatures = {
    hero0: { at: [300, 100] },
    victim: { of: 1, at: [300, 300], armour: 1, print: stout },
    foe: { of: 1, at: [300, 412], print: stout },
    friend: { at: [268, 300], print: stout },
    shielded: { of: 1, at: [332, 300], armour: 1, print: stout },
    away: { of: 1, at: [300, 187], print: stout },
    far: { of: 1, at: [340, 383], print: stout },
    hero1: { at: [200, 200] },
  } as const;
  const table = playing('powder-keg', { creatures });
  expect(table.options).toEqual(['victim', 'friend', 'shielded', 'away']); // of either side, but no hero
  const blast = table.choose('victim');
  expect(blast.asked('order').options.map(({ creature }) => creature)).toEqual(['foe', 'friend', 'shielded', 'far']);
  const end = blast.answer({ next: 0 }).answer({ next: 0 }).answer({ next: 0 });
  expect(end.creature('victim')).toMatchObject({ armour: 0, wounds: 1, x: 30_000, y: 30_000 });
  expect(end.creature('foe')).toMatchObject({ wounds: 1, x: 30_000, y: 49_200 });
  expect(end.creature('friend')).toMatchObject({ wounds: 1, x: 18_800, y: 30_000 });
  expect(end.creature('shielded')).toMatchObject({ armour: 0, wounds: 0, x: 41_200, y: 30_000 });
  expect(end.creature('away')).toMatchObject({ wounds: 0, y: 18_700 });
  expect(end.told('backstabProvoked')).toEqual([]);
});

test('powder-keg: whoever stood beside a victim that falls is thrown back from where it stood', () => {
  const creatures = {
    hero0: { at: [300, 100] },
    victim: { of: 1, at: [300, 300], print: { health: 2 } },
    foe: { of: 1, at: [300, 350], print: stout },
    far: { of: 1, at: [300, 560], print: stout },
  } as const;
  const end = playing('powder-keg', { creatures }).choose('victim');
  expect(end.creature('victim')).toBeUndefined();
  expect(end.creature('foe')).toMatchObject({ wounds: 1, x: 30_000, y: 43_000 });
  expect(end.told('placed')).toEqual([expect.not.objectContaining({ by: 'victim' })]);
  expect(end.creature('far')).toMatchObject({ wounds: 0, y: 56_000 });
});

/** All this City is tapped, and a Levy is played for a Tavern beside it. */
function levy(...city: string[]): Stage {
  const table = holding('emergency-levy', { players: [{ city }] });
  for (const building of table.player(0).city.slice(0, city.length)) building.tapped = true;
  return table.play('emergency-levy');
}

test('emergency-levy: up to two tapped buildings may be used again', () => {
  const table = levy('arena', 'barracks', 'library');
  expect(table.asked('choose')).toMatchObject({ least: 0, most: 2, options: ['0 arena', '0 barracks', '0 library'] });
  const end = table.choose('0 arena', '0 barracks');
  expect(end.player(0).city.map(({ tapped }) => tapped)).toEqual([false, false, true, true]); // the Tavern has paid
  expect(end.refusal({ do: 'use building', building: 'barracks', ability: 0 })).toBeUndefined();
  expect(end.player(0).prosperity).toBe(3); // no Guild, no coin
});

test('emergency-levy: a building that pays for it was not tapped when it was declared, so it stays tapped', () => {
  for (const city of [[], ['arena']]) {
    const end = holding('emergency-levy', { players: [{ city }] }).play('emergency-levy');
    expect(end.player(0).city.map(({ tapped }) => tapped)).toEqual([...city.map(() => false), true]);
  }
});

test("emergency-levy: with the Merchants' Guild 1 Prosperity", () => {
  expect(levy('arena', 'merchants-guild').choose().player(0).prosperity).toBe(4);
  expect(levy('arena', 'guild-of-blades').choose().player(0).prosperity).toBe(3);
});

const rich = { city: ['mint', 'arena', 'merchants-guild'], prosperity: 4 };

test('hostile-takeover: the opponent pays 4 Prosperity and you draw a card, or loses a unique building for good', () => {
  const table = playing('hostile-takeover', { players: [{ deck: ['dispel', 'fireball'] }, rich] });
  expect(table.options).toEqual(['1 mint', '1 merchants-guild']); // a Guild is unique, too
  const asked = table.choose('1 mint');
  expect(asked.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { prosperity: 4 } });
  const paid = asked.yes();
  expect(paid.player(1)).toMatchObject({ prosperity: 0, city: { length: 3 } });
  expect(paid.player(0)).toMatchObject({ prosperity: 3, hand: ['fireball'], deck: ['dispel'] }); // they pay the bank
  const taken = asked.no();
  expect(taken.player(1)).toMatchObject({ prosperity: 4, removed: ['mint'] });
  expect(taken.player(1).city.map(({ card }) => card)).toEqual(['arena', 'merchants-guild']);
  expect(taken.player(0).hand).toEqual([]);
});

test('hostile-takeover: who cannot pay is not asked, and without a unique building there is nothing to take', () => {
  const players = [{ deck: ['fireball'] }, { city: ['mint', 'arena'], prosperity: 3 }];
  const poor = playing('hostile-takeover', { players });
  expect(poor.player(1)).toMatchObject({ prosperity: 3, city: [{ card: 'arena' }], removed: ['mint'] });
  expect(whyNot('hostile-takeover', { players: [{}, { city: ['arena'] }] })).toMatchObject({ rule: 'C-PLY-5' });
});

const runners = {
  one: { at: [100, 300] },
  two: { at: [50, 300] },
  held: { at: [500, 100] },
  foe: { of: 1, at: [532, 100] },
  guard: { of: 1, at: [300, 470] },
} as const;
const ground = { wood: { card: 'forest', at: [400, 400] }, wall: { card: 'rocks', at: [200, 500] } } as const;

test('smugglers-tunnel: a character whom no enemy touches is set down beside a terrain', () => {
  const table = playing('smugglers-tunnel', { creatures: runners, terrains: ground });
  expect(table.options).toEqual(['one', 'two']);
  const where = table.choose('one');
  expect(where.options).toEqual(['wood', 'wall']);
  const placing = where.choose('wood');
  expect(placing.refusal({ x: 40_000, y: 30_000 })).toBeDefined(); // not beside it
  expect(placing.refusal({ x: 32_800, y: 45_200 })).toBeDefined(); // beside the guard
  const end = placing.place(400, 349);
  expect(end.creature('one')).toMatchObject({ x: 40_000, y: 34_900, hidden: false, activated: false });
  expect(whyNot('smugglers-tunnel', { creatures: runners })).toMatchObject({ rule: 'C-PLY-5' });
});

test('smugglers-tunnel: with the Guild of Shadows whoever came through it is hidden', () => {
  const players = [{ city: ['guild-of-shadows'] }];
  const table = playing('smugglers-tunnel', { creatures: runners, terrains: ground, players });
  const end = table.choose('one').choose('wood').place(400, 349);
  expect(end.creature('one')).toMatchObject({ y: 34_900, hidden: true });
  expect(end.creature('two')).toMatchObject({ hidden: false });
});
