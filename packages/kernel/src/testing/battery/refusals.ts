import { flawInPlain, isRefused, type Refusal, type Reply } from '../../index.ts';
import { hostileAnswers, hostileReplies } from './hostile.ts';
import type { Check, Scene } from './trial.ts';

/** Every listed answer fits; whatever does not is refused by a value, with a rule, and changes nothing. */
export const refusals: Check = scene => {
  const { game } = scene.trial;
  const { decision, session, reply } = scene;
  const answers = game.answers(decision);
  const misfit = answers.find(answer => game.judge(decision, answer) !== undefined);
  if (misfit !== undefined) return `a listed answer does not fit: ${JSON.stringify(misfit)}`;

  const before = JSON.stringify(session.state);
  const hostile = hostileAnswers(String(decision.kind), answers, scene.chance);
  const replies = [
    ...hostile.map(answer => ({ ...reply, answer })),
    { ...reply, to: reply.to - 1 },
    { ...reply, to: reply.to + 1 },
    ...(hostileReplies(reply) as Reply<unknown>[]),
  ];
  for (const sent of replies) {
    const flaw = flawInAnswering(scene, sent);
    if (flaw) return `${flaw}: ${JSON.stringify(sent)}`;
  }
  return JSON.stringify(session.state) === before ? undefined : 'a refused answer changed the state';
};

function flawInAnswering(
  { trial: { game }, session, decision, reply }: Scene,
  sent: Reply<unknown>,
): string | undefined {
  const result = game.answer(session.state, sent);
  const isForeign = sent?.to !== reply.to || sent.seat !== reply.seat;
  if (!isRefused(result)) {
    if (isForeign) return 'an answer to another decision is taken';
    const strange = flawInPlain(result.state);
    return strange && `an answer is taken that the state cannot keep (${strange})`;
  }
  if (!isForeign && !game.judge(decision, sent.answer)) return 'an answer that fits is refused';
  return flawInRefusal(result.refused) ?? flawInNearest(game, decision, result.refused);
}

function flawInRefusal(refusal: Refusal): string | undefined {
  if (typeof refusal.code !== 'string' || refusal.code === '') return 'a refusal has no code';
  if (typeof refusal.rule !== 'string' || refusal.rule === '') return 'a refusal names no rule';
  return typeof refusal.facts === 'object' ? undefined : 'a refusal has no facts';
}

function flawInNearest(
  game: Scene['trial']['game'],
  decision: Scene['decision'],
  { nearest }: Refusal,
): string | undefined {
  if (nearest === undefined) return undefined;
  return game.judge(decision, nearest) ? 'the nearest answer of a refusal does not fit either' : undefined;
}
