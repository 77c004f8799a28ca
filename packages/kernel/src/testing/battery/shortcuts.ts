import { draw, isRefused } from '../../index.ts';
import { hostileAnswers } from './hostile.ts';
import type { Check, Scene } from './trial.ts';

/** So many of the listed answers are tried on a state that is asked nothing first. */
const TRIED = 6;

/** Whoever never reads the question finds the same answers as whoever does, and has the same ones taken and refused. */
export const shortcuts: Check = scene => {
  const { game } = scene.trial;
  const { decision, session, chance } = scene;
  game.pending(session.state); // somebody asks
  const answers = game.answers(decision);
  const listed = game.scratch(session.state).answers();
  if (JSON.stringify(listed) !== JSON.stringify(answers)) {
    return `a search is offered ${JSON.stringify(listed)}, a player ${JSON.stringify(answers)}`;
  }
  const picked = game.scratch(session.state).pick(sides => draw(chance, sides));
  if (
    picked === undefined
      ? answers.length > 0
      : isRefused(game.answer(session.state, { ...scene.reply, answer: picked }))
  ) {
    return `a search picks ${JSON.stringify(picked)}, which does not fit`;
  }
  const step = Math.max(1, Math.floor(answers.length / TRIED));
  const some = answers.filter((_answer, index) => index % step === 0);
  for (const answer of [...some, ...hostileAnswers(String(decision.kind), answers, chance)]) {
    const flaw = flawUnasked(scene, answer);
    if (flaw) return `${flaw}: ${JSON.stringify(answer)}`;
  }
  return undefined;
};

/** What is wrong with how an answer is read by a state that nobody has asked what is pending. */
function flawUnasked({ trial: { game }, session, reply }: Scene, answer: unknown): string | undefined {
  const unasked = game.answer(structuredClone(session.state), { ...reply, answer });
  const asked = game.answer(session.state, { ...reply, answer });
  if (isRefused(unasked)) {
    if (!isRefused(asked)) return 'an answer that fits is refused if nobody asks first';
    return JSON.stringify(unasked) === JSON.stringify(asked) ? undefined : 'another refusal if nobody asks first';
  }
  if (isRefused(asked)) return 'an answer that does not fit is taken if nobody asks first';
  return JSON.stringify(unasked.reply) === JSON.stringify(asked.reply)
    ? undefined
    : 'another answer is taken if nobody asks first';
}
