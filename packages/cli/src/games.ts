import { checkPack } from '@signum/cards/schema';
import { classicGame, type Catalogue } from '@signum/classic';
import type { Game } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { classic } from './classic-game.ts';

/** The games this program knows, by the name in their replays. Embers is the kernel's own small test game. */
export const games: Record<string, Game> = { classic, embers: embers };

/** The same with other cards. */
export function gamesWith(catalogue: Catalogue): Record<string, Game> {
  return { ...games, classic: classicGame(catalogue, checkPack) };
}
