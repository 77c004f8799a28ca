import type { Seat } from '@signum/kernel';
import type { Who } from '../language/index.ts';
import { referred } from './matching.ts';
import { opponentOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from './text.ts';

/** The player a text means; nobody, if it is the player of a creature that is gone. */
export function seatOf(state: Readonly<ClassicState>, text: Text, who: Who): Seat | undefined {
  switch (who) {
    case 'you':
      return text.seat;
    case 'opponent':
      return opponentOf(text.seat);
    case 'its player':
      return referred(state, text, 'that creature')[0]?.controller;
  }
}
