import type { ComputerLevel } from '../contract.ts';
import type { Player } from './player.ts';
import { recruit } from './recruit/recruit.ts';

/** Every computer player, by its level. */
export const players: Readonly<Record<ComputerLevel, Player>> = { recruit };
