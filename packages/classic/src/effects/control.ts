import { takeControl } from '../table/take-control.ts';
import { isControllable } from '../texts/suits.ts';
import { verb } from '../texts/verb.ts';

/** Control until the end of the turn, without a roll (C-CTL-1 to C-CTL-9). */
export const control = verb('control', ({ play, text: { seat }, creatures }) => {
  for (const creature of creatures('whom')) {
    if (creature.controller !== seat && isControllable(play.state, creature)) takeControl(play, creature, seat);
  }
});
