import type { Spelling } from '@signum/kernel';
import type { Building, ClassicState, Creature, Relic, Tactic, Template } from './state.ts';

/** What was written last in some place, and how it is spelt. The copy is our own: whatever becomes of the original, it tells. */
export interface Written<T> {
  readonly copy: T;
  readonly piece: Spelling;
}

/** What was written of a game, each thing in its place. */
export interface Texts {
  readonly players: PlayerTexts[];
  readonly creatures: Written<Creature>[];
  readonly terrains: Written<Template>[];
}

export interface PlayerTexts {
  readonly deck: Written<readonly string[]>[];
  readonly hand: Written<readonly string[]>[];
  readonly graveyard: Written<readonly string[]>[];
  readonly removed: Written<readonly string[]>[];
  readonly buildings: Written<readonly string[]>[];
  readonly terrains: Written<readonly string[]>[];
  readonly city: Written<Building>[];
  readonly relics: Written<Relic>[];
  readonly tactics: Written<Tactic>[];
  readonly spoken: Written<readonly string[]>[];
  readonly lastSpoken: Written<readonly string[]>[];
}

export function playerTexts(): PlayerTexts {
  return {
    deck: [],
    hand: [],
    graveyard: [],
    removed: [],
    buildings: [],
    terrains: [],
    city: [],
    relics: [],
    tactics: [],
    spoken: [],
    lastSpoken: [],
  };
}

/** All states of one game share their texts. A cache and nothing more: every text is compared before it is used. */
const written = new WeakMap<object, Texts>();

/** A copy of a state goes on where its original was. */
export function inheritTexts(before: Readonly<ClassicState>, copied: Readonly<ClassicState>): void {
  const texts = written.get(before);
  if (texts) written.set(copied, texts);
}

export function textsOf(state: Readonly<ClassicState>): Texts {
  const known = written.get(state);
  if (known) return known;
  const texts = { players: [], creatures: [], terrains: [] };
  written.set(state, texts);
  return texts;
}
