import { refuse, type Fitting } from '../../index.ts';
import { APART, LINE, POWER, STEP_REACH, type Card, type EmbersKinds } from './vocabulary.ts';

/** Which answers fit the decisions of Embers. */
export const decisions: Fitting<EmbersKinds> = {
  redraw: { hasChoice: () => true, answers: () => [{ redraw: false }, { redraw: true }] },

  act: {
    hasChoice: () => true, // resting and stepping are always possible
    answers: ({ hand, mayStrike }) => [
      { do: 'rest' },
      { do: 'step' },
      ...[...new Set(hand)].filter(card => mayStrike || !(card in POWER)).map(card => ({ do: 'play' as const, card })),
    ],
    why: ({ hand, mayStrike }, taken) => {
      const card = (taken as { card?: Card }).card;
      if (card === undefined) return undefined;
      if (!hand.includes(card)) return refuse('not-in-hand', 'E-3', { card });
      return mayStrike ? undefined : refuse('out-of-reach', 'E-4', { card }, { kind: 'act', do: 'step' });
    },
  },

  step: {
    sample: ({ from, other }) =>
      [...placesAround(from, other), ...placesAround(other, other)]
        .filter(place => standing(from, other, place) === place)
        .map(place => ({ place })),
    read: taken => {
      const { place } = taken as { place?: unknown };
      return typeof place === 'number' && Number.isInteger(place) ? { place } : undefined;
    },
    judge: ({ from, other }, { place }) => {
      const nearest = standing(from, other, place);
      if (nearest === place) return undefined;
      return refuse('no-such-step', 'E-7', { short: Math.abs(place - nearest) }, { kind: 'step', place: nearest });
    },
  },

  showWard: {
    answers: ({ fitting }) => ['none' as const, ...new Set(fitting)].map(card => ({ card })),
    alwaysAsked: true,
  },

  concede: { answers: () => [] },
};

function placesAround(from: number, other: number): number[] {
  const away = from < other ? -1 : 1;
  return [STEP_REACH, 200, APART, 1].flatMap(far => [from + away * far, from - away * far]);
}

/** The place nearest to the wish where a step may end (E-7). */
function standing(from: number, other: number, wish: number): number {
  const least = Math.max(0, from - STEP_REACH);
  const most = Math.min(LINE, from + STEP_REACH);
  const inReach = Math.min(most, Math.max(least, wish));
  if (Math.abs(inReach - other) >= APART) return inReach;
  const sides = [other - APART, other + APART].filter(place => place >= least && place <= most);
  return sides.toSorted((left, right) => Math.abs(left - wish) - Math.abs(right - wish) || left - right)[0] ?? from;
}
