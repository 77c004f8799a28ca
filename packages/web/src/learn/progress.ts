import { create } from 'zustand';
import { LESSONS, type LessonId } from './lessons.ts';

const KEY = 'signum.lessons';

interface Progress {
  readonly done: readonly LessonId[];
  readonly finish: (lesson: LessonId) => void;
}

/** Which lessons this browser has seen to their end. */
export const useProgress = create<Progress>((set, get) => ({
  done: doneFrom(stored()),
  finish: lesson => {
    if (get().done.includes(lesson)) return;
    set({ done: [...get().done, lesson] });
    store(JSON.stringify(get().done));
  },
}));

/** Lessons out of what was stored; what is no lesson any more is left out. */
export function doneFrom(text: string | null): readonly LessonId[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? LESSONS.map(({ id }) => id).filter(id => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

/** Where to go on: the first lesson that was not yet done, after the last one that was; else the first. */
export function nextLesson(done: readonly LessonId[]): LessonId {
  const open = LESSONS.filter(({ id }) => !done.includes(id));
  const last = LESSONS.findLastIndex(({ id }) => done.includes(id));
  return (open.find(lesson => LESSONS.indexOf(lesson) > last) ?? open[0] ?? LESSONS[0]).id;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage may be forbidden; then the marks last until the page is left.
  }
}
