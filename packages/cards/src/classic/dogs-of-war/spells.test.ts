import { expect, test } from 'vitest';
import { holding, playing, type Stage } from '../../testing/index.ts';

const grukk = { card: 'bosun-grukk' } as const;

test('paid-loyalty: one of your Dogs of War may be activated again', () => {
  const table = playing('paid-loyalty', {
    creatures: {
      hisao: { card: 'hisao-the-wanderer', at: [300, 300], activated: true },
      crow: { card: 'crow-the-hired-scout', at: [400, 300], activated: true },
      knight: { at: [200, 300], activated: true },
      theirs: { ...grukk, of: 1, at: [500, 300] },
    },
    players: [{ prosperity: 1 }],
  });
  expect(table.options).toEqual(['hisao', 'crow']);
  const end = table.choose('hisao');
  expect(end.player(0).prosperity).toBe(0);
  expect(end.activate('hisao').refusal({ do: 'move' })).toBeUndefined();
  expect(end.refusal({ do: 'activate', creature: 'knight' })).toMatchObject({ rule: 'C-TRN-20' });
  const none = holding('paid-loyalty', { creatures: { knight: { activated: true } } });
  expect(none.refusal({ do: 'play', card: 'paid-loyalty' })).toMatchObject({ rule: 'C-PLY-5' });
});

const CITY = ['arena', 'city-hall', 'tavern', 'temple'];

test('war-chest: up to two tapped buildings are untapped', () => {
  const table = playing('plunder', { players: [{ city: CITY, hand: ['war-chest'], prosperity: 0 }] });
  const spent = table.pay('tavern', 'arena').play('war-chest');
  expect(spent.asked('choose')).toMatchObject({ least: 0, most: 2 });
  expect(spent.options).toHaveLength(2); // what was not tapped is no choice
  const end = spent.choose(...spent.options);
  expect(end.player(0).city.map(({ tapped }) => tapped)).toEqual([false, true, false, false]);
  expect(end.player(0).prosperity).toBe(0); // no mercenary, no pay
});

/** A chest opened beside a mercenary of this player. */
function opened(of: number): Stage {
  const players = [{ city: ['arena', 'smithy', 'temple'], prosperity: 0 }];
  const table = holding('war-chest', { creatures: { grukk: { ...grukk, of }, knight: { at: [400, 400] } }, players });
  for (const building of table.player(0).city.slice(0, 3)) building.tapped = true;
  const chest = table.play('war-chest');
  expect(chest.asked('choose')).toMatchObject({ options: ['0 arena', '0 smithy', '0 temple'], least: 0, most: 2 });
  return chest.choose('0 arena');
}

test('war-chest: with a Dogs of War character of yours it holds 1 Prosperity', () => {
  const { prosperity, city } = opened(0).player(0);
  expect(prosperity).toBe(1);
  expect(city.map(({ tapped }) => tapped)).toEqual([false, true, true, true]);
  expect(opened(1).player(0).prosperity).toBe(0); // a mercenary of the opponent does not count
});

test('plunder: the opponent loses 3 Prosperity, or a face-down tactic; 1 Prosperity for the Dogs of War', () => {
  const opponent = { prosperity: 4, tactics: ['caltrops', 'dispel'] };
  const players = [{ prosperity: 0 }, opponent];
  const table = playing('plunder', { creatures: { grukk }, players });
  const robbed = table.mode(0);
  expect(robbed.player(1)).toMatchObject({ prosperity: 1, tactics: [{}, {}] });
  expect(robbed.player(0).prosperity).toBe(1);
  const torn = table.mode(1);
  expect(torn.options).toEqual(['t10', 't11']);
  const end = torn.choose('t11');
  expect(end.player(1)).toMatchObject({ prosperity: 4, tactics: [{ card: 'caltrops' }], graveyard: ['dispel'] });
  expect(end.told('tacticRevealed')).toEqual([]);
  const lonely = playing('plunder', { creatures: { knight: {} }, players: [{ prosperity: 0 }, { prosperity: 2 }] }); // no tactic: no choice
  expect([lonely.player(0).prosperity, lonely.player(1).prosperity]).toEqual([0, 0]);
});

