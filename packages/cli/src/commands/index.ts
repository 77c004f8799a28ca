import type { Command } from '../command.ts';
import { conformance } from './conformance.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { version } from './version.ts';

/** All commands, in alphabetical order. */
export const commands: readonly Command[] = [conformance, replay, show, version];
