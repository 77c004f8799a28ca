import type { Frame, Seat } from '@signum/kernel';
import { findLiving } from '../table/creatures.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import { cardOf, playerOf, relicOf } from '../table/players.ts';
import { asking, steps, type Game } from '../procedure.ts';
import { addDealt } from '../under-way/attack-under-way.ts';
import type { ClassicState, Creature, Credit, Relic } from '../state.ts';
import { isUntouchedBy, valueOf } from '../values/values.ts';

/** One instance of damage, or of wounds, on its way to a creature. */
export interface Blow {
  readonly who: CreatureId;
  /** Whose doing it is; nobody's, if a creature hurts itself (C-ELM-4). */
  readonly credit: Credit | null;
  readonly n: number;
  /** Wounds go past all Armour (C-DMG-2). */
  readonly of: 'damage' | 'wounds';
  /** What "-X from attacks" and Durability look at (C-BST-5, C-REL-12). */
  readonly from: 'attack' | 'backstab' | 'effect' | 'magical attack';
}

/** What one side of an attack has dealt so far. */
export interface Dealt {
  readonly by: CreatureId;
  readonly who: CreatureId;
  readonly damage: number;
  readonly wounds: number;
  /** Wounds from which a vampire may drink (C-KW-Vampirism). */
  readonly blood: number;
}

export interface DamageFrame extends Frame {
  readonly kind: 'damage';
  step: 'choose' | 'deal' | 'incoming' | 'reduce' | 'relics';
  /** Dealt simultaneously: the state is checked after all of them (C-TIM-12). Texts may lower or redirect them on the way. */
  blows: readonly Blow[];
  /** What relics have taken of each, and the relic that is taking now. */
  absorbed: readonly number[];
  relic: RelicId | null;
}

export function damageOf(blows: readonly Blow[]): DamageFrame {
  return { kind: 'damage', step: 'incoming', blows, absorbed: blows.map(() => 0), relic: null };
}

/** Damage, in the order of its modifiers: reductions, additions, relics, Armour, wounds (C-DMG-4). */
export const damage = steps<DamageFrame>({
  incoming({ state, emit }, { blows }) {
    for (const { who, credit, n, of } of blows) {
      if (of === 'damage' && n > 0 && findLiving(state, who))
        emit({ type: 'damageIncoming', who, ...byOf(credit), n }, 'C-TIM-13');
    }
    return 'reduce';
  },

  reduce({ state }, frame) {
    frame.blows = frame.blows.flatMap(blow => {
      const creature = findLiving(state, blow.who);
      const n = creature ? amountOf(state, creature, blow) : 0;
      return n > 0 ? [{ ...blow, n }] : []; // reduced to nothing is no damage: nothing is set off (C-DMG-5)
    });
    frame.absorbed = frame.blows.map(() => 0);
    return 'relics';
  },

  /** Physical damage to a hero goes to relics with Durability first, each emptied before the next (C-REL-9 to C-REL-11). */
  relics(play, frame) {
    const at = frame.blows.findIndex(
      (blow, index) => frame.absorbed[index]! < blow.n && shields(play.state, blow).length > 0,
    );
    if (at < 0) return 'deal';
    const able = shields(play.state, frame.blows[at]!);
    const begun = able.find(({ id }) => id === frame.relic);
    if (begun) absorb(play, frame, at, begun);
    else if (able.length === 1) absorb(play, frame, at, able[0]!);
    else return 'choose';
    return 'relics';
  },

  choose: asking<DamageFrame, 'choose'>({
    decide(state, frame) {
      const blow = frame.blows.find((one, index) => frame.absorbed[index]! < one.n && shields(state, one).length > 0)!;
      const options = shields(state, blow).map(({ id }) => id);
      const seat = findLiving(state, blow.who)!.controller;
      return { kind: 'choose', seat, purpose: 'relic that takes the damage', options, least: 1, most: 1 };
    },
    take(_play, frame, { chosen }) {
      frame.relic = chosen[0] as RelicId;
      return 'relics';
    },
  }),

  deal(play, { blows, absorbed }) {
    for (const [index, blow] of blows.entries()) {
      const creature = findLiving(play.state, blow.who);
      if (creature) suffer(play, creature, blow, absorbed[index]!);
    }
    return 'done';
  },
});

function byOf(credit: Credit | null): { by?: CreatureId } {
  return credit?.creature === undefined ? {} : { by: credit.creature };
}

/** "-X from attacks" takes off first, never below 0; whatever is left of damage may grow (C-DMG-4). */
function amountOf(state: Readonly<ClassicState>, creature: Creature, { n, of, from }: Blow): number {
  const isAttack = from === 'attack' || from === 'magical attack';
  const reduced = Math.max(0, n - (isAttack ? valueOf('lessFromAttacks', creature, state) : 0));
  return reduced > 0 && of === 'damage' ? reduced + valueOf('moreDamage', creature, state) : reduced;
}

/** Relics of a hero that can take some of this: physical attacks and Backstab only (C-REL-12). */
function shields(state: Readonly<ClassicState>, { who, of, from }: Blow): Relic[] {
  const hero = findLiving(state, who);
  if (hero?.kind !== 'hero' || of !== 'damage' || (from !== 'attack' && from !== 'backstab')) return [];
  return playerOf(state, hero.owner).relics.filter(({ card, tokens }) => {
    const print = cardOf(state, card);
    return print.type === 'relic' && print.durability !== undefined && tokens > 0;
  });
}

function absorb({ state, emit }: Game, frame: DamageFrame, at: number, relic: Relic): void {
  const taken = Math.min(relic.tokens, frame.blows[at]!.n - frame.absorbed[at]!);
  relic.tokens -= taken;
  frame.absorbed = frame.absorbed.with(at, frame.absorbed[at]! + taken);
  frame.relic = relic.tokens > 0 && frame.absorbed[at]! < frame.blows[at]!.n ? relic.id : null;
  const seat: Seat = relicOf(state, relic.id)!.seat;
  emit({ type: 'relicDamaged', player: seat, relic: relic.id, n: taken }, 'C-REL-9');
}

function suffer({ state, emit }: Game, creature: Creature, blow: Blow, absorbed: number): void {
  const { who, credit, n, of, from } = blow;
  const by = byOf(credit);
  if (of === 'damage') emit({ type: 'damageDealt', who, ...by, n }, 'C-DMG-4');
  const rest = n - absorbed;
  const tokens = of === 'damage' ? Math.min(creature.armour, rest) : 0; // one token a point (C-DMG-1)
  if (tokens > 0) {
    creature.armour -= tokens;
    emit({ type: 'armourLost', who, n: tokens }, 'C-DMG-1');
  }
  const wounds = rest - tokens;
  if (wounds > 0) {
    const before = creature.wounds;
    creature.wounds = Math.min(valueOf('health', creature, state), before + wounds); // C-DMG-10
    if (creature.wounds > before) creature.woundedBy = credit; // wounds beyond Health eliminate nobody (C-ELM-4)
    emit({ type: 'woundsReceived', who, ...by, n: wounds }, 'C-DMG-2');
  }
  if ((from === 'attack' || from === 'magical attack') && credit?.creature !== undefined) {
    const blood = isUntouchedBy(state, creature, 'vampirism') ? 0 : wounds;
    addDealt(state, { by: credit.creature, who, damage: of === 'damage' ? n : 0, wounds, blood });
  }
}
