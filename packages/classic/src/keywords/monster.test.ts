import { expect, test } from 'vitest';
import type { SpellCard } from '../card.ts';
import type { Effect } from '../language/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { acting, closedBy } from '../testing/acting.ts';
import { named, terrain } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const hydra = { wounds: 1, print: { health: 5, keywords: [{ keyword: 'monster' }] } } as const;
const storm: SpellCard = {
  type: 'spell',
  ...named('storm'),
  faction: 'none',
  cost: { buildings: [], prosperity: 0 },
  effect: [],
};
const spell = { seat: 0, source: 'storm', card: 'storm' } as const;
const ability = { seat: 0, source: 'hero0 0', card: 'hero0' } as const;

function struck(text: typeof ability | typeof spell, effect: Effect) {
  return position({
    creatures: { hydra, man: { ...hydra, at: [100, 100], print: { health: 5 } } },
    cards: [storm],
    frames: [effectOf(text, effect)],
  });
}
const all = { all: 'character' } as const;

test('C-KW-Monster: no healing, and no way back to the hand', () => {
  expect(struck(ability, { do: 'heal', whom: all, amount: 1 }).creature('hydra')).toMatchObject({ wounds: 1 });
  const returned = struck(ability, { do: 'return', what: all, to: 'hand' });
  expect(returned.creature('hydra')).toBeDefined();
  expect(returned.creature('man')).toBeUndefined();
});

test('C-KW-Monster: spells pass it by, those that choose nobody, too', () => {
  const hit = struck(spell, { do: 'damage', whom: all, amount: 2 });
  expect(hit.creature('hydra')).toMatchObject({ wounds: 1 });
  expect(hit.creature('man')).toMatchObject({ wounds: 3 });
  const chosen = struck(spell, { do: 'damage', whom: { choose: 'character' }, amount: 2 });
  expect(chosen.creature('man')).toMatchObject({ wounds: 3 }); // the only one left to choose
});

test('C-KW-Monster: abilities of creatures do touch it', () => {
  expect(struck(ability, { do: 'damage', whom: all, amount: 2 }).creature('hydra')).toMatchObject({ wounds: 3 });
});

test('C-KW-Monster: it does not search Ruins', () => {
  const ruins = terrain('ruins', 30, { ruins: { bullseye: { do: 'draw', who: 'you', amount: 1 } } });
  const at = { heroes: false, terrains: { t1: { card: ruins, at: [300, 346] } } } as const;
  expect(closedBy(acting({ ...at, creatures: { a: { ...hydra, at: [300, 300] } } }), 'search t1')).toBe('C-RUI-1');
  expect(
    acting({ ...at, creatures: { a: { at: [300, 300] } } }).refusal({ do: 'search', terrain: 't1' }),
  ).toBeUndefined();
});

test('C-KW-Monster, C-CTL-8: nobody controls it', () => {
  const table = struck(ability, { do: 'control', whom: { all: 'character' }, until: 'end of turn' });
  expect(table.creature('hydra')).toMatchObject({ controller: 0 });
  const enemy = position({
    creatures: { hydra: { ...hydra, of: 1 }, man: { of: 1, at: [100, 100] } },
    frames: [effectOf(ability, { do: 'control', whom: { all: "opponent's character" }, until: 'end of turn' })],
  });
  expect(enemy.creature('hydra')).toMatchObject({ controller: 1 });
  expect(enemy.creature('man')).toMatchObject({ controller: 0 });
});
