import { isRefused, leftOver, scripted, type Answer, type Decision, type Refusal, type Told } from '@signum/kernel';
import type { Decisions } from '../decisions.ts';
import { editions, type EditionId } from '../editions/index.ts';
import type { Happening } from '../happenings.ts';
import type { CreatureId } from '../ids.ts';
import { classicMachine } from '../machine.ts';
import { meleeOf } from '../procedures/melee.ts';
import { findCreature, type ClassicState, type Creature } from '../state.ts';
import { FACES, type Face } from '../vocabulary.ts';

type Figure = Partial<Creature>;

export interface Duel {
  readonly pending: Decision<Decisions> | undefined;
  readonly state: ClassicState;
  readonly events: readonly Told<Happening>[];
  readonly attacker: Creature | undefined;
  readonly defender: Creature | undefined;
  /** All numbers of attack dice that may be assigned now. */
  readonly assignments: number[];
  assign(attack: number): Duel;
  reroll(...dice: number[]): Duel;
  /** Why this number of attack dice is not taken. */
  refusal(attack: number): Refusal | undefined;
  /** Fails if scripted dice were left over. */
  end(): Duel;
}

/** A melee for a test: two creatures in contact, the dice known beforehand, told as faces in the order they fall. */
export function duel(setup: { attacker?: Figure; defender?: Figure; dice?: string; edition?: EditionId }): Duel {
  const [attacker, defender] = ['attacker', 'defender'] as CreatureId[] as [CreatureId, CreatureId];
  const start: ClassicState = {
    frames: [meleeOf(attacker, defender)],
    chance: scripted(facesIn(setup.dice ?? '').map(face => 2 * FACES.indexOf(face))),
    answered: 0,
    told: 0,
    chain: [],
    rules: editions[setup.edition ?? 'en-kitsune'],
    turn: 1,
    active: 0,
    players: [0, 1].map(() => ({ prosperity: 3, graveyard: [], kills: 0 })),
    creatures: [figure(attacker, 0, setup.attacker), figure(defender, 1, setup.defender)],
  };
  const begun = classicMachine.begin(start);
  return duelOn(begun.state, begun.events);
}

function figure(id: CreatureId, seat: number, given: Figure = {}): Creature {
  return {
    id,
    card: `${id}-card`,
    kind: 'character',
    owner: seat,
    controller: seat,
    strength: 1,
    health: 1,
    keywords: [],
    r: 1600,
    x: 30_000,
    y: 30_000 + 3200 * seat,
    wounds: 0,
    armour: 0,
    hidden: false,
    gained: [],
    activated: false,
    defended: false,
    ...given,
  };
}

function facesIn(text: string): Face[] {
  const words = text.split(/\s+/).filter(word => word !== '');
  const strange = words.find(word => !(FACES as readonly string[]).includes(word));
  if (strange) throw new Error(`no die shows '${strange}'`);
  return words as Face[];
}

function duelOn(state: ClassicState, events: readonly Told<Happening>[]): Duel {
  const pending = classicMachine.pending(state);
  const answered = (answer: Answer<Decisions>): Duel => {
    if (!pending) throw new Error('nobody is asked anything');
    const result = classicMachine.answer(state, { to: pending.n, seat: pending.seat, answer });
    if (isRefused(result)) throw new Error(`refused: ${JSON.stringify(result.refused)}`);
    return duelOn(result.state, [...events, ...result.events]);
  };
  return {
    pending,
    state,
    events,
    attacker: findCreature(state, 'attacker' as CreatureId),
    defender: findCreature(state, 'defender' as CreatureId),
    get assignments() {
      if (pending?.kind !== 'assignDice') throw new Error('nobody assigns dice now');
      return classicMachine.answers(pending).map(answer => (answer as { attack: number }).attack);
    },
    assign: attack => answered({ kind: 'assignDice', attack }),
    reroll: (...dice) => answered({ kind: 'reroll', dice }),
    refusal: attack => pending && classicMachine.judge(pending, { kind: 'assignDice', attack }),
    end() {
      if (leftOver(state.chance).length > 0) throw new Error('dice were left over');
      return this;
    },
  };
}
