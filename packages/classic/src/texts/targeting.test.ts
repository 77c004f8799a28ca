import { expect, test } from 'vitest';
import type { Effect } from '../language/index.ts';
import { building, relic } from '../testing/cards.ts';
import { abilityOf, reading } from '../testing/reading.ts';

const burn: Effect = { do: 'wound', whom: { choose: "opponent's character" }, amount: 1 };
const witch = { print: { health: 5 } };
const victim = { of: 1, print: { health: 5 } };
const wounds = (table: ReturnType<typeof reading>) => table.creature('victim')?.wounds;

test('C-STL-3, C-SPL-2: the hidden cannot be chosen by abilities of enemy creatures, but by cards and buildings', () => {
  const creatures = { witch, victim: { ...victim, hidden: true } };
  expect(wounds(reading(burn, { creatures }, abilityOf('witch')))).toBe(0);
  expect(wounds(reading(burn, { creatures }))).toBe(1);
  expect(wounds(reading(burn, { creatures, cards: [building('pyre')] }, { card: 'pyre' }))).toBe(1);
});

test('C-MAT-51: in the older editions only impacts spare the hidden', () => {
  const given = { creatures: { witch, victim: { ...victim, hidden: true } }, edition: 'fr-1' } as const;
  expect(wounds(reading(burn, given, abilityOf('witch')))).toBe(1);
  expect(wounds(reading(burn, given, abilityOf('witch', { impact: true })))).toBe(0);
});

test('C-STL-4: what reaches all reaches the hidden', () => {
  const all: Effect = { do: 'wound', whom: { all: "opponent's character" }, amount: 1 };
  expect(wounds(reading(all, { creatures: { witch, victim: { ...victim, hidden: true } } }, abilityOf('witch')))).toBe(
    1,
  );
});

test('C-STL-3: one’s own hidden creatures can be chosen', () => {
  const creatures = { witch, victim: { ...victim, of: 0, hidden: true } };
  const bless: Effect = { do: 'armour', whom: { choose: 'your other character' }, amount: 1 };
  expect(reading(bless, { creatures }, abilityOf('witch')).creature('victim')?.armour).toBe(1);
});

test('C-KW-Monster: support cards do nothing to it, chosen or not, friendly or hostile; abilities do', () => {
  const creatures = { witch, victim: { ...victim, print: { health: 5, keywords: [{ keyword: 'monster' }] } } } as const;
  const all: Effect = { do: 'wound', whom: { all: 'character' }, amount: 1 };
  expect(wounds(reading(burn, { creatures }))).toBe(0);
  expect(wounds(reading(all, { creatures }))).toBe(0);
  expect(reading(all, { creatures }).creature('witch')?.wounds).toBe(1);
  const that: Effect = { do: 'wound', whom: 'that creature', amount: 1 };
  const event = { type: 'moveEnded', who: 'victim', x: 0, y: 0 } as never;
  expect(wounds(reading(that, { creatures }, { event }))).toBe(0);
  expect(wounds(reading(burn, { creatures }, abilityOf('witch')))).toBe(1);
});

test('C-KW-Monster: a relic still acts on the hero who carries it', () => {
  const hero0 = { kind: 'hero', print: { health: 8, keywords: [{ keyword: 'monster' }] } } as const;
  const given = { creatures: { hero0 }, cards: [relic('crown')], players: [{ relics: ['crown'] }] };
  const table = reading({ do: 'armour', whom: 'your hero', amount: 2 }, given, {
    card: 'crown',
    relic: 'r00' as never,
  });
  expect(table.creature('hero0')?.armour).toBe(2);
});

test('C-KW-Beast: no target of a building', () => {
  const creatures = { witch, victim: { ...victim, print: { health: 5, keywords: [{ keyword: 'beast' }] } } } as const;
  expect(wounds(reading(burn, { creatures, cards: [building('pyre')] }, { card: 'pyre' }))).toBe(0);
  expect(wounds(reading(burn, { creatures }))).toBe(1);
});

const shielded = (against: 'impact' | 'spells') =>
  ({
    witch,
    victim: { ...victim, print: { health: 5, keywords: [{ keyword: 'shield-against', against }] } },
  }) as const;

test('C-KW-ShieldAgainst: no target of what it names, but not safe from what names no target', () => {
  expect(wounds(reading(burn, { creatures: shielded('spells') }))).toBe(0);
  expect(
    wounds(reading({ do: 'wound', whom: { all: 'character' }, amount: 1 }, { creatures: shielded('spells') })),
  ).toBe(1);
  expect(wounds(reading(burn, { creatures: shielded('impact') }))).toBe(1);
  expect(wounds(reading(burn, { creatures: shielded('impact') }, abilityOf('witch', { impact: true })))).toBe(0);
  expect(wounds(reading(burn, { creatures: shielded('impact') }, abilityOf('witch')))).toBe(1);
});
