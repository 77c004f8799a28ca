import { catalogue, deckOf, decks } from '@signum/cards';
import {
  classicGame,
  closed,
  meleeOdds,
  oddsOf,
  attackOf,
  type ClassicState,
  type Deck,
  type Happening,
} from '@signum/classic';
import { answerSession, beginSession, isRefused, takeBack, type Session } from '@signum/kernel';
import { valuesIn } from '../../game/sight-of.ts';
import type { LogEntry, OddsAnswer, OddsQuestion, Question, Reply, Sight } from '../../game/contract.ts';

export type Practice = Session<ClassicState, Happening>;
export const game = classicGame(catalogue);

/** A duel of two ready decks. */
export function begun(seed: string, first = 'kitsune-starter', second = 'akkari-starter'): Practice {
  const session = beginSession(
    game,
    { edition: 'en-kitsune', decks: [readyDeck(first), readyDeck(second)] },
    { host: seed.padEnd(64, '0'), nonces: [] },
  );
  if (isRefused(session)) throw new Error(session.refused.code);
  return session;
}

function readyDeck(id: string): Deck {
  return deckOf(decks.find(one => one.id === id)!);
}

/** A small stream of chance that every machine repeats. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** An answer as a lively player would give it: fights where it can, seldom passes, walks towards the middle. */
export function lively(question: Question, roll: () => number): Reply {
  const answers = game.answers(question);
  const weights = answers.map(worth);
  let left = roll() * weights.reduce((sum, weight) => sum + weight, 0);
  return answers.find((_answer, index) => (left -= weights[index]!) <= 0) ?? answers.at(-1)!;
}

/** How gladly it gives this answer. */
function worth(reply: Reply): number {
  if (reply.kind === 'act') return { attack: 9, move: 5, run: 4, use: 2, pass: 0.1 }[reply.do as 'attack'] ?? 1;
  if (reply.kind === 'nextAction') return reply.do === 'end turn' ? 0.05 : reply.do === 'activate' ? 3 : 2;
  if (reply.kind === 'route') return 'stay' in reply ? 0.01 : 1 / (1 + Math.abs(reply.y - 30_000) / 3000) ** 2;
  if (reply.kind === 'construct') return reply.building === 'none' ? 0.2 : 1;
  return 1;
}

/** Plays on until a question of this kind is put to this seat, or the game is over. */
export function playUntil(
  practice: Practice,
  roll: () => number,
  isIt: (question: Question, state: ClassicState) => boolean,
  most = 3000,
): Practice {
  let session = practice;
  for (let count = 0; count < most; count += 1) {
    const question = game.pending(session.state);
    if (!question || isIt(question, session.state)) return session;
    session = answered(session, lively(question, roll));
  }
  return session;
}

export function answered(session: Practice, answer: Reply): Practice {
  const question = game.pending(session.state);
  if (!question) throw new Error('the game is over');
  const next = answerSession(game, session, { to: question.n, seat: question.seat, answer });
  if (isRefused(next)) throw new Error(`${next.refused.code}: ${JSON.stringify(answer)}`);
  return next;
}

/** What a chair knows of it. */
export function sightOf(session: Practice, seat: number, extra: Partial<Sight> = {}): Sight {
  const question = game.pending(session.state) ?? null;
  return {
    id: 'practice',
    edition: 'en-kitsune',
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'computer', name: 'Boris', level: 'recruit' },
    ],
    odds: 'full',
    seat,
    curtain: null,
    view: game.view(session.state, seat),
    values: valuesIn(session.state),
    question: question?.seat === seat ? question : null,
    waitingFor: question?.seat ?? null,
    closed: closed(session.state, seat),
    log: session.told.flat().map(told => game.seen(told, seat) as LogEntry),
    undoPolicy: 'fair',
    undo: takeBack(session, seat),
    outcome: session.state.outcome ?? null,
    ...extra,
  };
}

export function practiceOdds({ state }: Practice, question: OddsQuestion): OddsAnswer {
  return question.of === 'melee'
    ? { of: 'melee', odds: meleeOdds(state, question.attacker, question.defender) }
    : {
        of: 'attack',
        odds: oddsOf(state, attackOf(question.attack, question.attacker, question.target), [
          question.attacker,
          question.target,
        ]),
      };
}
