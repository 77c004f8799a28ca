import type { ClassicState, CreatureId } from '@signum/classic';
import { isRefused } from '@signum/kernel';
import type { Question, Reply, SeatPlan } from '../game/contract.ts';
import { game } from '../table/testing/practice.ts';
import { foundInPlay } from './found-in-play.ts';
import { fileOf, type GameFile } from './positions.ts';
import { NAMES } from './whole-game.ts';

/** Answers to one attack, from its beginning to the next question that is about something else. */
const LONGEST_ATTACK = 12;
const SEATS = NAMES.map((name): SeatPlan => ({ kind: 'person', name }));

/** A long game of two people in which the first may strike an enemy hero down, and that hero. */
export function lastBlow(): { readonly file: GameFile; readonly prey: CreatureId } {
  const found = foundInPlay({ blow: (question, state) => victim(question, state) !== undefined }).get('blow')!;
  return { file: fileOf(found, SEATS), prey: victim(game.pending(found.state)!, found.state)! };
}

/** A hero who can be attacked now, and falls if both sides throw all their dice as attacks. */
function victim(question: Question, state: ClassicState): CreatureId | undefined {
  if (question.kind !== 'act') return undefined;
  const heroes = state.creatures.filter(({ kind, controller }) => kind === 'hero' && controller !== question.seat);
  return heroes.map(({ id }) => id).find(id => falls(state, question, id));
}

function falls(begun: ClassicState, first: Question, prey: CreatureId): boolean {
  let state = begun;
  let question: Question | null = first;
  for (let count = 0; count < LONGEST_ATTACK && question; count += 1) {
    const answer = boldReply(question, prey);
    const next = answer && game.answer(state, { to: question.n, seat: question.seat, answer });
    if (!next || isRefused(next)) return false;
    ({ state } = next);
    question = game.pending(state) ?? null;
  }
  return state.outcome?.by === 'hero' && !state.creatures.some(({ id }) => id === prey);
}

/** As a hunter answers; nothing where that would be a matter of chance. */
function boldReply(question: Question, prey: CreatureId): Reply | undefined {
  if (question.kind === 'assignDice') return { kind: 'assignDice', attack: question.most };
  if (question.kind === 'tactic') return { kind: 'tactic', tactic: 'pass' };
  if (question.kind === 'reroll') return { kind: 'reroll', dice: [] };
  const blows = game.answers(question).filter(reply => reply.kind === 'act' && reply.do === 'attack');
  const [blow, other] = blows.filter(reply => 'target' in reply && reply.target === prey);
  return other ? undefined : blow;
}
