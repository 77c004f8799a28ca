import { playGame, players, termsIn, WEIGHTS, type PlayerName, type Terms } from '@signum/ai';
import { fitted, foretold, type Case } from './ai/regression.ts';
import { game, setupOf } from './classic/recorded-games.ts';

const NAMES = Object.keys(WEIGHTS) as (keyof Terms)[];
/** So many points make the logarithm of the odds one greater. */
const POINTS = 20;
/** Games are learnt from in four of five parts, and judged in the fifth. */
const PARTS = 5;

/**
 * How well the judgement of a position foretells who wins: games are played, and the beginning of every turn is held against their end.
 * Prints the same for the race alone, and the weights that would have fitted these games best. `--games N`, `--player NAME`.
 */
export function run(args: readonly string[]): number {
  const games = Number(valueOf(args, '--games') ?? 60);
  const name = valueOf(args, '--player') ?? 'soldier';
  if (!Number.isInteger(games) || games < PARTS || !Object.hasOwn(players, name)) {
    console.error(`--games takes ${PARTS} or more, --player one of: ${Object.keys(players).join(', ')}.`);
    return 2;
  }
  const played = Array.from({ length: games }, (_, index) => {
    if (index % 10 === 9) console.error(`${index + 1} of ${games} games`);
    return casesOf(name as PlayerName, index);
  });
  const all = played.flat();
  const current = NAMES.map(term => WEIGHTS[term] / POINTS);
  console.log(`${games} games of ${name}, ${all.length} turns`);
  console.log(line('the judgement', foretold(all, current)));
  console.log(line('the race alone', crossed(played.map(cases => cases.map(raceOnly)))));
  console.log(line('weights learnt from these', crossed(played)));
  const learnt = fitted(all);
  for (const [place, term] of NAMES.entries())
    console.log(
      `${term.padEnd(12)} ${WEIGHTS[term].toFixed(1).padStart(7)} ${(POINTS * learnt[place]!).toFixed(1).padStart(7)}`,
    );
  return 0;
}

function line(what: string, { right, surprise }: ReturnType<typeof foretold>): string {
  const share = (100 * right).toFixed(1);
  return `${what.padEnd(28)} ${share} % right, surprise ${surprise.toFixed(4)} (guessing: ${Math.LN2.toFixed(4)})`;
}

function valueOf(args: readonly string[], flag: string): string | undefined {
  const place = args.indexOf(flag);
  return place < 0 ? undefined : args[place + 1];
}

/** The turns of one game, each as whoever began it saw it. */
function casesOf(name: PlayerName, index: number): Case[] {
  const seen: { terms: Terms; seat: number }[] = [];
  const { outcome } = playGame({
    game,
    players: [players[name], players[name]],
    setup: setupOf(index),
    seed: `judgement ${index}`,
    onlooker(question, _verdict, state) {
      if (question.kind === 'construct') seen.push({ terms: termsIn(state, question.seat), seat: question.seat });
    },
  });
  const winner = outcome?.winners[0];
  if (winner === undefined) return [];
  return seen.map(({ terms, seat }) => ({ seen: NAMES.map(term => terms[term]), won: seat === winner }));
}

function raceOnly({ seen, won }: Case): Case {
  return { seen: seen.filter((_, place) => NAMES[place] === 'finish' || NAMES[place] === 'lead'), won };
}

/** Each part is foretold by what was learnt from the others: nothing is judged by games it was made from. */
function crossed(played: readonly (readonly Case[])[]): ReturnType<typeof foretold> {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const weights = fitted(played.filter((_game, index) => index % PARTS !== part).flat());
    const cases = played.filter((_game, index) => index % PARTS === part).flat();
    return { ...foretold(cases, weights), count: cases.length };
  });
  const count = parts.reduce((sum, one) => sum + one.count, 0);
  return {
    right: parts.reduce((sum, one) => sum + one.right * one.count, 0) / count,
    surprise: parts.reduce((sum, one) => sum + one.surprise * one.count, 0) / count,
  };
}
