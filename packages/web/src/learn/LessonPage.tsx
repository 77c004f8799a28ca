import { useEffect, useState, type ReactElement } from 'react';
import { NotFoundPage } from '../app/NotFoundPage.tsx';
import { useWords } from '../app/use-language.ts';
import { Waiting } from '../app/Waiting.tsx';
import { loadIcons } from '../icons/icon-store.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Coach } from './Coach.tsx';
import { LessonProvider } from './LessonProvider.tsx';
import { lessonOf } from './lessons.ts';
import type { Score } from './run/score.ts';
import { loadScene } from './scenes.ts';
import { WORDS } from './words.ts';

/** A lesson at `/learn/:lesson`: the ordinary table, and somebody who tells what to do on it. */
export function LessonPage({ params }: { params: { readonly lesson: string } }): ReactElement {
  const lesson = lessonOf(params.lesson);
  const [at, setAt] = useState({ lesson: params.lesson, place: 0 });
  const place = at.lesson === params.lesson ? at.place : 0;
  const words = useWords(WORDS);
  const scene = lesson?.scenes[place];
  const [laid, setLaid] = useState<{ readonly file: string; readonly score: Score | 'trouble' } | null>(null);

  useEffect(() => {
    loadIcons().catch(() => {
      // The table can be played without its pictures.
    });
  }, []);
  useEffect(() => {
    if (scene === undefined) return;
    let isWanted = true;
    loadScene(scene.file).then(
      score => isWanted && setLaid({ file: scene.file, score }),
      () => isWanted && setLaid({ file: scene.file, score: 'trouble' }),
    );
    return () => {
      isWanted = false;
    };
  }, [scene]);

  if (lesson === undefined || scene === undefined) return <NotFoundPage />;
  if (laid?.file !== scene.file) return <Waiting />;
  if (laid.score === 'trouble') return <p role="alert">{words.trouble}</p>;
  return (
    <LessonProvider key={scene.file} lesson={lesson} place={place} score={laid.score}>
      <TableScreen coach={<Coach onNextScene={() => setAt({ lesson: params.lesson, place: place + 1 })} />} />
    </LessonProvider>
  );
}
