import type { Procedures } from '../../../index.ts';
import type { EmbersState } from '../state.ts';
import type { EmbersEvent, EmbersFrame, EmbersKinds } from '../vocabulary.ts';
import { concede } from './concede.ts';
import { harm } from './harm.ts';
import { redraw } from './redraw.ts';
import { strike } from './strike.ts';
import { turn } from './turn.ts';

export const procedures: Procedures<EmbersState, EmbersEvent, EmbersFrame, EmbersKinds> = {
  concede,
  harm,
  redraw,
  strike,
  turn,
};
