import { withAttack } from '../attacks.ts';
import { between, it, joined, you } from '../clause.ts';
import { duration } from '../durations.ts';
import { agree } from '../phrase.ts';
import { OF_YOUR_CHOICE, object, owner, subject } from '../targets.ts';
import { isClear } from '../telling.ts';
import type { Tellers } from './teller.ts';

/** Activation, attacks out of turn and control. */
export const activation: Tellers<'activate' | 'attack' | 'control' | 'skip'> = {
  activate({ whom }, told) {
    const who = subject(whom, told);
    return it(who, 'pouvoir', `être ${agree('activé', who)} de nouveau ce tour`);
  },

  skip: ({ whom }, told) => it(subject(whom, told, 'each', OF_YOUR_CHOICE), 'passer', 'sa prochaine activation'),

  attack({ whom, target, kind }, told) {
    const who = subject(whom, told);
    const goal = object(target, told);
    const rest = goal.heavy
      ? joined('aussitôt,', `${withAttack[kind]},`, goal.words)
      : joined('aussitôt', goal.words, withAttack[kind]);
    return it(who, 'attaquer', rest);
  },

  control({ whom, until }, told) {
    const end = duration(until);
    if (typeof whom === 'string' && isClear(told, whom))
      return { ...you('prendre', `le contrôle ${end}`), clitic: 'en' };
    const whose = owner(whom, told);
    return you('prendre', joined('le contrôle', whose.heavy ? between(end, whose.words) : joined(whose.words, end)));
  },
};
