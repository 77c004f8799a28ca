import { isRefused, type Told, type Viewer } from '../../index.ts';
import { hostileAnswers } from './hostile.ts';
import type { Check, Scene } from './trial.ts';

/**
 * Two worlds that differ only in what a viewer may not know look the same to it, byte for byte: view, decision, answers,
 * refusals, and the events of the next answer unless that answer makes the difference public.
 */
export const twinWorlds: Check = scene => {
  const { trial, session } = scene;
  for (const viewer of [...trial.game.seats(session.state), 'spectator' as const]) {
    const leak = leakTo(viewer, scene);
    if (leak) return `${leak} to ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`}`;
  }
  return undefined;
};

function leakTo(viewer: Viewer, scene: Scene): string | undefined {
  const { trial, session, chance } = scene;
  const twin = trial.twin(session.state, viewer, chance);
  const [here, there] = [looks(scene, session.state, viewer), looks(scene, twin, viewer)];
  for (const [what, seen] of Object.entries(here)) {
    if (seen !== there[what]) return `${what} tells a secret (${differenceIn(seen, there[what] ?? '')})`;
    if (holdsSeed(seen, session.state)) return `${what} tells the seed`;
  }
  return leakInEvents(viewer, scene, twin);
}

/** Where two texts part. */
function differenceIn(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 60)} in one world, ${other.slice(from, at + 60)} in the other`;
}

/** All that a viewer can look at, as bytes. */
function looks({ trial: { game }, reply, chance }: Scene, state: object, viewer: Viewer): Record<string, string> {
  const decision = game.pending(state);
  const shown = decision && game.shown(decision, viewer);
  const seen = { view: JSON.stringify(game.view(state, viewer)), decision: JSON.stringify(shown ?? null) };
  if (!decision || decision.seat !== viewer) return seen;
  const answers = game.answers(decision);
  const refusals = hostileAnswers(String(decision.kind), answers, { ...chance }).map(answer => {
    const result = game.answer(state, { ...reply, answer });
    return isRefused(result) ? result.refused : 'taken';
  });
  return { ...seen, answers: JSON.stringify(answers), refusals: JSON.stringify(refusals) };
}

/**
 * The events of the next answer in both worlds, one by one. They may part only where one of them says it reveals something
 * (a tactic that must be revealed lies in one world and not in the other), and only if the viewer then really sees two
 * different worlds. Going on in one world where the other pauses is a leak too, unless it goes on by showing the viewer
 * what was hidden: a question that is not asked tells what lies there (C-TIM-22).
 */
function leakInEvents(viewer: Viewer, { trial: { game }, session, reply }: Scene, twin: object): string | undefined {
  const [here, there] = [game.answer(session.state, reply), game.answer(twin, reply)];
  if (isRefused(here) || isRefused(there)) return undefined; // in the other world that card is not there to be played
  const [seenHere, seenThere] = [here.events, there.events].map(events =>
    events.flatMap((event): Sight[] => {
      const seen = game.seen(event, viewer);
      return seen ? [{ seen, isWhole: JSON.stringify(seen.event) === JSON.stringify(event.event) }] : [];
    }),
  );
  if (holdsSeed(JSON.stringify(seenHere), session.state)) return 'the events tell the seed';
  const parting = seenHere!.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(seenThere![index]));
  if (parting < 0 && seenHere!.length === seenThere!.length) return undefined;
  const isPublic = JSON.stringify(game.view(here.state, viewer)) !== JSON.stringify(game.view(there.state, viewer));
  const [one, other] = [seenHere, seenThere].map(events => events![parting < 0 ? seenHere!.length : parting]);
  if (!one || !other) {
    const { seen, isWhole } = (one ?? other)!;
    if (isPublic && isWhole && seen.reveals === 'hidden') return undefined;
    const pauses = [here, there].map(({ state }) => String(game.pending(state)?.kind)).join(' in one world, ');
    return `a pause tells a secret (asked is ${pauses} in the other)`;
  }
  if (isPublic && (one.seen.reveals ?? other.seen.reveals)) return undefined;
  const [told, toldThere] = [one, other].map(({ seen }) => JSON.stringify(seen).slice(0, 300));
  return `the events tell a secret (${told} in one world, ${toldThere} in the other)`;
}

/** An event as a viewer sees it, and whether that is all of it. */
interface Sight {
  readonly seen: Told<unknown>;
  readonly isWhole: boolean;
}

function holdsSeed(bytes: string, state: object): boolean {
  const { chance } = state as { chance?: { seed?: string } };
  return chance?.seed !== undefined && bytes.includes(chance.seed);
}
