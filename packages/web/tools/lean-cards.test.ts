import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@signum/cards';
import { lore } from '@signum/cards/lore';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/root.ts';
import { loreIn, playedIn } from './lean-cards.ts';

const FOLDER = join(ROOT, 'packages', 'cards', 'src', 'classic');

/** All cards of the box, after every file of them was changed. */
async function cardsAfter(change: (code: string) => string): Promise<{ id: string }[]> {
  const files = readdirSync(FOLDER).filter(name => /^[a-z-]+\.ts$/.test(name));
  const lists = files.map(async name => {
    const source = readFileSync(join(FOLDER, name), 'utf8');
    if (!source.includes(': readonly Card[] = [')) return [];
    const { code } = await transformWithOxc(change(source), name);
    const address = `data:text/javascript,${encodeURIComponent(code)}`;
    const module = (await import(address)) as Record<string, { id: string }[]>;
    return Object.values(module).flat();
  });
  return (await Promise.all(lists)).flat();
}

test('without their lore all cards are there, and are played as before', async () => {
  const played = await cardsAfter(playedIn);
  const wanted = Object.values(catalogue).map(({ flavour: _flavour, source: _source, ...rest }) => rest);
  expect(byId(played)).toEqual(byId(wanted));
});

test('the lore of all cards is there, and nothing else of them', async () => {
  const read = await cardsAfter(loreIn);
  expect(byId(read)).toEqual(byId(Object.entries(lore).map(([id, one]) => ({ id, ...one }))));
});

function byId(cards: readonly { readonly id: string }[]): Record<string, unknown> {
  return Object.fromEntries(cards.map(card => [card.id, card]));
}
