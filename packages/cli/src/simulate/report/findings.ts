import type { Cause } from '../figures.ts';
import type { LabFile } from '../lab-file.ts';
import { wilson, type Interval } from '../statistics.ts';
import { CAUSES, namesIn, percent, shareText } from './words.ts';

/** Where figures should lie. */
export const GOALS = { deck: [0.42, 0.58], firstPlayer: [0.45, 0.55], road: 0.1 } as const satisfies Record<
  string,
  Interval | number
>;

/** Something that is not as it should be. */
export interface Finding {
  readonly sentence: string;
  /** Certain: all of the interval lies outside. Else the measured value alone does. */
  readonly certain: boolean;
}

/** Decks that win too much or too little, an unfair first turn, a way of winning that hardly ever comes. */
export function findingsIn({ series, figures }: LabFile): Finding[] {
  const names = namesIn(series);
  const decks = figures.decks
    .filter(({ score }) => score.games > 0)
    .flatMap(({ id, score }) =>
      outside(score, GOALS.deck, `${names.deck(id)} wins ${shareText(score)} against the field.`),
    );
  const { firstPlayer, games } = figures;
  const first = outside(firstPlayer, GOALS.firstPlayer, `Whoever takes the first turn wins ${shareText(firstPlayer)}.`);
  const roads = (['hero', 'prosperity'] as const).flatMap((by): Finding[] => {
    const cause: Pick<Cause, 'interval' | 'share'> = figures.causes.find(one => one.by === by) ?? {
      share: 0,
      interval: wilson(0, games),
    };
    if (cause.share >= GOALS.road) return [];
    return [
      {
        sentence: `Only ${percent(cause.share, 1)} of the games end by ${CAUSES[by]}.`,
        certain: cause.interval[1] < GOALS.road,
      },
    ];
  });
  return [...roads, ...first, ...decks];
}

function outside(
  { share, interval }: { share: number; interval: Interval },
  [low, high]: Interval,
  sentence: string,
): Finding[] {
  if (share >= low && share <= high) return [];
  return [{ sentence, certain: interval[1] < low || interval[0] > high }];
}
