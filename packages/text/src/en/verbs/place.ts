import type { Creatures, Filters } from '@signum/classic';
import { howMany, MINION } from '../amounts.ts';
import type { Clause } from '../clause.ts';
import { keywordName } from '../linked.ts';
import { choice, thing } from '../selectors.ts';
import { reference, type Tale } from '../tale.ts';
import type { Sayings } from './index.ts';

/** Where creatures go, and where new ones come. */
export const placeVerbs: Sayings<'minion' | 'move' | 'place' | 'push' | 'summon' | 'swap'> = {
  move({ whom, upTo, backstab }, told) {
    const unharmed = backstab === false ? `, ${withoutBackstab()}` : '';
    if (isEach(whom)) return { subject: thing(whom, told), verb: 'may', rest: `move up to ${upTo}${unharmed}` };
    return displaced('move', whom, told, () => `up to ${upTo}${unharmed}`);
  },

  place({ whom, near, within, backstab, enemies }, told) {
    return displaced('place', whom, told, () => {
      const spot = `${within === 'contact' ? 'in contact with' : `within ${within} of`} ${thing(near, told).text}`;
      return `${spot}${enemies ? ', even if that brings it into contact with enemies' : ''}${backstab === false ? `, ${withoutBackstab()}` : ''}`;
    });
  },

  push({ whom, distance, from }, told) {
    const pushed = thing(whom, told).text;
    return { verb: 'push', rest: `${pushed} straight away from ${reference(from, told).text} by ${distance}` };
  },

  swap({ whom, with: other }, told) {
    // "the places of it and ..." is no English
    delete told.it;
    const first = thing(whom, told).text;
    return { verb: 'swap', rest: `the places of ${first} and ${thing(other, told).text}` };
  },

  minion({ near, amount }, told) {
    const { head, tail } = howMany(amount, MINION, told);
    return { verb: 'summon', rest: `${head} into contact with ${thing(near, told).text}${tail}` };
  },

  summon({ what, near }, told) {
    const card = choice(what, told).text;
    const spot =
      near === undefined || near === 'your side'
        ? 'your side of the Battlefield'
        : `the Battlefield in contact with ${thing(near, told).text}`;
    // what was a card is a creature now
    if (told.chosen?.selector === what) told.chosen = { ...told.chosen, called: 'that character' };
    delete told.it;
    told.said = ['someone'];
    return { verb: 'put', rest: `${card} onto ${spot}`, alone: true };
  },
};

const withoutBackstab = (): string => `without ${keywordName('backstab')}`;

const isEach = (whom: Creatures): boolean => whom === 'each of them' || (typeof whom === 'object' && 'all' in whom);

/** "move it up to S"; for a long description "choose one of your ... and move it up to S". */
function displaced(verb: string, whom: Creatures, told: Tale, where: () => string): Clause {
  if (typeof whom !== 'object' || !('choose' in whom) || !isLong(whom))
    return { verb, rest: `${thing(whom, told).text} ${where()}` };
  const { text, many } = choice(whom, told);
  return { verb: 'choose', rest: `${text} and ${verb} ${many ? 'each of them' : 'it'} ${where()}` };
}

function isLong({ is = [], within, has }: Filters): boolean {
  return (
    is.some(state => state.endsWith('engaged') || state.endsWith('activated')) ||
    within !== undefined ||
    has !== undefined
  );
}
