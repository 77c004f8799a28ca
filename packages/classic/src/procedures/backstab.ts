import type { Frame } from '@signum/kernel';
import { enemiesInContact } from '../table/battlefield.ts';
import { creatureOf, findLiving, isEnemy } from '../table/creatures.ts';
import { rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState, Creature, Credit } from '../state.ts';
import { currentHealth, valueOf } from '../values/values.ts';
import { damageOf } from './damage.ts';

/** Backstabs of one occasion, rolled together (section 11 of the specification). */
export interface BackstabFrame extends Frame {
  readonly kind: 'backstab';
  step: 'begin' | 'consider' | 'next' | 'provoke' | 'roll' | 'order' | 'harm';
  readonly victim: CreatureId;
  /** Who is concerned. Whoever calls knows whether they must be in contact (C-BST-2). */
  readonly stabbers: readonly CreatureId[];
  /** May hidden stabbers choose to stab? Not when somebody leaves contact with them (C-BST-8). */
  readonly hiddenMay: boolean;
  /** Hidden ones who have not said yet whether they stab. */
  undecided?: readonly CreatureId[];
  stabbing?: readonly CreatureId[];
  /** Who hit; first those whose place in the order has been settled. */
  hits?: readonly Required<Credit>[];
  settled?: number;
}

/** Backstab is no attack: nothing is declared, nobody defends (C-BST-4, C-BST-5). */
export const backstab = steps<BackstabFrame>({
  begin({ state }, frame) {
    const victim = findVictim(state, frame);
    const able = victim ? stabbersOf(state, victim, frame.stabbers) : [];
    frame.stabbing = able.filter(({ hidden }) => !hidden).map(({ id }) => id); // they cannot choose (C-BST-7)
    frame.undecided = frame.hiddenMay ? able.filter(({ hidden }) => hidden).map(({ id }) => id) : [];
    return 'next';
  },

  next({ state }, frame) {
    frame.undecided = (frame.undecided ?? []).filter(id => findLiving(state, id)?.hidden);
    return frame.undecided.length > 0 ? 'consider' : 'provoke';
  },

  consider: asking<BackstabFrame, 'may'>({
    decide(state, { undecided = [] }) {
      const { id, controller } = creatureOf(state, undecided[0]!);
      return { kind: 'may', seat: controller, purpose: 'backstab', creature: id };
    },
    take({ state, emit }, frame, { yes }) {
      const [id, ...others] = frame.undecided!;
      frame.undecided = others;
      if (!yes) return 'next';
      creatureOf(state, id!).hidden = false; // before the roll (C-BST-7)
      frame.stabbing = [...frame.stabbing!, id!];
      emit({ type: 'stealthLost', who: id!, because: 'backstab' }, 'C-STL-5');
      return 'next';
    },
  }),

  provoke({ emit }, { victim, stabbing = [] }) {
    for (const by of stabbing) emit({ type: 'backstabProvoked', who: victim, by }, 'C-BST-1');
    return stabbing.length > 0 ? 'roll' : 'done';
  },

  /** One die each, whatever its Strength; its wounds count, the victim cannot defend (C-BST-3, C-BST-4, C-BST-6). */
  roll({ state, emit }, frame) {
    const victim = findVictim(state, frame);
    if (!victim) return 'done';
    const able = stabbersOf(state, victim, frame.stabbing!);
    const rolls = able.map(stabber => ({ stabber, faces: rollDice(state.chance, 1) }));
    for (const { stabber, faces } of rolls) {
      emit({ type: 'backstabRolled', who: victim.id, by: stabber.id, faces }, 'C-BST-3');
    }
    const hits = rolls.filter(({ stabber, faces }) => valueOf('meleeFaces', stabber, state).includes(faces[0]!));
    for (const { stabber } of hits) emit({ type: 'backstabHit', who: victim.id, by: stabber.id }, 'C-BST-4');
    frame.hits = hits.map(({ stabber: { id, controller } }) => ({ seat: controller, creature: id }));
    frame.settled = orderMatters(state, victim, frame.hits.length) ? 0 : frame.hits.length;
    return 'harm';
  },

  order: asking<BackstabFrame, 'order'>({
    decide(_state, { hits = [], settled = 0 }) {
      const options = hits.slice(settled).map(({ creature }) => ({ source: creature, creature }));
      return { kind: 'order', seat: hits[0]!.seat, of: 'backstabs', options };
    },
    take(_play, frame, { next }) {
      const { hits = [], settled = 0 } = frame;
      const at = settled + next;
      frame.hits = hits.toSpliced(at, 1).toSpliced(settled, 0, hits[at]!);
      frame.settled = settled + 1;
      return 'harm';
    },
  }),

  /** Each is an instance of its own, but one state check follows (C-BST-12). */
  harm(_play, { victim, hits = [], settled = 0 }) {
    if (settled < hits.length - 1) return 'order';
    if (hits.length === 0) return 'done';
    const blows = hits.map(credit => ({ who: victim, credit, n: 1, of: 'damage' as const, from: 'backstab' as const }));
    return { call: [damageOf(blows)], then: 'done' };
  },
});

/**
 * Who stabs somebody for leaving contact, or for moving without leaving it (C-BST-1): of these enemies the ones that are not
 * hidden (C-BST-8). In the newest edition Agile saves whoever ends in contact with no enemy (C-KW-Agile).
 */
export function stabbersOnLeaving(
  state: Readonly<ClassicState>,
  victim: Readonly<Creature>,
  enemies: readonly string[],
  isFreeThen: boolean,
): CreatureId[] {
  if (isFreeThen && valueOf('agile', victim, state)) return [];
  return enemiesInContact(state, victim).flatMap(({ id, hidden }) => (!hidden && enemies.includes(id) ? [id] : []));
}

/** Nobody stabs the hidden (C-BST-9), nor in the older editions the Agile (C-BST-14). */
function findVictim(state: Readonly<ClassicState>, frame: Readonly<BackstabFrame>): Creature | undefined {
  const victim = findLiving(state, frame.victim);
  if (!victim || victim.hidden) return undefined;
  return state.rules.agile === 'always' && valueOf('agile', victim, state) ? undefined : victim;
}

function stabbersOf(state: Readonly<ClassicState>, victim: Creature, ids: readonly CreatureId[]): Creature[] {
  return ids.flatMap(id => {
    const stabber = findLiving(state, id);
    return stabber && isEnemy(stabber, victim) ? [stabber] : [];
  });
}

/** All of them deal the same. Their order is worth a question only where it tells who eliminates the victim (C-ELM-4). */
function orderMatters(state: Readonly<ClassicState>, victim: Creature, hits: number): boolean {
  const harm = hits * (1 + valueOf('moreDamage', victim, state));
  return hits > 1 && harm >= currentHealth(victim, state) + victim.armour;
}
