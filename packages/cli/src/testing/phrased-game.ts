import { catalogue } from '@signum/cards';
import { closed, type Decisions, type EditionId, type SeenHappening } from '@signum/classic';
import { draw, hashOfText, isRefused, seeded, type Chance, type Decision } from '@signum/kernel';
import { answerText, eventText, promptText, refusalText, remembering, type Language, type Memory } from '@signum/text';
import { classic } from '../classic-game.ts';
import { fuzzSetup } from '../fuzz/fuzz-setup.ts';

/** One thing that a player read, and what it was made from. */
export interface Read {
  readonly about: string;
  readonly text: string;
}

/** Of each question so many answers are read. */
const MOST_ANSWERS = 30;

/** A random game, as its first player reads it: the log, the questions, their answers, and every reason why not. */
export function* phrasedGame(
  language: Language,
  edition: EditionId,
  name: string,
  mostDecisions: number,
): Generator<Read> {
  const { messages } = language;
  const chance = seeded(hashOfText(`phrased ${name}`));
  const memory = remembering({
    language: language.code,
    lookup: id => catalogue[id]?.names,
    people: [
      { name: 'Anna', isYou: true },
      { name: 'Boris', isYou: false },
    ],
  });
  const { roster } = memory;
  const begun = classic.begin(fuzzSetup(edition, name), hashOfText(`seed ${name}`));
  if (isRefused(begun)) throw new Error(begun.refused.code);
  let { state, events } = begun;
  for (let asked = 0; asked < mostDecisions; asked += 1) {
    yield* logOf(
      events.map(told => classic.seen(told, 0)!.event as SeenHappening),
      state,
      memory,
      language,
    );
    const decision = classic.pending(state);
    if (!decision) return;
    const about = `${decision.kind} ${JSON.stringify('purpose' in decision ? decision.purpose : '')}`;
    const { title, help } = promptText(messages, decision, roster);
    yield { about, text: title };
    if (help !== undefined) yield { about, text: help };
    const answers = classic.answers(decision);
    for (const { kind: _kind, ...answer } of answers.slice(0, MOST_ANSWERS)) {
      yield { about: `${about} answer`, text: answerText(messages, decision, answer, roster) };
    }
    for (const refusal of [...refusalsIn(decision), ...closed(state, 1 - decision.seat).map(one => one.refusal)]) {
      yield { about: `refusal ${refusal.code}`, text: refusalText(messages, refusal, roster) };
    }
    const wrong = wrongAnswer(decision, chance);
    const refused = wrong && classic.judge(decision, wrong);
    if (refused) yield { about: `refusal ${refused.code}`, text: refusalText(messages, refused, roster) };
    const answer = answers[draw(chance, answers.length)]!;
    const next = classic.answer(state, { to: decision.n, seat: decision.seat, answer });
    if (isRefused(next)) throw new Error(next.refused.code);
    ({ state, events } = next);
  }
}

type Table = Parameters<Memory['see']>[0];

function* logOf(
  events: readonly SeenHappening[],
  table: Table,
  { hear, see, roster }: Memory,
  { messages }: Language,
): Generator<Read> {
  for (const event of events) hear(event);
  see(table);
  for (const event of events) {
    const text = eventText(messages, event, roster);
    if (text !== null) yield { about: event.type, text };
  }
}

function refusalsIn(decision: Decision<Decisions>): { code: string; facts: object }[] {
  return 'closed' in decision ? decision.closed.map(({ refusal }) => refusal) : [];
}

/** A place taken at random, which is mostly a wrong one. */
function wrongAnswer({ kind }: Decision<Decisions>, chance: Chance): object | undefined {
  const spot = { x: draw(chance, 66_000) - 3000, y: draw(chance, 66_000) - 3000 };
  if (kind === 'place') return { kind, ...spot };
  if (kind === 'route') return { kind, mode: 'walk', ...spot };
  return kind === 'terrainPose' ? { kind, ...spot, turn: draw(chance, 360) } : undefined;
}
