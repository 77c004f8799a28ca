import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { classic } from '../game/classic.ts';
import { WORDS as PROMPT } from '../table/prompts/words.ts';
import { askedNext } from '../testing/asked.ts';
import { foundInPlay, type Sought } from '../testing/found-in-play.ts';
import { openHouse, type House } from '../testing/house.ts';
import { commit } from '../testing/player.ts';
import { fileOf, type GameFile } from '../testing/positions.ts';
import { playedAgain, savedGame } from '../testing/saved-game.ts';
import { bring, QUICKLY, WAYS } from '../testing/sit-down.ts';
import { visit } from '../testing/visit.ts';
import { rollFrom } from '../testing/whole-game.ts';

const PATIENCE_MS = 120_000;

let house: House;
let file: GameFile;

/** A turn has been ended, and several creatures have not acted. */
const severalIdle: Sought = question =>
  question.kind === 'order' && question.of === 'activations' && question.options.length >= 3;

beforeAll(async () => {
  house = await openHouse();
  file = fileOf(foundInPlay({ severalIdle }).get('severalIdle')!);
});

afterAll(async () => {
  await house?.close();
});

describe.each(WAYS)('with $name', ({ handsOf, wish }) => {
  test(
    'one press lets all idle creatures pass as they are listed (C-TRN-22)',
    async () => {
      await visit(house.browser, house.home, { path: '/replays', kept: QUICKLY, ...wish }, async page => {
        await bring(page, file);
        const asked = await askedNext(page, null);
        const listed = await page.locator(`main ul[aria-label="${PROMPT.en.region}"] li`).count();
        expect(listed).toBeGreaterThanOrEqual(3);
        const begun = (await savedGame(page)).session.journal.entries.length;
        await commit({ page, hands: handsOf(page), roll: rollFrom(1) }, asked);
        await expect.poll(async () => passesSince(await savedGame(page), begun).length).toBe(listed - 1);
        // whoever comes first in the list is always the next, and the last one has no choice
        expect(passesSince(await savedGame(page), begun)).toEqual(Array.from({ length: listed - 1 }, () => 0));
      });
    },
    PATIENCE_MS,
  );
});

/** Which of the idle creatures was told to be next, each time that was asked. */
function passesSince(table: Awaited<ReturnType<typeof savedGame>>, begun: number): number[] {
  return playedAgain(table)
    .slice(begun)
    .flatMap(({ session }, at) => {
      const question = classic.pending(session.state);
      const answer = table.session.journal.entries[begun + at]?.answer as { readonly next?: number } | undefined;
      return question?.kind === 'order' && question.of === 'activations' ? (answer?.next ?? []) : [];
    });
}
