import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { fromHere } from '../app/origin.ts';
import { useWords } from '../app/use-language.ts';
import { PromptButton } from '../table/prompts/PromptButton.tsx';
import { beginSmallGame } from './begin-small-game.ts';
import styles from './Coach.module.css';
import { LESSONS } from './lessons.ts';
import { nowIn, stepIn } from './run/run.ts';
import { useLesson } from './use-lesson.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly onHint: () => void;
  readonly onNextScene: () => void;
}

/** What one can ask of the coach. Gold only where nothing on the table waits to be done. */
export function CoachButtons({ onHint, onNextScene }: Props): ReactElement {
  const words = useWords(WORDS);
  const { lesson, place, table } = useLesson();
  const step = stepIn(table.run);
  const { isAstray } = nowIn(table.run);
  const isOver = step === undefined && place === lesson.scenes.length - 1;
  return (
    <div className={styles['buttons']}>
      {isOver && <After />}
      {step === undefined && !isOver && (
        <PromptButton isPrimary onClick={onNextScene}>
          {words.next}
        </PromptButton>
      )}
      {step?.wants === 'read' && (
        <PromptButton isPrimary onClick={table.readOn}>
          {words.next}
        </PromptButton>
      )}
      {isAstray && (
        <PromptButton isPrimary icon="anticlockwise-rotation" onClick={table.stepAgain}>
          {words.takeBack}
        </PromptButton>
      )}
      {!isAstray && (step?.wants === 'play' || step?.wants === 'look') && (
        <PromptButton
          onClick={() => {
            onHint();
            table.showMe();
          }}
        >
          {words.showMe}
        </PromptButton>
      )}
    </div>
  );
}

/** The lesson is over: the next one, or the first game. */
function After(): ReactElement {
  const words = useWords(WORDS);
  const { lesson } = useLesson();
  const [, go] = useLocation();
  const [isTrouble, setTrouble] = useState(false);
  const next = LESSONS[LESSONS.findIndex(({ id }) => id === lesson.id) + 1];
  if (next) {
    return (
      <PromptButton isPrimary onClick={() => go(`/learn/${next.id}`)}>
        {words.nextLesson}
      </PromptButton>
    );
  }
  return (
    <PromptButton
      isPrimary
      icon="crossed-swords"
      closed={isTrouble ? words.trouble : undefined}
      onClick={() => {
        beginSmallGame().then(
          id => go(`/g/${id}`, fromHere()),
          () => setTrouble(true),
        );
      }}
    >
      {words.playGame}
    </PromptButton>
  );
}
