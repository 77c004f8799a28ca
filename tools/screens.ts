// npm run screens: takes pictures of every screen of the page for docs/screens, on a wide screen and on a phone.
// With names, only those: npm run screens -- table-melee start
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from '../packages/web/src/testing/house.ts';
import { openScreen, SCREENS } from '../packages/web/src/testing/screens.ts';
import { QUICKLY } from '../packages/web/src/testing/sit-down.ts';
import { SIZES, visit } from '../packages/web/src/testing/visit.ts';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'docs', 'screens');
const QUALITIES = [70, 60, 50, 40];
const MOST_BYTES = 150_000;

const names = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
try {
  for (const size of SIZES) {
    const isPhone = size === SIZES[1];
    await visit(house.browser, house.home, { size, hasTouch: isPhone, chance: 1, kept: QUICKLY }, async page => {
      for (const screen of wanted) {
        await openScreen(page, house.home, screen);
        const path = join(FOLDER, `${screen.name}${isPhone ? '-phone' : ''}.jpg`);
        for (const quality of QUALITIES) {
          await page.screenshot({ path, type: 'jpeg', quality });
          if (statSync(path).size <= MOST_BYTES) break;
        }
        console.log(`${path} ${Math.round(statSync(path).size / 1000)} KB`);
      }
    });
  }
} finally {
  await house.close();
}
