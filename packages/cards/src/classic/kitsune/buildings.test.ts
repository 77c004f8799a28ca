import { expect, test } from 'vitest';
import { scene, type Scene, type Stage } from '../../testing/index.ts';

/** The first player constructs this building with the last Prosperity, and then may act. */
function built(card: string, price: number, given: Scene = {}): Stage {
  const [own = {}, ...others] = given.players ?? [];
  const { prosperity = 0, ...lists } = own;
  const players = [{ ...lists, prosperity: price + prosperity, buildings: [card] }, ...others];
  const table = scene({ ...given, players, frames: [{ kind: 'turn', step: 'construct' }] }).answer({ building: card });
  expect(table.player(0)).toMatchObject({ prosperity, buildings: [] });
  return table;
}

const members = {
  jiro: { card: 'jiro-bamboo-spearman', at: [100, 300] },
  yuki: { card: 'yuki-snow-whisper', at: [200, 300] },
  shiori: { card: 'shiori-lantern-keeper', at: [300, 300] },
  bunta: { card: 'bunta-old-tanuki', at: [400, 300] },
  kiyoshi: { card: 'kiyoshi-warrior-of-the-river-spirits', at: [500, 300] },
} as const;
const theirs = { of: 1, card: 'jiro-bamboo-spearman', at: [100, 500] } as const;

test('dojo-of-the-falling-leaf: its members reroll an attack die and fight after a Run', () => {
  const table = built('dojo-of-the-falling-leaf', 3, { creatures: { ...members, theirs } });
  expect(['jiro', 'yuki', 'bunta', 'theirs'].map(id => table.value('attackRerolls', id))).toEqual([1, 0, 0, 0]);
  expect(['jiro', 'yuki', 'bunta', 'theirs'].map(id => table.has(id, 'quick'))).toEqual([true, false, false, false]);
  const foe = { of: 1, at: [100, 482], print: { strength: 1, health: 4 } } as const;
  const ran = built('dojo-of-the-falling-leaf', 3, {
    creatures: { jiro: members.jiro, foe },
    dice: 'bullseye bullseye axe axe bullseye',
  })
    .activate('jiro')
    .run(100, 450);
  const fought = ran.attack('foe').assign(0).assign(1).reroll(0).end();
  expect(fought.creature('foe')).toMatchObject({ wounds: 2 });
});

test('dojo-of-fox-fire: its members have one die more for Magical Shot and Ritual, if they have these', () => {
  const ids = ['yuki', 'shiori', 'kiyoshi', 'jiro'];
  const table = built('dojo-of-fox-fire', 3, { creatures: members });
  expect(ids.map(id => table.value('magicalShotDice', id))).toEqual([2, 0, 0, 0]);
  expect(ids.map(id => table.value('ritualDice', id))).toEqual([0, 4, 0, 0]);
  const without = scene({ creatures: members });
  expect(ids.map(id => without.value('ritualDice', id))).toEqual([0, 3, 0, 0]);
});

test('dojo-of-the-empty-mask: shots at its members must hit twice; for 1 Prosperity one of them changes places', () => {
  const table = built('dojo-of-the-empty-mask', 2, { creatures: { ...members, theirs }, players: [{ prosperity: 1 }] });
  expect(['bunta', 'jiro', 'theirs'].map(id => table.value('spoilsShots', id))).toEqual([true, false, false]);
  const swap = table.use('dojo-of-the-empty-mask'); // the only member goes
  expect(swap.options).toEqual(['hero0', 'jiro', 'yuki', 'shiori', 'kiyoshi']);
  const end = swap.choose('yuki');
  expect(end.creature('bunta')).toMatchObject({ x: 20_000 });
  expect(end.creature('yuki')).toMatchObject({ x: 40_000 });
  expect(end.player(0)).toMatchObject({ prosperity: 0, city: [{ tapped: true }] });
  const poor = built('dojo-of-the-empty-mask', 2, { creatures: members });
  const use = { do: 'use building', building: 'dojo-of-the-empty-mask', ability: 0 };
  expect(poor.refusal(use)).toMatchObject({ code: 'too-little-prosperity' });
});

