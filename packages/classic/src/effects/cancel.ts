import type { Cancelled } from '../language/index.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { verb } from '../texts/verb.ts';

/** Whatever was declared does not take place; what it cost stays spent (C-TIM-7, C-CST-5). */
export const cancel = verb('cancel', ({ play: { state }, text, effect: { what, to } }) => {
  const frame = declared(state, text, what);
  if (!frame) return;
  frame.cancelled = true;
  if (to !== undefined && frame.kind === 'playCard') frame.to = to;
});

type Cancellable = Extract<ClassicFrame, { cancelled: boolean }>;

/** Which procedures each word means: the innermost of them is the one whose declaration is being answered. */
const MEANT: { readonly [W in Cancelled]: readonly Cancellable['kind'][] } = {
  'that ability': ['concentrate', 'control', 'curePoison', 'healer', 'howl', 'returnToShadow', 'ritual', 'useAbility'],
  'that activation': ['activation'],
  'that attack': ['melee', 'ranged', 'strike'],
  'that card': ['playCard'],
  'that move': ['move'],
  'that summoning': ['playCard'],
  'that tactic': ['revealTactic'],
};

function declared(state: Readonly<ClassicState>, { event }: Text, what: Cancelled): Cancellable | undefined {
  const kinds: readonly string[] = MEANT[what];
  return state.frames.findLast((frame): frame is Cancellable => {
    if (!kinds.includes(frame.kind)) return false;
    // a tactic that answers another is being revealed itself: not that one is meant
    return frame.kind !== 'revealTactic' || (event?.type === 'tacticRevealed' && frame.tactic === event.tactic);
  });
}
