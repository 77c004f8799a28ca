import type { Veiled } from '@signum/classic';
import { hashOfText, seeded, type Seed } from '@signum/kernel';
import type { Considered, MayGoOn, Opinion, Player, Question, Reply, Verdict } from '../player.ts';
import { recruit } from '../recruit/recruit.ts';
import { randomFrom, tableOf } from '../table.ts';
import { candidates } from './candidates.ts';
import { evolve } from './evolution.ts';
import { exactValue } from './exact.ts';
import { flat } from './flat.ts';
import { joined } from './joined.ts';
import { onePly } from './one-ply.ts';
import { freshOption, type Option } from './option.ts';
import { planOf } from './plan.ts';
import { further } from './playout.ts';
import type { Profile } from './profile.ts';
import { softmax } from './softmax.ts';
import { Trials } from './trials.ts';
import { ranked, type Weighed } from './weighed.ts';

const always: MayGoOn = () => true;

/** A player who tries answers out in supposed worlds and takes the one after which things look best. */
export function searcher(name: string, profile: Profile): Player {
  return {
    name,
    minds: profile.minds,
    think: (sight, question, seed, mind, mayGoOn = always) => opinionOf(profile, sight, question, seed, mind, mayGoOn),
    conclude: (opinions, seed) => conclude(profile, opinions, seed),
    decide(sight, question, seed, mayGoOn = always) {
      const opinions: Opinion[] = [];
      for (let mind = 0; mind < profile.minds; mind += 1) {
        opinions.push(opinionOf(profile, sight, question, seed, mind, mayGoOn));
        if (opinions[0]!.why.length === 0) break; // there was nothing to compare
      }
      return conclude(profile, opinions, seed);
    },
  };
}

/** What one mind thinks. All of them look at the same answers and think each about worlds of its own. */
function opinionOf(
  profile: Profile,
  sight: Veiled,
  question: Question,
  seed: Seed,
  mind: number,
  mayGoOn: MayGoOn,
): Opinion {
  const table = tableOf(sight.state, question, seed);
  const habit = recruit(table);
  const answers = profile.habits.has(question.kind) ? [habit] : candidates(table, habit, profile);
  if (answers.length === 1) return { habit, why: [], work: 0 };
  const own = hashOfText(`mind ${mind} ${seed}`);
  const trials = new Trials(sight, own, profile.worlds, profile.work / profile.minds, mayGoOn);
  if (profile.reckons && question.kind === 'assignDice') {
    const why = reckoned(trials, answers, sight.seat, mayGoOn);
    if (why) return { habit, why, work: trials.work };
  }
  const plans = answers.map(answer => planOf(sight.seat, answer));
  const looked = onePly(trials, plans, further('quiet', question.kind), profile.look);
  const thought = looked.length > 1 ? throughThought(profile, trials, looked, sight, question, own) : [];
  const why = ranked(thought.length > 0 ? thought : looked.map(byPrior));
  return { habit, why, work: trials.work };
}

/** The best answers thought through; none if there was no time to try each of them. */
function throughThought(
  { then, last }: Profile,
  trials: Trials,
  looked: readonly Option[],
  { state }: Veiled,
  { kind }: Question,
  seed: Seed,
): Weighed[] {
  if (!then) return [];
  const horizon = further(then.horizon, kind);
  if (then.by === 'playing out') {
    const played = flat(trials, looked, { ...then, horizon });
    return played.length >= Math.min(then.arms, looked.length) ? played : [];
  }
  const random = randomFrom(seeded(hashOfText(`variation ${seed}`)));
  if (last) trials.until(1 - last.share);
  const plans = evolve(trials, state, looked, { ...then, horizon }, random);
  if (plans.length < 2) return [];
  if (!last) return plans;
  trials.until(1);
  const compared = evolve(trials, state, bestOfEach(plans), last, random);
  return compared.length > 1 ? compared : plans;
}

/** The best plan of each answer, the best first. */
function bestOfEach(plans: readonly Weighed[]): Option[] {
  const best = new Map<Reply, Weighed>();
  for (const one of plans) {
    const known = best.get(one.plan.answer);
    if (!known || one.value > known.value) best.set(one.plan.answer, one);
  }
  return [...best.values()]
    .toSorted((one, other) => other.value - one.value)
    .map(({ plan, value }) => freshOption(plan, value));
}

/** Assignments of dice, each reckoned through in one world; nothing if one of them takes too long. */
function reckoned(trials: Trials, answers: readonly Reply[], seat: number, mayGoOn: MayGoOn): Considered[] | undefined {
  const { state } = trials.worlds.at(0);
  const why: Considered[] = [];
  for (const answer of answers) {
    const value = exactValue(state, answer, seat, mayGoOn);
    if (value === undefined) return undefined;
    why.push({ answer, value, tries: 1 });
  }
  return why.toSorted((one, other) => other.value - one.value);
}

function byPrior({ plan, prior, tries }: Option): Weighed {
  return { plan, value: prior, tries };
}

/** What comes of all opinions; habit where there are none. */
function conclude({ temperature }: Profile, opinions: readonly Opinion[], seed: Seed): Verdict {
  const work = opinions.reduce((sum, opinion) => sum + opinion.work, 0);
  const why = joined(opinions);
  if (why.length === 0) return { answer: opinions[0]!.habit, why, work };
  const values = why.map(({ value }) => value);
  // whoever wavers where to go and whom to strike as well, wanders about and never comes to blows
  const doubt = why[0]!.answer.kind === 'nextAction' ? temperature : 0;
  const chosen = softmax(values, doubt, randomFrom(seeded(hashOfText(`softmax ${seed}`))));
  return { answer: why[chosen]!.answer, why, work };
}