test('star-temple: the opponent pays 1 Prosperity or names a creature that is wounded', () => {
  const creatures = { knight: { of: 1, print: { health: 2 } }, friend: { at: [100, 100] } } as const;
  const asked = built('star-temple', 3, { creatures, players: [{}, { prosperity: 1 }] }).use('star-temple');
  expect(asked.asked('may')).toMatchObject({ seat: 1, purpose: 'pay', pay: { prosperity: 1 } });
  const paid = asked.yes();
  expect(paid.player(1).prosperity).toBe(0);
  expect(paid.creature('knight')).toMatchObject({ wounds: 0 });
  const refused = asked.no();
  expect(refused.asked('choose')).toMatchObject({ seat: 1, options: ['hero1', 'knight'] });
  expect(refused.choose('hero1').creature('hero1')).toMatchObject({ wounds: 1 });
  const poor = built('star-temple', 3, { creatures, players: [{}, { prosperity: 0 }] }).use('star-temple');
  expect(poor.asked('choose').seat).toBe(1);
});

test("tea-house-of-whispers: the opponent's hand, the opponent's tactics, or 1 Prosperity", () => {
  const opponent = { hand: ['fireball', 'lucky-coin'], tactics: ['caltrops'] };
  const table = built('tea-house-of-whispers', 3, { players: [{}, opponent] }).use('tea-house-of-whispers');
  const hand = table.mode(0);
  expect(hand.told('cardsSeen')).toEqual([
    { type: 'cardsSeen', player: 0, whose: 1, cards: ['fireball', 'lucky-coin'] },
  ]);
  expect(hand.player(0).shown).toEqual([{ whose: 1, cards: ['fireball', 'lucky-coin'] }]);
  expect(table.mode(1).told('cardsSeen')).toMatchObject([{ player: 0, whose: 1, cards: ['caltrops'] }]);
  expect(table.mode(2).player(0)).toMatchObject({ prosperity: 1, shown: [], city: [{ tapped: true }] });
});

test('torii-of-the-scarlet-forest: for 1 Prosperity a minion beside a creature with Ritual, or a minion moves up to S', () => {
  const given = {
    creatures: {
      shiori: { card: 'shiori-lantern-keeper', at: [300, 300] },
      held: { card: 'shiori-lantern-keeper', at: [100, 300] },
      foe: { of: 1, at: [132, 300] },
      honoka: { card: 'honoka-field-spirit', at: [500, 300] },
      theirs: { of: 1, card: 'honoka-field-spirit', at: [400, 500] },
    },
    players: [{ minion: 'honoka-field-spirit', prosperity: 1 }],
  } as const;
  const table = built('torii-of-the-scarlet-forest', 2, given);
  const called = table.use('torii-of-the-scarlet-forest', 0); // only one of them is free to call it
  const end = called.place(300, 332);
  expect(end.player(0)).toMatchObject({ prosperity: 0, city: [{ tapped: true }] });
  expect(end.asked('nextAction').seat).toBe(0); // one minion, not two
  expect(end.summoned('honoka-field-spirit')).toMatchObject({ controller: 0, x: 30_000, y: 33_200 });
  const walk = table.use('torii-of-the-scarlet-forest', 1);
  expect(walk.asked('route')).toMatchObject({ seat: 0, creature: 'honoka' });
  expect(walk.refusal({ mode: 'walk', x: 50_000, y: 38_100 })).toMatchObject({ code: 'too-far' });
  const gone = walk.answer({ mode: 'walk', x: 50_000, y: 38_000 });
  expect(gone.creature('honoka')).toMatchObject({ y: 38_000, activated: false });
  expect(gone.player(0)).toMatchObject({ prosperity: 1, city: [{ tapped: true }] });
  expect(gone.refusal({ do: 'use building', building: 'torii-of-the-scarlet-forest', ability: 0 })).toMatchObject({
    code: 'tapped',
  });
});
