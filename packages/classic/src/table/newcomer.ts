import { MILLIMETRE, type Length, type Point } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import { isCreatureCard, type CardId } from '../card.ts';
import { cardOf, nextName } from './players.ts';
import type { Game } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';

/** A creature that comes onto the Battlefield, with nothing on it yet. Whoever brings it commands it at once (C-SUM-11). */
export function newcomer(state: ClassicState, seat: Seat, card: CardId, { x, y }: Point): Creature {
  const print = cardOf(state, card);
  if (!isCreatureCard(print)) throw new Error(`${card} is no card of a creature`);
  return {
    id: nextName(state, 'c'),
    card,
    kind: print.type,
    owner: seat,
    controller: seat,
    r: radiusOf(print.base),
    x,
    y,
    wounds: 0,
    armour: 0,
    hidden: false,
    poisoned: false,
    diseased: false,
    concentration: 0,
    victim: null,
    gains: [],
    woundedBy: null,
    dying: false,
    since: state.turn,
    activated: false,
    skips: false,
    moved: false,
    defended: false,
    persecutions: 0,
    usedUp: [],
    shotAt: 0,
  };
}

/** Bases are printed by their diameter in millimetres (C-CMP-7). */
export function radiusOf(base: number): Length {
  return (base * MILLIMETRE) / 2;
}

/** The tokens a creature enters with: Armour, Stealth, Concentration (C-SUM-8). Heroes get theirs at setup (C-AMB-24). */
export function giveTokens({ state, emit }: Game, creature: Creature): void {
  const { id: who } = creature;
  const armour = valueOf('armourTokens', creature, state);
  if (armour > 0) {
    creature.armour += armour;
    emit({ type: 'armourGained', who, n: armour }, 'C-KW-Armour');
  }
  if (valueOf('stealthy', creature, state)) {
    creature.hidden = true;
    emit({ type: 'stealthGained', who }, 'C-STL-1');
  }
  const focus = state.rules.concentration === 'start with X, gain 1' ? mostConcentration(state, creature) : 0;
  if (focus > 0) {
    creature.concentration = focus;
    emit({ type: 'concentrationGained', who, n: focus }, 'C-KW-Concentration');
  }
}

function mostConcentration(state: Readonly<ClassicState>, creature: Readonly<Creature>): number {
  return Math.max(0, ...valueOf('concentration', creature, state).map(({ x }) => x));
}
