import type { Happening } from '../happenings.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { ActivationEnd, WindowFrame } from '../procedures/window.ts';
import type { ClassicState, Creature } from '../state.ts';
import { needsCheck } from './needs-check.ts';
import type { Trigger } from './trigger.ts';

/**
 * What comes after every atomic step, before anything else: a state check if something must be put right, then the window
 * of the events it told (C-TIM-2, C-TIM-11). Nothing at all, most of the time.
 */
export function aftermath(
  state: Readonly<ClassicState>,
  frame: Readonly<ClassicFrame>,
  events: readonly Happening[],
  triggers: readonly Trigger[],
  departed: readonly Creature[] = [],
): readonly ClassicFrame[] {
  if (state.outcome || state.phase === 'setup') return NOTHING;
  const isChecked = !isMereTalk(frame, events) && needsCheck(state);
  const asked = events.length === 0 ? events : mayBeAnswered(state, events);
  if (!isChecked && triggers.length === 0 && asked.length === 0) return NOTHING;
  const frames: ClassicFrame[] = [];
  if (isChecked) frames.push({ kind: 'stateCheck', step: 'check', laid: [] });
  if (triggers.length > 0 || asked.length > 0) {
    const begun = { passed: [], answered: [], ...endIn(events, triggers), ...startIn(events, triggers) };
    const gone = asked.length > 0 && departed.length > 0 ? { departed } : {};
    frames.push({ kind: 'window', step: 'next', triggers, events: asked, ...gone, ...begun });
  }
  return frames;
}

const NOTHING: readonly ClassicFrame[] = [];

/**
 * Nothing on the table has changed, so what was checked before still is: players only say what they choose, or an activation
 * goes from one stage to the next and there is nothing to tell of it.
 */
function isMereTalk({ kind }: Readonly<ClassicFrame>, events: readonly Happening[]): boolean {
  if (kind === 'activation') return events.length === 0;
  return kind === 'window' || kind === 'choosing' || kind === 'stateCheck';
}

/** At the end of an activation what was set off may bring more of it (C-TIM-18). */
function endIn(events: readonly Happening[], triggers: readonly Trigger[]): Pick<WindowFrame, 'ofEnd'> {
  const event = events.find((one): one is ActivationEnd => one.type === 'activationEnd');
  const [first] = triggers;
  return event && first ? { ofEnd: { event, cause: first.cause, known: triggers.map(({ source }) => source) } } : {};
}

type ActivationStart = Extract<Happening, { readonly type: 'activationStart' }>;

/** At the start of an activation its creature's player orders what is optional, too (C-ACT-2). */
function startIn(events: readonly Happening[], triggers: readonly Trigger[]): Pick<WindowFrame, 'ofStart'> {
  if (triggers.length < 2) return {};
  const event = events.find((one): one is ActivationStart => one.type === 'activationStart');
  const isAsked = event && triggers.some(({ optional, bearer }) => optional && bearer === event.who);
  return isAsked ? { ofStart: event.who } : {};
}

/**
 * Events for which tactics are asked about: told by the kind of event and by whether tactics lie there at all, never by
 * which ones (C-TIM-22).
 */
function mayBeAnswered(state: Readonly<ClassicState>, events: readonly Happening[]): readonly Happening[] {
  const { answerable } = state;
  if (answerable.length === 0 || !hasTactics(state)) return NO_EVENTS;
  return events.some(({ type }) => answerable.includes(type))
    ? events.filter(({ type }) => answerable.includes(type))
    : NO_EVENTS;
}

const NO_EVENTS: readonly Happening[] = [];

function hasTactics({ players }: Readonly<ClassicState>): boolean {
  for (const { tactics } of players) if (tactics.length > 0) return true;
  return false;
}
