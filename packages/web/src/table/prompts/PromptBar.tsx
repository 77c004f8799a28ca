import { promptText } from '@signum/text';
import { useMemo, useRef, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { useRoster } from '../use-roster.ts';
import { WordButton } from '../word/WordButton.tsx';
import { Announcement } from './Announcement.tsx';
import { GameMenu } from './GameMenu.tsx';
import { PROMPTS } from './prompt-kinds.ts';
import type { AnyPromptKind, PromptProps } from './prompt-kind.ts';
import styles from './PromptBar.module.css';
import { TakeBack } from './TakeBack.tsx';
import { usePrompt } from './use-prompt.ts';
import { usePromptKeys } from './use-prompt-keys.ts';
import { Why } from './Why.tsx';
import { WORDS } from './words.ts';

/** What is asked now and the ways to answer it. It has its own place on the screen and never covers the battlefield. */
export function PromptBar(): ReactElement {
  const prompt = usePrompt();
  const words = useWords(WORDS);
  const bar = useRef<HTMLElement>(null);
  usePromptKeys(bar);
  // a lesson has been learned: nobody is asked anything more
  const isIdle = useTable().sight.waitingFor === null;
  const tone = prompt ? (PROMPTS[prompt.question.kind].tone ?? 'asked') : 'waiting';
  return (
    <section
      ref={bar}
      className={`${styles['bar']} ${styles[tone]} ${isIdle ? styles['idle'] : ''}`}
      aria-label={words.region}
      data-prompt={prompt?.question.kind ?? 'waiting'}
      data-question={prompt?.question.n}
    >
      {prompt ? <Asked prompt={prompt} /> : <Waiting />}
      <div className={styles['aside']}>
        <WordButton />
        <TakeBack />
        <GameMenu />
      </div>
    </section>
  );
}

function Asked({ prompt }: { prompt: PromptProps }): ReactElement {
  const { messages } = useLanguage();
  const { question, roster, flaw, draft, words } = prompt;
  const kind = PROMPTS[question.kind] as unknown as AnyPromptKind;
  // the words belong to the question; only the buttons follow the answer as it stands
  const { title, help } = useMemo(() => promptText(messages, question, roster), [messages, question, roster]);
  const hint = kind.where === 'battlefield' && draft === null ? words.pointAtPlace : undefined;
  const { isShared, seats } = useTable().sight;
  const who = isShared ? words.decides(seats[question.seat]?.name ?? '') : undefined;
  const below = [who, help, hint].filter(text => text !== undefined).join(' ');
  return (
    <>
      <div className={styles['words']}>
        <h2>
          <Marked text={title} />
        </h2>
        {flaw ? (
          <Why refusal={flaw} roster={roster} />
        ) : (
          below !== '' && (
            <p className={styles['help']}>
              <Marked text={below} />
            </p>
          )
        )}
      </div>
      <div className={styles['buttons']} key={question.n}>
        <kind.Buttons {...prompt} />
      </div>
      <Announcement text={`${title} ${who ?? ''} ${help ?? ''}`} />
    </>
  );
}

/** Somebody else decides. */
function Waiting(): ReactElement {
  const { messages } = useLanguage();
  const { waitingFor } = useTable().sight;
  const roster = useRoster();
  const text = waitingFor === null ? '' : messages.typography(messages.waiting(waitingFor, roster));
  return (
    <div className={styles['words']}>
      <h2>
        <Marked text={text} />
      </h2>
      <Announcement text={text} />
    </div>
  );
}
