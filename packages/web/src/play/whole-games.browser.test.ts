import type { Victory } from '@signum/classic';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS as END } from '../table/end/words.ts';
import { expectEnd } from '../testing/end.ts';
import { fingers } from '../testing/fingers.ts';
import type { Hands } from '../testing/hands.ts';
import { openHouse, type House } from '../testing/house.ts';
import { keyboard } from '../testing/keyboard.ts';
import { mouse } from '../testing/mouse.ts';
import { lastBlow } from '../testing/last-blow.ts';
import { playOn } from '../testing/play-on.ts';
import type { Player } from '../testing/player.ts';
import { bring, QUICKLY } from '../testing/sit-down.ts';
import { SIZES, visit } from '../testing/visit.ts';
import { begin, NAMES, newGameVisit, rollFrom, type Agreed } from '../testing/whole-game.ts';

/** A whole game takes its time on a busy machine. */
const PATIENCE_MS = 600_000;
/** Other games: SIGNUM_GAME=7 plays one that nobody has seen yet. */
const GAME = Number(process.env['SIGNUM_GAME'] ?? 1);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

interface Sitting extends Agreed, Pick<Player, 'likes'> {
  readonly hands: (page: Page) => Hands;
  readonly with: string;
  readonly size: (typeof SIZES)[number];
  readonly ends: readonly Victory[];
}

const SITTINGS: readonly Sitting[] = [
  {
    with: 'a mouse',
    against: 'computer',
    decks: ['vallor-starter', 'unicorn-starter'],
    lastTurn: null,
    ends: ['hero', 'prosperity'],
    size: SIZES[0],
    hands: mouse,
  },
  {
    with: 'a keyboard alone',
    against: 'person',
    likes: 'City',
    lastTurn: null,
    ends: ['prosperity'],
    size: SIZES[0],
    hands: keyboard,
  },
  {
    with: 'fingers on a phone',
    against: 'computer',
    lastTurn: 10,
    ends: ['hero', 'prosperity', 'time'],
    size: SIZES[1],
    hands: fingers,
  },
  {
    with: 'fingers on one phone',
    against: 'person',
    lastTurn: 4,
    ends: ['hero', 'prosperity', 'time'],
    size: SIZES[1],
    hands: fingers,
  },
];

describe('a whole game in a real browser', () => {
  test.each(SITTINGS)(
    'is played with $with against a $against, from the form to the replay, and ends as games do (C-END-1, C-END-5, C-END-9)',
    async ({ hands: handsOf, size, likes, ends, ...agreed }) => {
      const wish = { ...newGameVisit(GAME, agreed), size, hasTouch: handsOf === fingers };
      await visit(house.browser, house.home, wish, async page => {
        const hands = handsOf(page);
        await begin(page, hands);
        const player = { page, hands, roll: rollFrom(GAME), ...(likes && { likes }) };
        const way = await playOn(player, ({ kind }) => kind === 'over');

        const kinds = new Set(way.map(({ kind }) => kind));
        const met = ['place', 'startingHand', 'construct', 'nextAction', ...(likes ? [] : ['act'])];
        expect([...kinds]).toEqual(expect.arrayContaining(met));
        expect(kinds.has('curtain')).toBe(agreed.against === 'person');
        expect(ends).toContain(await expectEnd(page, agreed));
        await hands.press(page.getByRole('button', { name: END.en.watch }));
        await page.waitForURL('**/r/*');
        await page.getByRole('slider').waitFor();
      });
    },
    PATIENCE_MS,
  );

  test(
    'of two people on one screen is brought to its end with a mouse: a hero falls (C-END-2)',
    async () => {
      const { file, prey } = lastBlow();
      await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY }, async page => {
        await bring(page, file);
        const player = { page, hands: mouse(page), roll: rollFrom(GAME), prey };
        await playOn(player, ({ kind }) => kind === 'over');
        expect(await expectEnd(page, { against: 'person', lastTurn: null })).toBe('hero');
        expect(await page.locator('[data-outcome] h2').innerText()).toBe(END.en.wins(NAMES[0]));
      });
    },
    PATIENCE_MS,
  );
});
