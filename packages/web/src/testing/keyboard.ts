import type { Locator, Page } from 'playwright-core';
import { centreOf, CURTAIN_BUTTON, GOLDEN, type Hands, type Spot } from './hands.ts';

/** As many things can be reached by Tab; more would be a maze. */
const MOST_TABS = 150;
const MOST_CREATURES = 40;
/** Ctrl with an arrow moves what is placed by five centimetres. */
const LEAP_CM = 5;

/** A keyboard and nothing else: no event of a pointer, no focus that a key has not moved. */
export function keyboard(page: Page): Hands {
  const { keyboard: keys } = page;

  const press = async (control: Locator): Promise<void> => {
    const card = await placeInHand(control);
    if (card !== null && card < 9) return keys.press(String(card + 1));
    await tabTo(page, control);
    await keys.press('Enter');
  };

  return {
    name: 'keyboard',
    press,
    async point(creature) {
      const base = page.locator(`[data-creature="${creature}"]`);
      for (const key of [']', '}']) {
        for (let step = 0; step < MOST_CREATURES && !(await hasFocus(base)); step += 1) await keys.press(key);
      }
      if (!(await hasFocus(base))) throw new Error(`${creature} is not reached by [ and ]`);
      await keys.press('Enter');
    },
    /** By leaps of five centimetres, so many to each side as are needed. */
    async aim(from, to) {
      await leaveButtons(page);
      const leap = LEAP_CM * (await pixelsPerCm(page));
      for (const [key, far] of keysFor(from ?? (await middleOfTable(page)), to)) {
        for (let step = 0; step < Math.max(1, Math.round(far / leap)); step += 1) await keys.press(`Control+${key}`);
      }
    },
    async slide(slider, to) {
      await tabTo(page, slider);
      await keys.press(to === 'least' ? 'Home' : 'End');
    },
    async commit() {
      if (await isOnButton(page)) await press(page.locator(GOLDEN));
      else await keys.press('Enter');
    },
    async raiseCurtain() {
      await tabTo(page, page.locator(CURTAIN_BUTTON));
      await keys.press('Enter');
    },
  };
}

/** Goes to something by Tab: as far as one can see at once, then step by step. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const seen = await control.evaluate(stepsTo);
  const key = seen < 0 ? 'Shift+Tab' : 'Tab';
  for (let step = 0; step < Math.min(MOST_TABS, Math.abs(seen)); step += 1) await page.keyboard.press(key);
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} is not reached by ${key}`);
}

/** Runs on the page: how many things Tab stops at on the way there, as far as that can be told. */
function stepsTo(goal: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')].filter(
    one => one.tabIndex >= 0 && (one === goal || one.checkVisibility({ visibilityProperty: true })),
  );
  const now = document.activeElement;
  const begun = now === null || now === document.body ? -1 : stops.findIndex(one => one === now);
  const from =
    begun >= 0 || now === document.body || now === null
      ? begun
      : stops.findLastIndex(one => one.compareDocumentPosition(now) === Node.DOCUMENT_POSITION_FOLLOWING);
  return stops.indexOf(goal as HTMLElement) - from;
}

/** The keys of the battlefield want the focus on it, or nowhere. */
async function leaveButtons(page: Page): Promise<void> {
  if (await isOnButton(page)) await page.keyboard.press(']');
}

async function isOnButton(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('button, a, summary, input') !== null);
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(one => one === document.activeElement);
}

/** Which card of the hand it is, if it is one: those have the keys 1 to 9. */
async function placeInHand(control: Locator): Promise<number | null> {
  return control.evaluate(one =>
    one.matches('[data-hand-card]') ? [...document.querySelectorAll('[data-hand-card]')].indexOf(one) : null,
  );
}

/** A table is 60 cm wide, and its drawing a little wider. */
async function pixelsPerCm(page: Page): Promise<number> {
  return page.evaluate(() => {
    const drawing = document.querySelector<SVGSVGElement>('[data-detail] svg')!;
    return drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  });
}

async function middleOfTable(page: Page): Promise<Spot> {
  return centreOf(page.locator('[data-detail] svg').first());
}

function keysFor(from: Spot, to: Spot): readonly (readonly [string, number])[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [
    [dx > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(dx)],
    [dy > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(dy)],
  ];
}
