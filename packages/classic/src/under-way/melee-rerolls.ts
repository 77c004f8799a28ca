import { creatureOf } from '../table/creatures.ts';
import { rerollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import type { Asks, Game } from '../procedure.ts';
import type { ClassicState } from '../state.ts';
import { valueOf } from '../values/values.ts';
import type { Fighter, MeleeFrame } from '../procedures/melee.ts';

type Purpose = 'attack' | 'defence';

/** How many of its dice a fighter may roll again (C-KW-MasterOfAttack, C-KW-MasterOfDefense). */
export function mayReroll(
  state: Readonly<ClassicState>,
  frame: Readonly<MeleeFrame>,
  id: CreatureId,
  purpose: Purpose,
): number {
  const fighter = frame.fighters.find(one => one.id === id)!;
  const name = purpose === 'attack' ? 'attackRerolls' : 'defenceRerolls';
  return Math.min(facesOf(fighter, purpose).length, valueOf(name, creatureOf(state, id), state));
}

/** The step in which one side may roll some of its dice again, each once (C-MEL-19, C-MEL-22). */
export function rerolling(purpose: Purpose, then: MeleeFrame['step']): Asks<MeleeFrame, 'reroll'> {
  return {
    decide(state, frame) {
      const [own] = askedOf(frame);
      const faces = facesOf(own, purpose);
      const most = mayReroll(state, frame, own.id, purpose);
      const seat = creatureOf(state, own.id).controller;
      const counting = purpose === 'attack' ? own.counting : (['shield'] as const);
      const places = faces.map((_face, place) => place);
      return { kind: 'reroll', seat, creature: own.id, purpose, faces, counting, places, most };
    },
    take(play, frame, { dice }) {
      const [own, other] = askedOf(frame);
      frame.asking = frame.asking.slice(1);
      if (dice.length > 0) rollAgain(play, purpose, own, other, dice);
      return then;
    },
  };
}

function facesOf({ strikes, shields }: Readonly<Fighter>, purpose: Purpose): Fighter['strikes'] {
  return purpose === 'attack' ? strikes : shields;
}

function askedOf({ fighters: [attacker, defender], asking }: Readonly<MeleeFrame>): [own: Fighter, other: Fighter] {
  return attacker.id === asking[0] ? [attacker, defender] : [defender, attacker];
}

function rollAgain(
  { state, emit }: Game,
  purpose: Purpose,
  own: Fighter,
  other: Fighter,
  dice: readonly number[],
): void {
  const attack = 'melee combat';
  if (purpose === 'attack') {
    own.strikes = rerollDice(state.chance, own.strikes, dice, own.counting);
    const { strikes: faces, counting } = own;
    emit({ type: 'attackRerolled', who: other.id, by: own.id, attack, faces, counting }, 'C-MEL-19');
  } else {
    own.shields = rerollDice(state.chance, own.shields, dice, ['shield']);
    emit({ type: 'defenceRerolled', who: own.id, by: other.id, attack, faces: own.shields }, 'C-MEL-22');
  }
}
