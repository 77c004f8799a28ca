import type { Decision, Refusal, Told } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import type { EditionId } from '../editions/index.ts';
import type { Happening } from '../happenings.ts';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { meleeOf } from '../procedures/melee.ts';
import type { ClassicState, Creature } from '../state.ts';
import { position, type Figure, type Table } from './position.ts';

/** A fighter: what is printed and what it has now, in one list. */
export type Fighter = Omit<Figure, 'at' | 'of' | 'print'> & {
  readonly strength?: number;
  readonly health?: number;
  readonly keywords?: readonly KeywordUse[];
};

export interface Duel {
  readonly pending: Decision<Decisions> | undefined;
  readonly state: ClassicState;
  readonly events: readonly Told<Happening>[];
  readonly attacker: Creature | undefined;
  readonly defender: Creature | undefined;
  /** All numbers of attack dice that may be assigned now. */
  readonly assignments: number[];
  /** What was assigned so far, by choice or because nothing else was allowed. */
  readonly assigned: { who: string; attack: number; defence: number }[];
  assign(attack: number): Duel;
  reroll(...dice: number[]): Duel;
  /** Answers whatever else is asked. */
  answer(taken: object): Duel;
  /** Why this number of attack dice is not taken. */
  refusal(attack: number): Refusal | undefined;
  /** Fails if scripted dice were left over. */
  end(): Duel;
}

/** A melee for a test: two creatures in contact, the dice known beforehand, told as faces in the order they fall. */
export function duel(setup: { attacker?: Fighter; defender?: Fighter; dice?: string; edition?: EditionId }): Duel {
  const table = position({
    creatures: {
      attacker: { at: [300, 300], ...fighter(setup.attacker) },
      defender: { of: 1, at: [300, 332], ...fighter(setup.defender) },
    },
    frames: [meleeOf('attacker' as CreatureId, 'defender' as CreatureId)],
    heroes: false,
    ...(setup.dice !== undefined && { dice: setup.dice }),
    ...(setup.edition !== undefined && { edition: setup.edition }),
  });
  return duelOn(table);
}

function fighter({ strength = 1, health = 1, keywords = [], ...now }: Fighter = {}): Figure {
  return { print: { strength, health, keywords }, ...now };
}

function duelOn(table: Table): Duel {
  const { pending, state, events } = table;
  return {
    pending,
    state,
    events,
    attacker: table.creature('attacker'),
    defender: table.creature('defender'),
    get assignments() {
      table.asked('assignDice');
      return table.answers.map(answer => (answer as { attack: number }).attack);
    },
    assigned: table.told('diceAssigned').map(({ who, attack, defence }) => ({ who, attack, defence })),
    assign: attack => duelOn(table.answer({ attack })),
    answer: taken => duelOn(table.answer(taken)),
    reroll: (...dice) => duelOn(table.answer({ dice })),
    refusal: attack => table.refusal({ attack }),
    end() {
      table.end();
      return this;
    },
  };
}
