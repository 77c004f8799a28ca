import { isDeepStrictEqual } from 'node:util';
import { catalogue, deckOf, decks } from '@signum/cards';
import { occasionOf, type CardId } from '@signum/classic';
import { logOf, lookOf } from '@signum/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classic } from '../game/classic.ts';
import type { ClassicTable } from '../game/classic-table.ts';
import { ALWAYS, type StandingWord } from '../game/standing-word.ts';
import { ANNA, BORIS } from '../game/testing/new-game.ts';
import type { Asked } from '../testing/asked.ts';
import { ChairWatch, type Known, type Watched } from '../testing/chair-watch.ts';
import { eavesdrop, overheard, storesRead, type Overheard, type Passed } from '../testing/eavesdropper.ts';
import { openHouse, type House } from '../testing/house.ts';
import { mouse } from '../testing/mouse.ts';
import { playOn } from '../testing/play-on.ts';
import type { Player } from '../testing/player.ts';
import { fileOf } from '../testing/positions.ts';
import { playedAgain, savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';
import { begin, newGameVisit, rollFrom } from '../testing/whole-game.ts';
import { TACTICIANS, withTactics } from '../testing/with-tactics.ts';

/** Other games, and longer ones: SIGNUM_GAME=7 SIGNUM_LAST_TURN=30 */
const GAME = Number(process.env['SIGNUM_GAME'] ?? 1);
const LAST_TURN = Number(process.env['SIGNUM_LAST_TURN'] ?? 20);
/** So long for each turn, on a busy machine. */
const PATIENCE_MS = 60_000 * LAST_TURN;
/** Every so many questions somebody thinks for so long: longer than anything on the page waits before it speaks. */
const THOUGHTFUL = 6;
const THOUGHT_MS = 2000;
/** So many questions are answered where tactics lie face down. */
const ASKED_ABOUT_TACTICS = 100;
const A_WHILE_MS = 1000;

/** The Battle Deck of each seat without what both have, so that every name tells whose it is. */
const [first, second] = TACTICIANS.map(id => deckOf(decks.find(deck => deck.id === id)!).cards) as [CardId[], CardId[]];
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
    const wish = newGameVisit(GAME, { against: 'person', lastTurn: LAST_TURN, decks: TACTICIANS });
    await visit(house.browser, house.home, { ...wish, path: '/settings' }, async page => {
      await eavesdrop(page);
      await page.goto(`${house.home}/play/new`);
      const player = { page, hands: mouse(page), roll: rollFrom(GAME), likes: 'cards' } as const;
      await begin(page, player.hands);
      const { way, looks } = await listenedTo(player, ({ kind }) => kind === 'over');
      const { known, tables } = await followed(page, looks, 0);
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

test(
  'two people say when they are asked about tactics: curtains fall by that alone, and only its owner sees the word (C-TIM-22)',
  async () => {
    const session = withTactics();
    const from = session.journal.entries.length;
    await visit(house.browser, house.home, { path: '/settings', kept: QUICKLY }, async page => {
      await eavesdrop(page);
      await page.goto(`${house.home}/replays`);
      await bring(page, fileOf(session, [ANNA, BORIS]));
      const player = { page, hands: mouse(page), roll: rollFrom(GAME + 3), speaks: true } as const;
      let count = 0;
      const { looks } = await listenedTo(player, ({ kind }) => kind === 'over' || (count += 1) > ASKED_ABOUT_TACTICS);
      await page.waitForTimeout(A_WHILE_MS); // until the last answer is saved
      const { known, tables } = await followed(page, looks, from);
      expect(known.flatMap(one => leaksIn(one, tables[one.answers]!))).toEqual([]);
      expect(known.filter(isOthersWord)).toEqual([]);
      expect(known.at(-1)!.answers).toBe(tables.length - 1);
      // words were given, and spared curtains: there are passes that nobody pressed
      const calls = looks.flatMap(({ passed }) => passed.filter(one => one.is === 'call'));
      expect(calls.filter(({ kind }) => kind === 'giveWord').length).toBeGreaterThan(5);
      const pressed = calls.filter(({ kind, to }) => kind === 'answer' && to !== null && isWindow(tables[to]!));
      const passed = tables.slice(from, -1).filter(isWindow);
      expect(passed.length).toBeGreaterThan(pressed.length + 10);
      // whoever is never asked has no secret to tell
      expect(pressed.length).toBeGreaterThan(10);
    });
  },
  PATIENCE_MS,
);

/** Plays on, and listens at the page after every answer. */
async function listenedTo(player: Player, isThere: (asked: Asked) => boolean) {
  const { page } = player;
  const words = [...WORDS.keys()];
  const looks: Overheard[] = [];
  const way = await playOn(player, isThere, async () => {
    looks.push(await overheard(page, words));
    // people think, too, and some things are told to listeners only after a while
    if (looks.length % THOUGHTFUL === 0) await page.waitForTimeout(THOUGHT_MS);
  });
  looks.push(await overheard(page, words));
  expect(await storesRead(page)).not.toContain('texts');
  return { way, looks };
}

/** Everything that somebody knew at some moment, by the rules and by what was said. */
async function followed(page: Page, looks: readonly Overheard[], from: number) {
  const tables = playedAgain(await savedGame(page));
  const asked = (answers: number) => classic.pending(tables[answers]!.session.state);
  const game: Watched = {
    askedAfter: answers => asked(answers)?.seat ?? null,
    isOpenAfter: answers => ['assignDice', 'reroll'].includes(asked(answers)?.kind ?? ''),
    isPassedOver: (answers, word) => isToPass(tables[answers]!, word),
  };
  const watch = new ChairWatch(game, from);
  return { tables, known: looks.flatMap(look => watch.known(look)) };
}

function isWindow({ session }: ClassicTable): boolean {
  return classic.pending(session.state)?.kind === 'tactic';
}

/** Does a word say that this window is passed over? Reckoned once more, and only from what everybody sees. */
function isToPass({ session: { state, journal } }: ClassicTable, word: string | null): boolean {
  const question = classic.pending(state);
  if (question?.kind !== 'tactic' || word === null) return false;
  const { on, turns, quietIn, quietSince = Infinity } = JSON.parse(word) as StandingWord;
  const began = journal.entries.findLastIndex(({ answer }) =>
    ['construct', 'nextAction'].includes((answer as { kind: string }).kind),
  );
  const isQuiet = quietIn.includes(state.turn) || (quietSince > began && quietSince < journal.entries.length);
  const isOtherTurn = turns === 'every' || question.seat !== state.active;
  return isQuiet || !isOtherTurn || question.events.every(({ type }) => !on.includes(occasionOf(type)));
}

/** A standing word that was told to somebody who has not given it. */
function isOthersWord({ told = null, given = null, sitting }: Known): boolean {
  if (told === null) return false;
  return sitting === null || !isDeepStrictEqual(JSON.parse(told), given === null ? ALWAYS : JSON.parse(given));
}

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
