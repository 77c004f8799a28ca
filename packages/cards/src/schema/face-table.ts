import type { Effect } from '@signum/classic';
import * as v from 'valibot';
import { may } from './shapes.ts';

/** What each face does, or each of two. */
export function faceTableOf(effect: v.GenericSchema<Effect>) {
  return v.strictObject({
    bullseye: may(effect),
    axe: may(effect),
    shield: may(effect),
    'bullseye|bullseye': may(effect),
    'bullseye|axe': may(effect),
    'bullseye|shield': may(effect),
    'axe|bullseye': may(effect),
    'axe|axe': may(effect),
    'axe|shield': may(effect),
    'shield|bullseye': may(effect),
    'shield|axe': may(effect),
    'shield|shield': may(effect),
  });
}

export type FaceTableForm = ReturnType<typeof faceTableOf>;
