import type { Frame, Seat } from '@signum/kernel';
import type { Effect } from '../language/index.ts';
import { playerOf } from '../table/players.ts';
import { steps } from '../procedure.ts';
import type { Text } from '../texts/text.ts';
import { effectOf } from '../texts/effect-frame.ts';

/** A First or a Last Word is said: once a game for that card, even if it comes back (C-ABL-21 to C-ABL-24). */
export interface WordFrame extends Frame {
  readonly kind: 'word';
  step: 'say';
  readonly word: 'first' | 'last';
  /** Whose card it is; its controller may be somebody else. */
  readonly owner: Seat;
  readonly text: Text;
  readonly effect: Effect;
}

export const word = steps<WordFrame>({
  say({ state, emit }, { word: which, owner, text, effect }) {
    const { card, bearer, seat } = text;
    const player = playerOf(state, owner);
    const said = which === 'first' ? player.spoken : player.lastSpoken;
    if (!said.includes(card)) said.push(card);
    if (which === 'first') emit({ type: 'firstWord', who: bearer! }, 'C-ABL-21');
    else emit({ type: 'lastWord', player: seat, card, ...(bearer !== undefined && { who: bearer }) }, 'C-ABL-22');
    return { call: [effectOf(text, effect)], then: 'done' };
  },
});
