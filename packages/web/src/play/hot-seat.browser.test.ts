import { catalogue, deckOf, decks } from '@signum/cards';
import type { CardId } from '@signum/classic';
import { logOf, lookOf } from '@signum/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classic } from '../game/classic.ts';
import type { ClassicTable } from '../game/classic-table.ts';
import { ChairWatch, type Known } from '../testing/chair-watch.ts';
import { eavesdrop, overheard, storesRead, type Overheard, type Passed } from '../testing/eavesdropper.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { playOn } from '../testing/play-on.ts';
import { playedAgain, savedGame } from '../testing/saved-game.ts';
import { visit } from '../testing/visit.ts';
import { begin, newGameVisit, rollFrom } from '../testing/whole-game.ts';

/** Other games, and longer ones: SIGNUM_GAME=7 SIGNUM_LAST_TURN=30 */
const GAME = Number(process.env['SIGNUM_GAME'] ?? 1);
const LAST_TURN = Number(process.env['SIGNUM_LAST_TURN'] ?? 20);
/** So long for each turn, on a busy machine. */
const PATIENCE_MS = 60_000 * LAST_TURN;
/** Every so many questions somebody thinks for so long: longer than anything on the page waits before it speaks. */
const THOUGHTFUL = 6;
const THOUGHT_MS = 2000;

const DECKS = ['vallor-starter', 'akkari-starter'] as const;
/** The Battle Deck of each seat without what both have, so that every name tells whose it is. */
const [first, second] = DECKS.map(id => deckOf(decks.find(deck => deck.id === id)!).cards) as [CardId[], CardId[]];
const APART = [first.filter(card => !second.includes(card)), second.filter(card => !first.includes(card))] as const;
/** Every way in which a card may be named. */
const WORDS = new Map([...new Set(APART.flat())].flatMap(id => [id, catalogue[id]!.names.en].map(word => [word, id])));

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

test(
  'two people share a screen and it never knows a card that is hidden from whoever sits there (C-ZON-1)',
  async () => {
    const wish = newGameVisit(GAME, { against: 'person', lastTurn: LAST_TURN, decks: DECKS });
    await visit(house.browser, house.home, { ...wish, path: '/settings' }, async page => {
      await eavesdrop(page);
      await page.goto(`${house.home}/play/new`);
      const player = { page, hands: mouse(page), roll: rollFrom(GAME), likes: 'cards' } as const;
      await begin(page, player.hands);
      const words = [...WORDS.keys()];
      const looks: Overheard[] = [];
      const way = await playOn(
        player,
        ({ kind }) => kind === 'over',
        async () => {
          looks.push(await overheard(page, words));
          // people think, too, and some things are told to listeners only after a while
          if (looks.length % THOUGHTFUL === 0) await page.waitForTimeout(THOUGHT_MS);
        },
      );
      expect(await storesRead(page)).not.toContain('texts');

      const tables = playedAgain(await savedGame(page));
      const asked = (answers: number) => classic.pending(tables[answers]!.session.state);
      const watch = new ChairWatch(
        answers => asked(answers)?.seat ?? null,
        answers => ['assignDice', 'reroll'].includes(asked(answers)?.kind ?? ''),
      );
      const known = looks.flatMap(look => watch.known(look));
      expect(known.flatMap(one => leaksIn(one, tables[one.answers]!))).toEqual([]);
      // every answer has been followed, and many curtains were looked behind
      expect(known.at(-1)!.answers).toBe(tables.length - 1);
      expect(way.filter(({ kind }) => kind === 'curtain').length).toBeGreaterThan(LAST_TURN / 2);
      expect(looks.filter(({ isCurtained }) => isCurtained).length).toBeGreaterThan(LAST_TURN / 2);
      // whoever hears nothing at all has not listened
      expect(looks.flatMap(({ seen }) => seen).length).toBeGreaterThan(50);
      expect(looks.flatMap(({ passed }) => passed.flatMap(wordsIn)).length).toBeGreaterThan(50);
    });
  },
  PATIENCE_MS,
);

/** Cards that the page knew, although whoever sat there may not know them. */
function leaksIn({ answers, sitting, words }: Known, table: ClassicTable): string[] {
  if (words.length === 0) return [];
  const open = openly(table);
  const isHidden = (card: CardId): boolean => !open.has(card) && !(sitting !== null && APART[sitting]!.includes(card));
  const who = sitting === null ? 'nobody' : `seat ${sitting}`;
  return words
    .filter(word => isHidden(WORDS.get(word)!))
    .map(word => `"${word}" after ${answers} answers, before ${who}`);
}

function wordsIn(passed: Passed): readonly string[] {
  return passed.is === 'call' ? [] : passed.words;
}

const opened = new Map<ClassicTable, ReadonlySet<CardId>>();

/** Cards that everybody knows: they lie open, or were told to all. */
function openly(table: ClassicTable): ReadonlySet<CardId> {
  const known = opened.get(table);
  if (known) return known;
  const told = JSON.stringify([lookOf(classic, table, 'spectator'), logOf(classic, table.session.told, 'spectator')]);
  const open = new Set([...WORDS.values()].filter(card => told.includes(`"${card}"`)));
  opened.set(table, open);
  return open;
}
