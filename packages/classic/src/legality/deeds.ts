import { samePlain } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { inContact } from '@signum/geometry';
import { asTerrain, isWithin, isWithinOfTerrain } from '../table/battlefield.ts';
import { isEnemy } from '../table/creatures.ts';
import type { Act, ActivationDeed, ClosedDeed } from '../decisions/act.ts';
import type { Course } from '../procedures/activation.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import { isForbidden, valueOf } from '../values/values.ts';
import { ATTACK_KINDS, RANGED, type AttackKind } from '../vocabulary.ts';
import { activatedAbilities } from './activated.ts';
import { attackDiceOf, isRanged, RANGE, whyNotAttack, type After } from './attack.ts';
import { whyNotDetect, type DetectsBy } from './detect.ts';
import { whyNotMove } from './move.ts';
import { preyOf } from './persecution.ts';
import { isRuins, whyNotEnter, whyNotSearch } from './ruins.ts';

/** A move may be thought of and given up so many times: a player may look first, but not for ever. */
const HESITATIONS = 8;

/**
 * Everything the active creature could do next, each open or closed with its reason: all lines of C-ACT-3 at first; after a
 * move, a detection or an elimination only what may follow.
 */
export function deedsOf(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
): Pick<Act['shown'], 'closed' | 'deeds'> {
  const deeds: ActivationDeed[] = [PASS];
  const closed: ClosedDeed[] = [];
  for (const [deed, refusal] of judged(state, creature, course)) {
    if (refusal) closed.push({ deed, refusal });
    else deeds.push(deed);
  }
  return { deeds, closed };
}

/** What the active creature may do, without a word on the rest. */
export function openDeeds(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
): ActivationDeed[] {
  const deeds: ActivationDeed[] = [PASS];
  const isWorth = worthJudging(state, creature, course);
  for (const [deed, refusal] of judged(state, creature, course, isWorth)) if (!refusal) deeds.push(deed);
  return deeds;
}

/** Is there anything but to pass? */
export function hasDeed(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
): boolean {
  const isWorth = worthJudging(state, creature, course);
  for (const [, refusal] of judged(state, creature, course, isWorth)) if (!refusal) return true;
  return false;
}

/** This deed in its clean form, if it is open now. */
export function openDeed(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
  wanted: object,
): ActivationDeed | undefined {
  const { kind: _kind, ...rest } = wanted as { kind?: unknown };
  if (samePlain(rest, PASS)) return PASS;
  const { do: word } = rest as Partial<ActivationDeed>;
  for (const [deed, refusal] of judged(state, creature, course, ({ do: kind }) => kind === word)) {
    if (samePlain(deed, rest)) return refusal ? undefined : deed;
  }
  return undefined;
}

export const PASS: ActivationDeed = { do: 'pass' };

type Judged = [deed: ActivationDeed, refusal: Refusal | undefined];

/** Is such a deed worth a closer look? Whoever tells nobody why the rest is closed need not know it. */
type Worth = (deed: Glimpsed) => boolean;

/** A deed before it is judged, with the creature or template it is about. */
type Glimpsed =
  | { readonly do: 'attack'; readonly attack: AttackKind; readonly target: Readonly<Creature> }
  | { readonly do: 'detect'; readonly target: Readonly<Creature>; readonly by: DetectsBy }
  | { readonly do: 'move' | 'run' | 'use' }
  | { readonly do: 'search' | 'secret entrance'; readonly template: Readonly<Template> };

const always: Worth = () => true;

/** Tells at a glance of most deeds that they are closed: what they are about is too far off. Never of one that is open. */
function worthJudging(state: Readonly<ClassicState>, creature: Readonly<Creature>, course: Readonly<Course>): Worth {
  let lunges: boolean | undefined;
  return deed => {
    switch (deed.do) {
      case 'attack': {
        const { attack, target } = deed;
        if (isRanged(attack)) return isWithin(creature, target, RANGE[attack]);
        if (inContact(creature, target)) return true;
        return attack === 'melee combat' && (lunges ??= valueOf('lunges', creature, state));
      }
      case 'detect':
        return deed.by !== 'contact' || inContact(creature, deed.target);
      case 'search':
      case 'secret entrance':
        return isWithinOfTerrain(creature, asTerrain(state, deed.template), 'contact');
      case 'use':
        return !whyNotUse(creature, course);
      default:
        return true;
    }
  };
}