test('rearguard-action: an enemy is stabbed by all of yours in contact, and one of yours slips away', () => {
  const table = playing('rearguard-action', {
    creatures: {
      brute: { of: 1, at: [300, 300], print: { health: 5 } },
      one: { at: [300, 332] },
      two: { at: [332, 300] },
      away: { at: [400, 400] },
      other: { of: 1, at: [100, 500] },
    },
    dice: 'axe shield',
  });
  expect(table.options).toEqual(['hero1', 'brute', 'other']);
  const aimed = table.choose('brute');
  expect(aimed.options).toEqual(['one', 'two']); // only whom an enemy holds
  const stabbed = aimed.choose('one');
  expect(stabbed.creature('brute')).toMatchObject({ wounds: 2 });
  expect(stabbed.refusal({ mode: 'walk', x: 30_000, y: 41_300 })).toMatchObject({ code: 'too-far' });
  const end = stabbed.answer({ mode: 'walk', x: 30_000, y: 41_200 }).end(); // nobody stabs it for that
  expect(end.creature('one')).toMatchObject({ y: 41_200, wounds: 0 });
  expect(end.creature('away')).toMatchObject({ wounds: 0 });
});

test('siege-engineers: a building for 1 Prosperity less, and a relic may be repaired by 1', () => {
  const own = { buildings: ['star-temple', 'dojo-of-fox-fire'], prosperity: 2 };
  const table = playing('siege-engineers', { players: [own] });
  expect(table.asked('construct').options.toSorted()).toEqual(['dojo-of-fox-fire', 'star-temple']); // both cost 3
  const built = table.answer({ building: 'star-temple' });
  expect(built.player(0)).toMatchObject({ prosperity: 0, buildings: ['dojo-of-fox-fire'] });
  expect(built.player(0).city.map(({ card }) => card)).toContain('star-temple');
});

test('siege-engineers: the repair gives a point of Durability back, and a sound relic needs none', () => {
  const fumiko = { hero0: { card: 'princess-fumiko' } };
  const table = holding('siege-engineers', {
    creatures: fumiko,
    players: [{ relics: ['lacquered-armour'], prosperity: 0 }],
  });
  const sound = table.play('siege-engineers').answer({ building: 'none' });
  expect(sound.asked('nextAction').seat).toBe(0);
  table.state.players[0]!.relics[0]!.tokens = 1;
  const worn = table.play('siege-engineers').answer({ building: 'none' });
  expect(worn.asked('may')).toMatchObject({ seat: 0, purpose: 'effect', card: 'siege-engineers' });
  expect(worn.yes().player(0).relics).toMatchObject([{ tokens: 2 }]);
  expect(worn.no().player(0).relics).toMatchObject([{ tokens: 1 }]);
});

test('last-contract: a fallen mercenary of cost 4 or less comes back along your side, without First Word or cost', () => {
  const graveyard = ['nobu-ink-scholar', 'hisao-the-wanderer', 'paraxis-the-scarlet-dragon', 'torvald-stormhammer'];
  const table = playing('last-contract', { players: [{ graveyard, prosperity: 0 }] });
  expect(table.options).toEqual(['hisao-the-wanderer', 'torvald-stormhammer']);
  const where = table.choose('hisao-the-wanderer');
  expect(where.refusal({ x: 30_000, y: 30_000 })).toBeDefined();
  const end = where.place(300, 16);
  expect(end.summoned('hisao-the-wanderer')).toMatchObject({ controller: 0, y: 1600, activated: true, wounds: 0 });
  expect(end.player(0).graveyard).not.toContain('hisao-the-wanderer');
  expect(end.told('creatureSummoned')).toMatchObject([{ how: 'by an effect' }]);
  const none = holding('last-contract', { players: [{ graveyard: ['nobu-ink-scholar'] }] });
  expect(none.refusal({ do: 'play', card: 'last-contract' })).toMatchObject({ rule: 'C-PLY-5' });
});
