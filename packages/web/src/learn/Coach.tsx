import { MILLIMETRE } from '@signum/geometry';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/use-language.ts';
import { Marked } from '../cards/Marked.tsx';
import { useTable } from '../game/use-table.ts';
import { Icon } from '../icons/Icon.tsx';
import { useAim } from '../table/aim.ts';
import { useCamera } from '../table/board/camera-store.ts';
import { cm, frameFrom } from '../table/board/frame.ts';
import { focusOf } from '../table/prompts/focus-of.ts';
import { CoachButtons } from './CoachButtons.tsx';
import styles from './Coach.module.css';
import { LESSONS } from './lessons.ts';
import { useProgress } from './progress.ts';
import { nowIn, stepIn } from './run/run.ts';
import { useLesson } from './use-lesson.ts';
import { WORDS, type Said } from './words.ts';

/** Whoever teaches: says what to do next, above the question that the game asks. Never in the way, never cross. */
export function Coach({ onNextScene }: { onNextScene: () => void }): ReactElement {
  const words = useWords(WORDS);
  const { lesson, place, table } = useLesson();
  const { run } = table;
  const { step: number, isAstray } = nowIn(run);
  const step = stepIn(run);
  const finish = useProgress(progress => progress.finish);
  const [askedAt, setAskedAt] = useState<string | null>(null);
  useLight();
  useLooking();
  useNearness();

  const isLastScene = place === lesson.scenes.length - 1;
  const isOver = step === undefined && isLastScene;
  useEffect(() => {
    if (isOver) finish(lesson.id);
  }, [isOver, finish, lesson.id]);

  const text = words.lessons[lesson.id];
  const said = step && (text.steps as Readonly<Record<string, Said | { readonly say: string }>>)[step.id];
  const hint = said && 'hint' in said && (isAstray || askedAt === step.id) ? said.hint : undefined;
  const before = lesson.scenes.slice(0, place).reduce((sum, { steps }) => sum + steps.length, 0);
  const count = lesson.scenes.reduce((sum, { steps }) => sum + steps.length, 0);
  const shown = said?.say ?? (isOver ? text.end : words.wellDone);
  const lessonNumber = LESSONS.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <section className={`${styles['coach']} ${isOver ? styles['over'] : ''}`} aria-label={words.coach}>
      <div className={styles['head']}>
        <Icon name={isOver ? 'laurels' : 'graduate-cap'} className={styles['sign']} />
        <b>
          {words.lesson(lessonNumber)} · {text.title}
        </b>
        <span className={styles['count']}>
          {isOver ? words.wellDone : words.step(Math.min(before + number + 1, count), count)}
        </span>
        <span className={styles['pips']} aria-hidden="true">
          {Array.from({ length: count }, (_, pip) => (
            <i
              key={pip}
              data-done={pip < before + number || undefined}
              data-now={pip === before + number || undefined}
            />
          ))}
        </span>
        <button type="button" className={styles['quiet']} onClick={table.again}>
          <Icon name="anticlockwise-rotation" />
          <span>{words.startOver}</span>
        </button>
        <Link className={styles['quiet']} href="/learn">
          <Icon name="scroll-unfurled" />
          <span>{words.leave}</span>
        </Link>
      </div>
      <div className={styles['words']} aria-live="polite">
        {hint === undefined ? (
          <p className={styles['say']}>
            <Marked text={shown} />
          </p>
        ) : (
          <p className={styles['hint']}>
            {isAstray && <b>{words.otherwise} </b>}
            <Marked text={hint} />
          </p>
        )}
      </div>
      <CoachButtons onHint={() => setAskedAt(step?.id ?? null)} onNextScene={onNextScene} />
    </section>
  );
}

/** What the step speaks of shines, also when the question lights something of its own. */
function useLight(): void {
  const { table } = useLesson();
  const { question } = useTable().sight;
  const step = stepIn(table.run);
  const light = useAim(aim => aim.light);
  useEffect(() => {
    if (step?.light === undefined) return;
    const asked = question === null ? [] : focusOf(question).ids;
    light([...new Set([...asked, ...step.light])]);
  }, [step, question, light]);
}

/** A step that wants something looked at is over when it is selected. */
function useLooking(): void {
  const { table } = useLesson();
  const step = stepIn(table.run);
  const { question } = useTable().sight;
  // whoever acts aims by pointing; else one selects
  const subject = useAim(aim => (question?.kind === 'act' ? (aim.hovered ?? aim.selected) : aim.selected));
  useEffect(() => {
    if (step?.wants === 'look' && subject?.kind === step.at.kind && subject.id === step.at.id) table.readOn();
  }, [step, subject, table]);
}

/** The part of the battlefield on which the scene is played, as large as there is room. */
function useNearness(): void {
  const { lesson, place } = useLesson();
  const hasRoom = useCamera(({ size }) => size.width > 1);
  const near = lesson.scenes[place]?.near;
  useEffect(() => {
    if (!hasRoom || near === undefined) return undefined;
    const [x, y, radius] = near;
    const middle = frameFrom('south').at({ x: x * MILLIMETRE, y: y * MILLIMETRE });
    useCamera.getState().show(middle, cm(radius * MILLIMETRE));
    return useCamera.getState().fit;
  }, [hasRoom, near]);
}
