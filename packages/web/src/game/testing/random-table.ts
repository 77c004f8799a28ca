import { catalogue } from '@signum/cards';
import { packOf } from '@signum/classic';
import { answerTable, beginTable } from '@signum/host';
import { draw, hashOfText, isRefused, seeded } from '@signum/kernel';
import { classic } from '../classic.ts';
import type { NewGame } from '../contract.ts';
import type { ClassicTable } from '../classic-table.ts';

/** All tables on the way of a random game, at most so many. */
export function randomTables(
  { edition, decks, seats, undo, odds }: NewGame,
  seed: string,
  most: number,
): ClassicTable[] {
  const chance = seeded(hashOfText(seed));
  const setup = { edition, decks, cards: packOf(catalogue, decks) };
  const begun = beginTable(classic, { seats, undo, agreed: { odds } }, setup, { host: hashOfText(seed), nonces: [] });
  if (isRefused(begun)) throw new Error(JSON.stringify(begun.refused));
  const tables: ClassicTable[] = [begun];
  for (let table: ClassicTable = begun; tables.length < most; tables.push(table)) {
    const question = classic.pending(table.session.state);
    if (!question) break;
    const answers = classic.answers(question);
    const answer = answers[draw(chance, answers.length)];
    const next = answerTable(classic, table, { to: question.n, seat: question.seat, answer });
    if (isRefused(next)) throw new Error(JSON.stringify(next.refused));
    table = next;
  }
  return tables;
}
