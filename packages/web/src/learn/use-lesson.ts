import { createContext, useContext } from 'react';
import type { LessonTable } from './lesson-store.ts';
import type { Lesson, LessonId } from './lessons.ts';

/** A lesson in progress. */
export interface Taught {
  readonly lesson: Lesson & { readonly id: LessonId };
  /** Which of its scenes lies on the table. */
  readonly place: number;
  readonly table: LessonTable;
}

export const LessonContext = createContext<Taught | null>(null);

export function useLesson(): Taught {
  const taught = useContext(LessonContext);
  if (taught === null) throw new Error('nobody teaches here');
  return taught;
}
