import type { Game } from '@signum/kernel';
import { embers } from '@signum/kernel/testing';

/** The games this program knows, by the name in their replays. Embers is the kernel's own small test game. */
export const games: Record<string, Game> = { embers: embers };
