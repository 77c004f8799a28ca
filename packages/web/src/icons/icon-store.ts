import { useSyncExternalStore } from 'react';
import type { cardPaths } from './generated/card-paths.ts';
import { shellPaths } from './generated/shell-paths.ts';
import type { tablePaths } from './generated/table-paths.ts';

/** A picture of a card. */
export type CardIconName = keyof typeof cardPaths;
/** Every icon there is. A new one is added in tools/icon-names.ts. */
export type IconName = CardIconName | keyof typeof shellPaths | keyof typeof tablePaths;

/** Shown for a name that we have no drawing of: a card that somebody made may ask for anything. */
const UNKNOWN = shellPaths.cubeforce;

let paths: Readonly<Record<string, string>> = shellPaths;
let isComplete = false;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the icons of the table and of the cards, once. Screens that need many call it before they draw. */
export function loadIcons(): Promise<void> {
  coming ??= fetchIcons().catch((error: unknown) => {
    // The next picture tries again.
    coming = undefined;
    throw error;
  });
  return coming;
}

async function fetchIcons(): Promise<void> {
  const cards = import('./generated/card-paths.ts');
  add((await import('./generated/table-paths.ts')).tablePaths);
  add((await cards).cardPaths);
  isComplete = true;
  for (const listener of listeners) listener();
}

function add(more: Readonly<Record<string, string>>): void {
  paths = { ...paths, ...more };
  for (const listener of listeners) listener();
}

/** The outline of an icon on a square of 512 by 512; nothing as long as it is on its way. */
export function useIconPath(name: IconName): string | undefined {
  return useSyncExternalStore(subscribe, () => pathOf(name));
}

function pathOf(name: string): string | undefined {
  const path = paths[name];
  if (path !== undefined) return path;
  if (isComplete) return UNKNOWN;
  loadIcons().catch(() => {
    // Without a connection a picture is missing, and the page goes on.
  });
  return undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