function* judged(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
  isWorth: Worth = always,
): Generator<Judged> {
  const after = afterOf(creature, course);
  const enemies = state.creatures.filter(other => !other.dying && isEnemy(other, creature));
  yield* moves(state, creature, course, isWorth);
  for (const attack of ATTACK_KINDS) {
    if (attack !== 'melee combat' && attackDiceOf(state, creature, attack) <= 0) continue; // it has no such attack
    for (const target of enemies) {
      if (!isWorth({ do: 'attack', attack, target })) continue;
      const why = whyNotThen(creature, course, attack, target) ?? whyNotAttack(state, creature, attack, target, after);
      yield [{ do: 'attack', attack, target: target.id }, why];
    }
  }
  if (course.hunt !== 'no') return;
  for (const { ability, refusal } of isWorth({ do: 'use' }) ? activatedAbilities(state, creature) : []) {
    yield [{ do: 'use', ability }, whyNotUse(creature, course) ?? refusal];
  }
  for (const template of state.terrains) {
    if (!isRuins(state, template)) continue;
    const terrain = template.id;
    const late = whyAfterDetection(creature, course);
    if (isWorth({ do: 'search', template }))
      yield [{ do: 'search', terrain }, late ?? whyNotSearch(state, creature, template, after)];
    if (isWorth({ do: 'secret entrance', template }))
      yield [{ do: 'secret entrance', terrain }, late ?? whyNotEnter(state, creature, template, after)];
  }
  for (const target of enemies) {
    if (!target.hidden) continue;
    for (const by of ['contact', 'magical shot'] as const) {
      if (by === 'magical shot' && (state.rules.ranged.detects === 'no' || attackDiceOf(state, creature, by) <= 0))
        continue;
      if (!isWorth({ do: 'detect', target, by })) continue;
      const why = course.detected
        ? refuse('one-attempt', 'C-STL-16', { creature: creature.id })
        : whyNotDetect(state, creature, target, by, after);
      yield [{ do: 'detect', target: target.id, by }, why];
    }
  }
}

/** What came before in this activation. An extra fight is a new beginning (C-KW-Persecution). */
function afterOf({ moved }: Readonly<Creature>, { walked, hunt }: Readonly<Course>): After {
  if (hunt !== 'no') return 'nothing';
  if (walked === 'run') return 'run';
  return moved || walked === 'move' ? 'move' : 'nothing'; // a text may have moved it, too
}

/** One move in an activation, before everything else (C-ACT-4); and one of S before an extra fight (C-KW-Persecution). */
function* moves(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  course: Readonly<Course>,
  isWorth: Worth,
): Generator<Judged> {
  const { hesitations, hunt, walked } = course;
  const who = { creature: creature.id };
  const tired = hesitations >= HESITATIONS ? refuse('stayed', 'C-MOV-14', who) : undefined;
  if (hunt !== 'no') {
    if (isWorth({ do: 'move' })) yield [{ do: 'move' }, tired ?? whyNotHunt(state, creature, hunt)];
    return;
  }
  const late = walked === 'no' ? tired : refuse('one-move', 'C-ACT-4', who);
  for (const kind of ['move', 'run'] as const) {
    if (!isWorth({ do: kind })) continue;
    const why = late ?? whyAfterDetection(creature, course) ?? whyNotMove(state, creature, kind === 'run');
    yield [{ do: kind }, why];
  }
}

function whyNotHunt(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  hunt: Course['hunt'],
): Refusal | undefined {
  const who = { creature: creature.id };
  if (hunt === 'moved') return refuse('one-move', 'C-KW-Persecution', who);
  if (isForbidden(state, creature, 'move')) return refuse('forbidden', 'C-ABL-20', { ...who, deed: 'move' });
  return preyOf(state, creature).length > 0 ? undefined : refuse('nobody-near', 'C-KW-Persecution', who);
}

/** After a detection: a melee attack, or the Magical Shot at the one it found; in an extra fight: melee combat only. */
function whyNotThen(
  { id: creature }: Readonly<Creature>,
  { detected, hunt }: Readonly<Course>,
  attack: AttackKind,
  { id }: Readonly<Creature>,
): Refusal | undefined {
  if (hunt !== 'no')
    return attack === 'melee combat' ? undefined : refuse('melee-only', 'C-KW-Persecution', { creature });
  if (!detected) return undefined;
  const { by, target } = detected;
  if (by === 'contact') return RANGED.includes(attack) ? refuse('melee-only', 'C-STL-16', { creature }) : undefined;
  return attack === 'magical shot' && id === target ? undefined : refuse('that-shot-only', 'C-STL-18', { target });
}

function whyAfterDetection({ id }: Readonly<Creature>, { detected }: Readonly<Course>): Refusal | undefined {
  return detected ? refuse('after-detection', 'C-STL-16', { creature: id }) : undefined;
}

/** An activated ability takes the whole activation: no move before it (C-ACT-5, C-ACT-7). */
function whyNotUse(creature: Readonly<Creature>, course: Readonly<Course>): Refusal | undefined {
  const { id, moved } = creature;
  if (moved || course.walked !== 'no') return refuse('has-moved', 'C-ACT-5', { creature: id });
  return whyAfterDetection(creature, course);
}
