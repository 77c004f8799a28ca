import { classicMachine, type ClassicState } from '@signum/classic';
import type { Chance } from '@signum/kernel';
import { draw, seeded, type Seed } from '@signum/kernel';
import type { Question, Reply } from './player.ts';

/**
 * The game before somebody who decides by habit: a veiled one in earnest, a supposed one in thought. Habits look at open things and at
 * what belongs to the asked seat; of others' hidden cards they see the number.
 */
export interface Table {
  readonly state: Readonly<ClassicState>;
  readonly question: Question;
  /** All answers, or a fair sample where there are too many. */
  readonly answers: () => readonly Reply[];
  /** A number from 0 up to 1, without 1. */
  readonly random: () => number;
  /** How unsure somebody is of what things are worth, in points; nothing: quite sure. */
  readonly doubt?: number;
}

/** How a player without a plan answers. */
export type Habit = (table: Table) => Reply;

/** The table of a question that is put in earnest. */
export function tableOf(state: Readonly<ClassicState>, question: Question, seed: Seed): Table {
  return { state, question, answers: () => classicMachine.answers(question), random: randomFrom(seeded(seed)) };
}

/** Numbers from 0 up to 1 out of a stream of chance. */
export function randomFrom(chance: Chance): () => number {
  return () => draw(chance, GRAINS) / GRAINS;
}

const GRAINS = 2 ** 24;
