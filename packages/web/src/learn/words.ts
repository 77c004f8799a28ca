import type { Language } from '../app/language.ts';
import type { LessonId, StepOf } from './lessons.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** What the coach says at a step, and what helps when something else was done. Names may be marked, so that they lead somewhere. */
export interface Said {
  readonly say: string;
  readonly hint: string;
}

/** A text that is only read. */
export interface Read {
  readonly say: string;
}

export interface LessonText<L extends LessonId> {
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly learns: string;
  readonly steps: { readonly [S in StepOf<L> as S['id']]: S['wants'] extends 'read' ? Read : Said };
  /** The last word of the lesson. */
  readonly end: string;
}

/** A habit of the wooden table, and what becomes of it here. */
export interface Habit {
  readonly before: string;
  readonly here: string;
}

/** Everything that is read while learning. A language that lacks a step does not compile. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly goOn: string;
  readonly all: string;
  readonly lesson: (number: number) => string;
  readonly minutes: (count: number) => string;
  readonly done: string;
  readonly doneOf: (done: number, all: number) => string;
  readonly step: (number: number, of: number) => string;
  readonly showMe: string;
  readonly takeBack: string;
  readonly startOver: string;
  readonly next: string;
  readonly nextLesson: string;
  readonly leave: string;
  readonly coach: string;
  /** Before a hint, when something else was done. */
  readonly otherwise: string;
  readonly wellDone: string;
  readonly trouble: string;
  readonly you: string;
  readonly partner: string;
  readonly playGame: string;
  readonly veterans: {
    readonly link: string;
    readonly note: string;
    readonly title: string;
    readonly lead: string;
    readonly computer: { readonly title: string; readonly list: readonly string[] };
    readonly habits: {
      readonly title: string;
      readonly before: string;
      readonly here: string;
      readonly list: readonly Habit[];
    };
  };
  readonly lessons: { readonly [L in LessonId]: LessonText<L> };
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
