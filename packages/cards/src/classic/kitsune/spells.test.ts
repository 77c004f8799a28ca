import { expect, test } from 'vitest';
import { holding, playing } from '../../testing/index.ts';

test('final-stanza: Takumi gains two tokens and may be activated again', () => {
  const spent = { card: 'takumi-warrior-poet', at: [300, 300], activated: true, concentration: 0 } as const;
  const end = playing('final-stanza', { creatures: { hero0: spent } });
  expect(end.creature('hero0')).toMatchObject({ concentration: 2, activated: false });
  expect(end.activate('hero0').asked('act').deeds).toContainEqual({ do: 'move' });
  const full = playing('final-stanza', { creatures: { hero0: { ...spent, concentration: 1 } } });
  expect(full.creature('hero0')).toMatchObject({ concentration: 2 }); // never more
  const other = holding('final-stanza', { creatures: { hero0: { card: 'princess-fumiko' } } });
  expect(other.refusal({ do: 'play', card: 'final-stanza' })).toMatchObject({ rule: 'C-CRD-13' });
});

test('royal-procession: each minion comes within S of Fumiko, unharmed, and may be activated again', () => {
  const spirit = { card: 'honoka-field-spirit', activated: true } as const;
  const table = playing('royal-procession', {
    creatures: {
      hero0: { card: 'princess-fumiko', at: [300, 300] },
      one: { ...spirit, at: [50, 500] },
      two: { ...spirit, at: [550, 50] },
      theirs: { ...spirit, of: 1, at: [400, 500] },
      foe: { of: 1, at: [50, 532] },
      knight: { at: [500, 500], activated: true },
    },
  });
  expect(table.asked('order').options).toMatchObject([{ creature: 'one' }, { creature: 'two' }]);
  const first = table.answer({ next: 0 });
  expect(first.refusal({ x: 30_000, y: 41_300 })).toMatchObject({ code: 'too-far' });
  const end = first.place(300, 412).place(332, 300).end(); // no die for the Backstab of the one that was left
  expect(end.creature('one')).toMatchObject({ y: 41_200, activated: false, wounds: 0 });
  expect(end.creature('two')).toMatchObject({ x: 33_200, activated: false });
  expect(end.creature('knight')).toMatchObject({ activated: true });
  expect(end.creature('theirs')).toMatchObject({ x: 40_000, activated: true });
});

const crowd = {
  main: { of: 1, at: [300, 200], print: { health: 4 } },
  near: { of: 1, at: [300, 312], print: { health: 4 } },
  far: { of: 1, at: [413, 200], print: { health: 4 } },
  imp: { of: 1, kind: 'minion', at: [250, 200], print: { health: 4 } },
  shy: { of: 1, at: [150, 16], print: { health: 4 } },
  friend: { at: [340, 240], print: { health: 4 } },
  hero0: { at: [300, 16] },
} as const;
const woundsOf = (table: ReturnType<typeof playing>) => Object.keys(crowd).map(id => table.creature(id)!.wounds);

test('flames-of-fury: 2 damage to an enemy character in sight within XL, and 1 to those within S of it', () => {
  const table = playing('flames-of-fury', { creatures: crowd, terrains: { wall: { card: 'rocks', at: [225, 16] } } });
  expect(table.options).toEqual(['main', 'far']); // nobody out of reach or behind rocks
  expect(woundsOf(table.choose('main'))).toEqual([2, 1, 0, 0, 0, 0, 0]);
  const far = holding('flames-of-fury', { creatures: { foe: { of: 1, at: [30, 299] } } });
  expect(far.refusal({ do: 'play', card: 'flames-of-fury' })).toMatchObject({ rule: 'C-PLY-5' });
});

test('flames-of-fury: with the Dojo of Fox Fire the first one receives a wound more', () => {
  const players = [{ city: ['dojo-of-fox-fire'] }];
  const table = playing('flames-of-fury', { creatures: { ...crowd, main: { ...crowd.main, armour: 2 } }, players });
  const end = table.choose('main').pay('school-of-magic', 'arena', 'barracks');
  expect(end.creature('main')).toMatchObject({ armour: 0, wounds: 1 }); // a wound goes past Armour
  expect(end.creature('near')).toMatchObject({ wounds: 1 });
});

