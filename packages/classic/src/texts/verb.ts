import type { CreatureId } from '../ids.ts';
import { findLiving } from '../table/creatures.ts';
import type { Amount, Verb, VerbEffect } from '../language/index.ts';
import type { Game } from '../procedure.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { Creature } from '../state.ts';
import type { Text } from './text.ts';
import type { Aim } from './aims.ts';
import { amountOf } from './amounts.ts';

/** A verb about to be carried out: what its text says and what its arguments mean now. */
export interface Doing<V extends Verb = Verb> {
  readonly play: Game;
  readonly text: Text;
  readonly effect: VerbEffect<V>;
  /** The ids that an argument means. */
  readonly ids: (aim: Aim<V>) => readonly string[];
  /** The living creatures among them: the dying receive nothing any more (C-ELM-3). */
  readonly creatures: (aim: Aim<V>) => Creature[];
  /** How many; `all` is whatever there is. */
  readonly amount: (amount: Amount, all?: number) => number;
}

/** What a verb does. It acts at once, or calls procedures that are then carried out one after the other. */
export type VerbRule<V extends Verb = Verb> = (doing: Doing<V>) => readonly ClassicFrame[] | void;

/** A verb, with its name said, so that the compiler knows every argument. */
export function verb<V extends Verb>(_name: V, rule: VerbRule<V>): VerbRule<V> {
  return rule;
}

export function doingOf(
  play: Game,
  text: Text,
  effect: VerbEffect,
  meaning: (aim: string) => readonly string[],
): Doing {
  return {
    play,
    text,
    effect,
    ids: meaning,
    creatures: aim => meaning(aim).flatMap(id => findLiving(play.state, id as CreatureId) ?? []),
    amount: (amount, all) => amountOf(play.state, text, amount, all),
  };
}
