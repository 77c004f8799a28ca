import type { Action, ActivationDeed, CardId, ClassicView } from '@signum/classic';
import type { Refusal } from '@signum/kernel';
import type { Reply, Sight } from '../../game/contract.ts';
import type { Subject } from '../aim.ts';

/** Something that could be answered now, or the reason why not. */
export interface Option {
  readonly reply: Reply;
  readonly refusal: Refusal | null;
}

type Known = Pick<Sight, 'closed' | 'question' | 'seat' | 'view'>;

/** Everything a chair's creatures and cards can be used for, open and closed, whatever is asked just now. */
export function optionsOf({ question, closed }: Known): Option[] {
  const options: Option[] = [];
  if (question?.kind === 'nextAction') {
    for (const action of question.actions) options.push({ reply: { kind: 'nextAction', ...action }, refusal: null });
  }
  if (question?.kind === 'act') {
    for (const deed of question.deeds) options.push({ reply: { kind: 'act', ...deed }, refusal: null });
    for (const { deed, refusal } of question.closed) options.push({ reply: { kind: 'act', ...deed }, refusal });
  }
  const shut = question?.kind === 'nextAction' ? question.closed : closed;
  for (const { action, refusal } of shut) options.push({ reply: { kind: 'nextAction', ...action }, refusal });
  return options;
}

/** Those that concern what is looked at: what it does, and what can be done to it. */
export function optionsFor(known: Known, subject: Subject): Option[] {
  const { question, view, seat } = known;
  if (subject.kind === 'card' && isAskedAbout(question, subject.id)) return [];
  const actor = question?.kind === 'act' ? question.creature : null;
  const found = optionsOf(known).filter(({ reply, refusal }) => {
    if (reply.kind === 'nextAction') return concernsAction(reply, subject, view, seat);
    if (reply.kind !== 'act') return false;
    if (subject.kind === 'creature' && subject.id === actor) return isWorthSaying(reply, refusal);
    return isAimedAt(reply, subject);
  });
  return found.toSorted((one, other) => rankOf(one.reply) - rankOf(other.reply));
}

/** Is the question about this very card: is it being paid for, set down, carried out? */
export function isAskedAbout(question: Sight['question'], card: CardId): boolean {
  return question !== null && 'card' in question && question.card === card;
}

/** Moves first, as they come first; to stop comes last. */
const ORDER = ['activate', 'play', 'move', 'run', 'attack'];

function rankOf(reply: Reply): number {
  if (!('do' in reply)) return 0;
  if (reply.do === 'pass') return ORDER.length + 1;
  const place = ORDER.indexOf(reply.do);
  return place < 0 ? ORDER.length : place;
}

/** What a card or building could do, and whether it can now. Nothing: it is not one to be used. */
export function optionOf(options: readonly Option[], wanted: Action): Option | undefined {
  const text = JSON.stringify({ kind: 'nextAction', ...wanted });
  return options.find(({ reply }) => JSON.stringify(reply) === text);
}

function concernsAction(action: Action, subject: Subject, view: ClassicView, seat: number): boolean {
  switch (action.do) {
    case 'activate':
    case 'use creature':
    case 'spend concentration':
      return subject.kind === 'creature' && subject.id === action.creature;
    case 'play':
    case 'play terrain':
      return subject.kind === 'card' && subject.id === action.card;
    case 'use building':
      return subject.kind === 'building' && subject.seat === seat && subject.id === action.building;
    case 'use relic':
      return subject.kind === 'card' && subject.id === relicCard(view, seat, action.relic);
    case 'end turn':
      return false;
  }
}

function relicCard({ players }: ClassicView, seat: number, id: string): CardId | undefined {
  return players[seat]?.relics.find(relic => relic.id === id)?.card;
}

function isAimedAt(deed: ActivationDeed, subject: Subject): boolean {
  if ('target' in deed) return subject.kind === 'creature' && subject.id === deed.target;
  if ('terrain' in deed) return subject.kind === 'terrain' && subject.id === deed.terrain;
  return false;
}

/** Who never could search, whatever lies there, need not be told so for every template. */
function isWorthSaying(deed: ActivationDeed, refusal: Refusal | null): boolean {
  return !('terrain' in deed && refusal !== null && NEVER.includes(refusal.code));
}

const NEVER: readonly string[] = ['never-searches', 'no-character', 'no-ruins'];