test('second-rebirth: up to two character cards return from your Graveyard to your hand', () => {
  const graveyard = ['fireball', 'goro-oni-mask-guard', 'jiro-bamboo-spearman', 'kuro-shadow-tail'];
  const table = playing('second-rebirth', { players: [{ graveyard }, { graveyard: ['ayame-moon-dancer'] }] });
  expect(table.asked('choose')).toMatchObject({ least: 0, most: 2 });
  expect(table.options).toEqual(['goro-oni-mask-guard', 'jiro-bamboo-spearman', 'kuro-shadow-tail']);
  const end = table.choose('goro-oni-mask-guard', 'kuro-shadow-tail');
  expect(end.player(0).hand).toEqual(['goro-oni-mask-guard', 'kuro-shadow-tail']);
  expect(end.player(0).graveyard).toEqual(['fireball', 'jiro-bamboo-spearman', 'second-rebirth']);
});

test('fox-bargain: the opponent pays 4 Prosperity, 2 of which are yours, or lends you a character for the turn', () => {
  const creatures = {
    hero0: { at: [300, 16] },
    captain: { of: 1, at: [300, 200], print: { strength: 3, health: 3 } },
    squire: { of: 1, at: [400, 200] },
    ogre: { of: 1, at: [200, 200], print: { strength: 4 } },
    far: { of: 1, at: [330, 320] },
    imp: { of: 1, kind: 'minion', at: [250, 100] },
    shy: { of: 1, at: [150, 16] },
  } as const;
  const terrains = { wall: { card: 'rocks', at: [225, 16] } } as const;
  const table = playing('fox-bargain', { creatures, terrains, players: [{ prosperity: 0 }, { prosperity: 5 }] });
  expect(table.options).toEqual(['captain', 'squire']);
  const asked = table.choose('captain');
  expect(asked.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { prosperity: 4 } });
  const paid = asked.yes();
  expect([paid.player(0).prosperity, paid.player(1).prosperity]).toEqual([2, 1]);
  expect(paid.creature('captain')).toMatchObject({ controller: 1 });
  const lent = asked.no();
  expect(lent.creature('captain')).toMatchObject({ controller: 0, owner: 1 });
  expect(lent.activate('captain').refusal({ do: 'move' })).toBeUndefined();
  expect(lent.endTurn().creature('captain')).toMatchObject({ controller: 1 });
  const poor = playing('fox-bargain', { creatures, players: [{ prosperity: 0 }, { prosperity: 3 }] }).choose('squire');
  expect(poor.creature('squire')).toMatchObject({ controller: 0 }); // nobody was asked
});

test('paper-doubles: a minion appears beside a character of yours and they change places', () => {
  const jiro = { card: 'jiro-bamboo-spearman', at: [300, 300] } as const;
  const given = {
    creatures: { jiro, knight: { at: [500, 500] } },
    players: [{ minion: 'honoka-field-spirit' }],
  } as const;
  const table = playing('paper-doubles', given);
  expect(table.options).toEqual(['jiro', 'knight']);
  const end = table.choose('jiro').place(300, 332);
  expect(end.creature('jiro')).toMatchObject({ x: 30_000, y: 33_200, hidden: false });
  expect(end.summoned('honoka-field-spirit')).toMatchObject({ x: 30_000, y: 30_000 });
});

test('paper-doubles: with the Dojo of the Empty Mask that character is hidden', () => {
  const jiro = { card: 'jiro-bamboo-spearman', at: [300, 300] } as const;
  const players = [{ minion: 'honoka-field-spirit', city: ['dojo-of-the-empty-mask', 'temple'] }];
  const table = playing('paper-doubles', { creatures: { jiro, foe: { of: 1, at: [100, 300] } }, players });
  const end = table.pay('temple', 'arena').place(300, 332);
  expect(end.creature('jiro')).toMatchObject({ y: 33_200, hidden: true });
  expect(end.creature('foe')).toMatchObject({ hidden: false });
});

test('spirit-gate: up to two of your creatures that nobody holds come into contact with a terrain', () => {
  const table = playing('spirit-gate', {
    creatures: {
      one: { at: [50, 500] },
      two: { at: [100, 500] },
      held: { at: [500, 50] },
      foe: { of: 1, at: [532, 50] },
    },
    terrains: { brook: { card: 'dawn-brook', at: [300, 300] }, wood: { card: 'forest', at: [450, 300] } },
  });
  expect(table.asked('choose')).toMatchObject({ least: 0, most: 2, options: ['hero0', 'one', 'two'] });
  const where = table.choose('one', 'two');
  expect(where.options).toEqual(['brook', 'wood']);
  const first = where.choose('brook');
  expect(first.refusal({ x: 30_000, y: 36_000 })).toBeDefined(); // too far from the water
  const end = first.place(300, 332).place(260, 332);
  expect(end.creature('one')).toMatchObject({ x: 30_000, y: 33_200 });
  expect(end.creature('two')).toMatchObject({ x: 26_000, y: 33_200 });
});
