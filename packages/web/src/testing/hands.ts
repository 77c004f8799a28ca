import type { Locator, Page } from 'playwright-core';

/** A spot of the window, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One way to use the page: with a mouse, with a keyboard, with fingers. Whoever plays is told apart by nothing else. */
export interface Hands {
  readonly name: 'keyboard' | 'mouse' | 'touch';
  /** Presses something that can be pressed. */
  press(control: Locator): Promise<void>;
  /** Points at a base on the battlefield. */
  point(creature: string): Promise<void>;
  /** Aims at a spot of the battlefield, from where something stands, or from nowhere. */
  aim(from: Spot | null, to: Spot): Promise<void>;
  /** Moves a slider to one of its ends. */
  slide(slider: Locator, to: 'least' | 'most'): Promise<void>;
  /** Presses the golden button of the question. */
  commit(): Promise<void>;
  /** Takes the chair. */
  raiseCurtain(): Promise<void>;
}

export const CURTAIN_BUTTON = 'dialog[data-seat] button';
export const GOLDEN = '[data-prompt] button[data-primary]';

/** Where the middle of a base is. */
export async function middleOf(page: Page, creature: string): Promise<Spot> {
  return centreOf(page.locator(`[data-creature="${creature}"] [data-side]`));
}

export async function centreOf(control: Locator): Promise<Spot> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
