import { catalogue, deckOf, decks } from '@signum/cards';
import { cardsIn, packOf, type CardId, type Deck } from '@signum/classic';
import { twinOf } from '@signum/classic/testing';
import { eyesOf, logOf, lookOf } from '@signum/host';
import { draw, hashOfText, seeded, type Viewer } from '@signum/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classic } from './classic.ts';
import type { NewGame, Sight } from './contract.ts';
import { sightOf } from './sight-of.ts';
import type { ClassicTable } from './classic-table.ts';
import { followGame } from './table-store.ts';
import { deskInMemory } from './testing/desk-in-memory.ts';
import { ANNA, BORIS, newGame } from './testing/new-game.ts';
import { randomTables } from './testing/random-table.ts';

const RUNS = Number(process.env['SIGNUM_RUNS'] ?? 2);
const ANSWERS = Number(process.env['SIGNUM_ANSWERS'] ?? 120);

/** Two decks that have no card of the Battle Deck in common, so that every name tells whose it is. */
const [one, other] = (['vallor', 'akkari'] as const).map(faction =>
  deckOf(decks.find(deck => deck.edition === 'en-kitsune' && deck.faction === faction)!),
) as [Deck, Deck];
const apart: [Deck, Deck] = [one, { ...other, cards: other.cards.filter(card => !one.cards.includes(card)) }];
const plan: NewGame = newGame([ANNA, BORIS], { decks: apart });

/** Names of a seat's Battle Deck that stand in a text. */
function namesIn(text: string, { cards }: Deck): Set<CardId> {
  return new Set(cards.filter(card => text.includes(`"${card}"`)));
}

/** What of the game of a table everybody knows. */
function openly(table: ClassicTable): string {
  return JSON.stringify([lookOf(classic, table, 'spectator'), logOf(classic, table.session.told, 'spectator')]);
}

test('the decks of these tests can be told apart', () => {
  expect(apart[1].cards.length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(cardsIn(packOf(catalogue, apart))).length).toBeGreaterThan(30);
});

test('on one screen nothing is ever told of the other hand: what is named of it everybody knows', () => {
  fc.assert(
    fc.property(fc.string(), seed => {
      for (const table of randomTables(plan, seed, ANSWERS)) {
        const known = openly(table);
        for (const chair of [0, 1]) {
          const sight = sightOf('id', table, chair);
          const eyes = eyesOf(table.seats, chair, sight.waitingFor);
          const told = JSON.stringify([sight, logOf(classic, table.session.told, eyes)]);
          const hidden = eyes === 'spectator' ? [0, 1] : [1 - chair];
          for (const seat of hidden) {
            const open = namesIn(known, apart[seat]!);
            expect([...namesIn(told, apart[seat]!)].filter(card => !open.has(card))).toEqual([]);
          }
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test('two worlds that differ only in what the chair may not know give the same sight, byte for byte', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom<Viewer>(0, 1), (seed, chair) => {
      const chance = seeded(hashOfText(`${seed} twin`));
      for (const table of randomTables(plan, seed, ANSWERS)) {
        if (draw(chance, 4) > 0) continue; // every fourth position is enough
        const eyes = eyesOf(table.seats, chair as number, classic.pending(table.session.state)?.seat ?? null);
        const state = twinOf(table.session.state, eyes, chance);
        const twin = { ...table, session: { ...table.session, state } };
        const [here, there] = [table, twin].map(world => JSON.stringify(sightOf('id', world, chair as number)));
        expect(there).toBe(here);
      }
    }),
    { numRuns: RUNS },
  );
});

test('every message of a hot-seat game is for the eyes of whoever sits there', async () => {
  const { line, words } = deskInMemory('messages');
  const begun = await line.ask('begin', plan);
  if (!('id' in begun)) throw new Error(JSON.stringify(begun));
  const { store } = followGame(line, begun.id);
  await line.ask('open', { id: begun.id });
  for (let round = 0; round < 40; round += 1) {
    const state = store.getState();
    if (state.is !== 'there') throw new Error(state.is);
    const { game } = state;
    if (game.sight.curtain !== null) {
      game.raiseCurtain();
      await line.ask('pace', 'at once');
    } else await game.answer(game.answers().at(-1)!);
  }
  const sights = words.flatMap(word => ('news' in word ? [word.news.sight] : []));
  expect(sights.length).toBeGreaterThan(30);
  for (const sight of sights) expect(secretsIn(sight)).toEqual([]);
});

/** What a sight tells that whoever sits there may not know. */
function secretsIn({ view, seat, curtain, question, closed }: Omit<Sight, 'log'>): string[] {
  const mine = curtain === null ? seat : null;
  const secrets = view.players.flatMap(({ hand, pool, shown, tactics }, owner) => {
    if (owner === mine) return [];
    return [
      ...(typeof hand === 'number' ? [] : [`the hand of ${owner}`]),
      ...(pool === null && shown === null ? [] : [`the pool of ${owner}`]),
      ...(tactics.some(({ card }) => card !== undefined) ? [`a tactic of ${owner}`] : []),
    ];
  });
  if (question && question.seat !== mine) secrets.push('the question of another');
  if (closed.length > 0 && mine === null) secrets.push('reasons behind the curtain');
  return secrets;
}
