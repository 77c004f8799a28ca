import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { cards } from './cards.ts';
import { conformance } from './conformance.ts';
import { fuzz } from './fuzz.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { version } from './version.ts';

/** All commands, in alphabetical order. */
export const commands: readonly Command[] = [
  arena,
  cards,
  conformance,
  fuzz,
  play,
  replay,
  scenario,
  show,
  simulate,
  version,
];
