import type { Frame } from '@signum/kernel';
import { finish } from '../ending/finish.ts';
import { steps } from '../procedure.ts';
import { victorOf } from '../ending/victory.ts';

/** The end of the game (section 18 of the specification). */
export interface EndGameFrame extends Frame {
  readonly kind: 'endGame';
  step: 'end';
}

export const endGame = steps<EndGameFrame>({
  end(play) {
    const outcome = victorOf(play.state);
    if (outcome) finish(play, outcome, outcome.by === 'hero' ? 'C-END-2' : 'C-END-5');
    return 'done'; // without an outcome, what would have won is gone again (C-AMB-183)
  },
});
