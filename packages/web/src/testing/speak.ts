import type { Page } from 'playwright-core';
import { LANGUAGE_NAMES, type Language } from '../app/language.ts';

/** Chooses a language above a page, and waits until the page speaks it: one that was never read has to come first. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language);
}
