import type { Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { fieldOf } from './field.ts';
import { PURPOSES, purposeOf } from './purpose.ts';
import { isUseful } from './useful.ts';

/** Of several effects the one whose moment has come; of several such the first in the order of purposes, of none any. */
export function chooseMode({ state, random }: Table, question: Decision<Decisions, 'mode'>): Reply {
  const { options, possible, seat } = question;
  const field = fieldOf(state, seat);
  let best = possible[Math.floor(random() * possible.length)]!;
  let least: number = PURPOSES.length;
  for (const mode of possible) {
    const effect = options[mode]!;
    const rank = PURPOSES.indexOf(purposeOf(effect));
    if (rank >= least || !isUseful(field, effect, undefined, random())) continue;
    best = mode;
    least = rank;
  }
  return { kind: 'mode', mode: best };
}
