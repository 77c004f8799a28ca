import type { Action, ClassicState } from '@signum/classic';
import type { Option } from './option.ts';
import type { Plan } from './plan.ts';
import type { Horizon } from './playout.ts';
import type { Trying } from './trials.ts';
import { assault, varied } from './variation.ts';
import type { Weighed } from './weighed.ts';

export interface Evolution {
  readonly horizon: Horizon;
  /** How many of the answers that looked best are measured against each other before plans begin to change. */
  readonly arms: number;
  /** The first look counts as much as so many rounds. */
  readonly doubt: number;
  /** Rounds of a match: so many worlds and throws of the dice, the same for both plans. */
  readonly rounds: number;
  /** Do plans change once all answers have had their match, or is it over then? */
  readonly grows: boolean;
  /** A match is given up by whoever lies so many points behind after the first round; after four rounds, half of it. */
  readonly patience: number;
}

/** A plan that takes part. */
interface Contender {
  readonly plan: Plan;
  readonly prior: number;
  /** How good it is held to be, in points. */
  standing: number;
  /** What it came to, by the number of the world. */
  readonly values: Map<number, number>;
  /** What it did when it was last played out. */
  taken: readonly Action[];
}

/**
 * Plans for the whole turn that evolve by matches. The best answer of the first look is the champion. The next best challenge it, then an
 * assault of all on the other hero, then plans like its own, changed in one point. Both are played out with the same luck, so that most of
 * the dice fall out of the comparison; whoever wins a whole match is the next champion. The fallen one has its revenge, in worlds that
 * are new to both and with all the former rounds counted: a plan that fitted a few throws does not live on them.
 */
export function evolve(
  trials: Trying,
  state: Readonly<ClassicState>,
  options: readonly Option[],
  how: Evolution,
  random: () => number,
): Weighed[] {
  const [first, ...rivals] = options
    .slice(0, how.arms)
    .map(({ plan, prior }): Contender => ({ plan, prior, standing: prior, values: new Map(), taken: [] }));
  if (!first) return [];
  const storm = how.grows ? assault(first.plan, state) : undefined;
  if (storm) rivals.push({ ...first, plan: storm, values: new Map() });
  let champion = first;
  const all = [champion];
  const fallen = new Set<Contender>();
  const open = new Map<string, Action>();
  for (let world = 1; !trials.isOver;) {
    const challenger = rivals.shift() ?? (how.grows ? childOf(champion, all, state, open, random) : undefined);
    if (!challenger) break;
    const lead = match(trials, champion, challenger, how, world, open);
    if (lead === undefined) break;
    challenger.standing = champion.standing + lead;
    if (!all.includes(challenger)) all.push(challenger);
    if (lead <= 0) continue;
    if (!fallen.has(champion)) rivals.unshift(champion);
    fallen.add(champion);
    champion = challenger;
    world += how.rounds;
  }
  return all
    .filter(({ values }) => values.size > 0)
    .map(({ plan, standing, values }) => ({ plan, value: standing, tries: values.size }));
}

/** By how much the challenger is better in all rounds the two have played; nothing if time ran out. */
function match(
  trials: Trying,
  champion: Contender,
  challenger: Contender,
  { horizon, doubt, rounds, patience }: Evolution,
  world: number,
  open: Map<string, Action>,
): number | undefined {
  let sum = doubt * (challenger.prior - champion.prior);
  let count = doubt;
  for (const [number, value] of challenger.values) {
    const other = champion.values.get(number);
    if (other === undefined) continue;
    sum += value - other;
    count += 1;
  }
  let lead = -Infinity;
  for (let round = 1; round <= rounds; round += 1) {
    const number = world + round - 1;
    const values = [challenger, champion].map(one => valueIn(trials, one, horizon, number, open));
    if (values[0] === undefined || values[1] === undefined) return undefined;
    sum += values[0] - values[1];
    count += 1;
    lead = sum / count;
    if (lead < -patience / Math.sqrt(round)) break;
  }
  return lead;
}

/** What a plan comes to in a world, played out when it is first asked for. */
function valueIn(
  trials: Trying,
  contender: Contender,
  horizon: Horizon,
  number: number,
  open: Map<string, Action>,
): number | undefined {
  const known = contender.values.get(number);
  if (known !== undefined) return known;
  const tried = trials.play(contender.plan, horizon, number);
  if (!tried) return undefined;
  contender.values.set(number, tried.value);
  contender.taken = tried.taken;
  for (const [name, action] of tried.open) open.set(name, action);
  return tried.value;
}

function childOf(
  { plan, prior, taken }: Contender,
  all: readonly Contender[],
  state: Readonly<ClassicState>,
  open: ReadonlyMap<string, Action>,
  random: () => number,
): Contender {
  const mate = all[Math.floor(random() * all.length)]!.plan;
  const child = varied(plan, mate, { state, taken, open: [...open.values()], random });
  return { plan: child, prior, standing: prior, values: new Map(), taken: [] };
}
