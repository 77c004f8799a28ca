import { answerTable, beginTable } from '@signum/host';
import { isFlawed, isRefused } from '@signum/kernel';
import type { Page } from 'playwright-core';
import { classic } from '../game/classic.ts';
import { readClassicTable, type ClassicTable } from '../game/classic-table.ts';
import { fetchForeign } from '../game/foreign-games.ts';

/** The game that lies on the table of a page, as its browser has saved it. Only tests look there. */
export async function savedGame(page: Page): Promise<ClassicTable> {
  await fetchForeign(); // what came out of a file may name its cards without bringing them along
  const id = /\/[gr]\/(\w+)/.exec(page.url())?.[1];
  const text = await page.evaluate(textOf, id!);
  const table = readClassicTable(text);
  if (isFlawed(table)) throw new Error(`${table.flaw.where} ${table.flaw.what}`);
  return table;
}

/** Runs on the page. */
function textOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('signum-games');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('cannot be opened')));
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('texts').objectStore('texts').get(id);
      asking.addEventListener('success', () => resolve(String(asking.result)));
      asking.addEventListener('error', () => reject(asking.error ?? new Error('cannot be read')));
    });
  });
}

/** The same game played once more from its journal: the table before each answer, and at the end. */
export function playedAgain({ seats, undo, agreed, session }: ClassicTable): readonly ClassicTable[] {
  const { setup, origin, entries } = session.journal;
  const begun = beginTable(classic, { seats, undo, agreed }, setup as never, origin);
  if (isRefused(begun)) throw new Error(begun.refused.code);
  const tables: ClassicTable[] = [begun];
  for (const { seat, answer } of entries) {
    const next = answerTable(classic, tables.at(-1)!, { to: tables.length - 1, seat, answer });
    if (isRefused(next)) throw new Error(next.refused.code);
    tables.push(next);
  }
  return tables;
}
