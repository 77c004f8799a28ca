import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../app/language.ts';
import { openHouse, type House } from '../testing/house.ts';
import { ALL_SCREENS, openScreen } from '../testing/screens.ts';
import { barriers, overhang, SIZES, visit } from '../testing/visit.ts';

const PATIENCE_MS = 600_000;
/** Each language on another screen; the phone has the longest words, which are French ones. */
const SIZE_OF = { en: SIZES[0], fr: SIZES[1], ru: SIZES[0] } as const;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

describe('no screen has a serious barrier, and none is wider than its window', () => {
  test.each(LANGUAGES)(
    'in %s',
    async locale => {
      const size = SIZE_OF[locale];
      const found: string[] = [];
      await visit(house.browser, house.home, { locale, size, hasTouch: size === SIZES[1] }, async page => {
        for (const screen of ALL_SCREENS) {
          await openScreen(page, house.home, screen);
          found.push(...(await barriers(page)).map(barrier => `${screen.name}: ${barrier}`));
          const over = await overhang(page);
          if (over !== 0) found.push(`${screen.name}: ${String(over)} px too wide`);
        }
      });
      expect(found).toEqual([]);
    },
    PATIENCE_MS,
  );
});
