import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useWords } from '../app/use-language.ts';
import { reckon } from '../game/reckon.ts';
import { tableGame } from '../game/table-game.ts';
import { TableContext } from '../game/use-table.ts';
import { lessonSight } from './lesson-sight.ts';
import { lessonTable } from './lesson-store.ts';
import type { Lesson, LessonId } from './lessons.ts';
import { nowIn } from './run/run.ts';
import type { Score } from './run/score.ts';
import { LessonContext } from './use-lesson.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly lesson: Lesson & { readonly id: LessonId };
  /** Which of its scenes. */
  readonly place: number;
  readonly score: Score;
  readonly children: ReactNode;
}

/** Lays a scene on the table. The rules run on this page: a lesson is short, and nothing of it is kept. */
export function LessonProvider({ lesson, place, score, children }: Props): ReactElement {
  const words = useWords(WORDS);
  const [, go] = useLocation();
  const scene = lesson.scenes[place]!;
  const [store] = useState(() => lessonTable(score, scene));
  const table = useStore(store);
  const { run } = table;
  useEffect(() => () => store.stop(), [store]);

  const sight = useMemo(
    () => lessonSight(scene.file, run, [words.you, words.partner]),
    [scene.file, run, words.you, words.partner],
  );
  const game = useMemo(
    () =>
      tableGame(sight, {
        // a draw is not offered to a trainer
        answer: async (_to, reply) => (reply.kind === 'offerDraw' ? undefined : store.getState().answer(reply)),
        takeBack: async () => {
          store.getState().takeBack();
          return undefined;
        },
        // whoever gives up leaves the lesson
        concede: async () => {
          go('/learn');
          return undefined;
        },
        raiseCurtain: () => undefined,
        giveWord: () => undefined,
        odds: question =>
          new Promise(resolve => {
            // the question is painted before it is reckoned
            setTimeout(() => resolve(reckon(nowIn(store.getState().run).state, question)));
          }),
      }),
    [sight, store, go],
  );
  const taught = useMemo(() => ({ lesson, place, table }), [lesson, place, table]);
  return (
    <LessonContext value={taught}>
      <TableContext value={game}>{children}</TableContext>
    </LessonContext>
  );
}
