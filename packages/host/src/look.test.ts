import { hashOfText, seeded } from '@signum/kernel';
import { embers, twinOf } from '@signum/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curtainFor } from './chair.ts';
import { logOf, lookOf } from './look.ts';
import { embersTable, randomGame, say } from './testing/embers-table.ts';

const RUNS = Number(process.env['SIGNUM_RUNS'] ?? 10);
const VIEWERS = [0, 1, 'spectator'] as const;

test('only the seat that is asked sees its question; the others see whom the game waits for', () => {
  const table = embersTable();
  const { seat } = embers.pending(table.session.state)!;
  expect(lookOf(embers, table, seat).question).toMatchObject({ kind: 'redraw', seat });
  expect(lookOf(embers, table, 1 - seat)).toMatchObject({ question: null, waitingFor: seat });
  expect(lookOf(embers, table, 'spectator')).toMatchObject({ question: null, waitingFor: seat });
});

test('when it is over, nobody is asked and everybody knows how it ended', () => {
  const over = say(embersTable(), { kind: 'concede' }, 1);
  for (const viewer of VIEWERS) {
    expect(lookOf(embers, over, viewer)).toMatchObject({ question: null, waitingFor: null, outcome: { winners: [0] } });
  }
});

test('two worlds that differ only in what a viewer may not know look the same, and the curtain falls in both', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.constantFrom(...VIEWERS), (seed, stop, viewer) => {
      const tables = randomGame(embersTable({}, seed), seed);
      const table = tables[stop % tables.length]!;
      const state = twinOf(table.session.state, viewer, seeded(hashOfText(`${seed} twin`)));
      const twin = { ...table, session: { ...table.session, state } };
      const [here, there] = [table, twin].map(one => lookOf(embers, one, viewer));
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
      const curtains = [here!, there!].map(({ waitingFor }) => curtainFor(table.seats, 0, waitingFor));
      expect(curtains[1]).toBe(curtains[0]);
    }),
    { numRuns: RUNS },
  );
});

test('a log tells the own cards, and of the others only that there are some', () => {
  const { session } = randomGame(embersTable(), 'cards').at(-1)!;
  const drawn = (viewer: (typeof VIEWERS)[number]) =>
    logOf(embers, session.told, viewer)
      .map(({ event }) => event as { type: string; seat: number; card?: string })
      .filter(({ type }) => type === 'cardDrawn');
  expect(drawn(0).length).toBeGreaterThan(3);
  for (const viewer of VIEWERS) {
    expect(drawn(viewer).every(({ seat, card }) => (card !== undefined) === (seat === viewer))).toBe(true);
  }
});
