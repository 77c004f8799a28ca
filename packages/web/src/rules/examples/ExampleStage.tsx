import { useMemo, useState, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { WORDS } from '../words.ts';
import type { Example } from './example.ts';
import styles from './ExampleBox.module.css';
import { PlayButton } from './PlayButton.tsx';
import { Position } from './Position.tsx';
import { toldStory } from './told-story.ts';
import { windowOf } from './window-of.ts';

/** The drawn position of an example, its story step by step, and the way to the table. */
export function ExampleStage({ example }: { example: Example }): ReactElement {
  const language = useLanguage();
  const words = useWords(WORDS).example;
  const [step, setStep] = useState(0);
  const { moments, roster, isPlayable } = useMemo(
    () => toldStory(example.text, language, words.players),
    [example, language, words],
  );
  const window = useMemo(() => windowOf(moments.map(({ state }) => state)), [moments]);
  const { state, lines } = moments[Math.min(step, moments.length - 1)]!;
  const last = moments.length - 1;
  return (
    <>
      {window && <Position state={state} roster={roster} window={window} />}
      {(last > 0 || isPlayable) && (
        <div className={styles['handles']}>
          {last > 0 && (
            <div className={styles['steps']}>
              <button type="button" disabled={step === 0} onClick={() => setStep(step - 1)} aria-label={words.back}>
                ‹
              </button>
              <span aria-live="polite">{step === 0 ? words.before : words.step(step, last)}</span>
              <button type="button" disabled={step === last} onClick={() => setStep(step + 1)} aria-label={words.on}>
                ›
              </button>
            </div>
          )}
          {isPlayable && <PlayButton example={example} />}
        </div>
      )}
      {step > 0 && lines.length > 0 && (
        <ul className={styles['lines']}>
          {lines.map((line, index) => (
            // The lines of a moment never change their order.
            // eslint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Marked text={line} quiet />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
