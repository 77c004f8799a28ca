import { expect, test } from 'vitest';
import { playing, scene } from '../../testing/index.ts';

const stout = { health: 5 };
const treasury = { vault: { card: 'abandoned-treasury', at: [300, 300] } } as const;

/** A character of the second player searches a Treasury that the first one has laid. */
const searched = (dice: string) =>
  scene({
    active: 1,
    creatures: { seeker: { of: 1, at: [300, 350], print: stout } },
    terrains: treasury,
    players: [{}, { deck: ['dispel', 'fireball'] }],
    dice,
  })
    .activate('seeker')
    .answer({ do: 'search', terrain: 'vault' })
    .end();

test('abandoned-treasury: whoever searches it finds gold, and a trap or a card beside it', () => {
  const trapped = searched('bullseye');
  expect(trapped.creature('seeker')).toMatchObject({ wounds: 1, activated: true });
  expect(trapped.player(1)).toMatchObject({ prosperity: 4, hand: [] });
  expect(searched('axe').player(1)).toMatchObject({ prosperity: 6, hand: [] });
  const map = searched('shield');
  expect(map.player(1)).toMatchObject({ prosperity: 4, hand: ['fireball'] });
  expect(map.player(0).prosperity).toBe(3);
  expect(map.state.terrains).toMatchObject([{ card: 'abandoned-treasury', searched: true }]);
});

test('abandoned-treasury: searched once a game, and by characters only', () => {
  const creatures = { seeker: { at: [300, 350] }, hero0: { at: [300, 248] } } as const;
  const search = { do: 'search', terrain: 'vault' };
  const table = scene({ creatures, terrains: treasury });
  expect(table.activate('hero0').refusal(search)).toMatchObject({ rule: 'C-RUI-1' });
  const empty = scene({ creatures, terrains: { vault: { ...treasury.vault, searched: true } } });
  expect(empty.activate('seeker').refusal(search)).toMatchObject({ code: 'already-searched', rule: 'C-RUI-5' });
});

test('abandoned-treasury: laid for two buildings, once a game; whoever stands in it is covered', () => {
  const laid = playing('abandoned-treasury').lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }, { tapped: true }] });
  const archer = { of: 1, at: [300, 500], print: { keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const shot = (at: readonly [number, number], dice: string) =>
    scene({ active: 1, creatures: { archer, target: { at, print: stout } }, terrains: treasury, dice })
      .activate('archer')
      .attack('target', 'shooting');
  const covered = shot([300, 300], 'bullseye axe shield');
  expect(covered.asked('reroll')).toMatchObject({ creature: 'target', purpose: 'defence' });
  expect(covered.reroll(0).end().creature('target')).toMatchObject({ wounds: 0 });
  expect(shot([400, 400], 'bullseye axe').end().creature('target')).toMatchObject({ wounds: 1 });
});

const well = { well: { card: 'bottomless-well', at: [300, 300] } } as const;

test('bottomless-well: beside it 1 Prosperity heals 2 wounds at the end of an activation, of friend and foe', () => {
  const creatures = {
    near: { at: [300, 346], wounds: 3, print: stout },
    away: { at: [300, 253], wounds: 3, print: stout },
    sound: { at: [346, 300], print: stout },
    theirs: { of: 1, at: [254, 300], wounds: 1, print: stout },
  } as const;
  const table = scene({ creatures, terrains: well });
  const asked = table.activate('near').rest();
  expect(asked.asked('may')).toMatchObject({ seat: 0, purpose: 'pay', pay: { prosperity: 1 } });
  const paid = asked.yes();
  expect(paid.creature('near')).toMatchObject({ wounds: 1 });
  expect(paid.player(0).prosperity).toBe(2);
  expect(asked.no().creature('near')).toMatchObject({ wounds: 3 });
  const others = paid.activate('away').rest().activate('sound').rest(); // 3 mm apart, and unwounded
  expect(others.asked('nextAction').seat).toBe(0);
  const foreign = others.nextTurn().activate('theirs').rest();
  expect(foreign.asked('may').seat).toBe(1);
  expect(foreign.yes().creature('theirs')).toMatchObject({ wounds: 0 });
  const poor = scene({ creatures, terrains: well, players: [{ prosperity: 0 }] })
    .activate('near')
    .rest();
  expect(poor.asked('nextAction').seat).toBe(0);
});

test('bottomless-well: laid for one building, once a game; nobody walks across it', () => {
  const laid = playing('bottomless-well', { creatures: { walker: { at: [300, 250] } } }).lay(300, 300);
  expect(laid.player(0)).toMatchObject({ terrains: [], city: [{ tapped: true }] });
  const walk = laid.activate('walker').answer({ do: 'move' });
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 30_000 })).toBeDefined();
  expect(walk.refusal({ mode: 'walk', x: 30_000, y: 34_800 })).toMatchObject({ code: 'too-far' }); // 98 mm, but not straight
  expect(walk.refusal({ mode: 'walk', x: 25_200, y: 29_900 })).toBeUndefined();
});
