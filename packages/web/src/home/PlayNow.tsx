import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import action from '../app/Action.module.css';
import { useWords } from '../app/language-context.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PlayNow.module.css';
import { useShelf } from './use-shelf.ts';
import { WORDS } from './words.ts';

/** One press to a game: the last one if it is not over, else a new one against the computer. */
export function PlayNow(): ReactElement {
  const words = useWords(WORDS);
  const last = useShelf(({ waiting }) => waiting[0]);
  return (
    <div className={styles['play']}>
      {last && (
        <Link className={action['primary']} href={`/g/${last.id}`}>
          <Icon name="play-button" /> {words.resume(last.turn)}
        </Link>
      )}
      <QuickPlay isFirst={!last} />
      <Link className={action['plain']} href="/play/new?two">
        <Icon name="conversation" /> {words.two}
      </Link>
      <p className={styles['note']}>
        {words.quickNote} <Link href="/play/new">{words.choose}</Link>
      </p>
    </div>
  );
}

/** The rules and the cards are fetched only now: whoever came to read has not waited for them. */
function QuickPlay({ isFirst }: { isFirst: boolean }): ReactElement {
  const words = useWords(WORDS);
  const [, go] = useLocation();
  const [state, setState] = useState<'beginning' | 'failed' | 'ready'>('ready');
  const play = async (): Promise<void> => {
    setState('beginning');
    try {
      const { beginQuickGame } = await import('../new-game/quick-game.ts');
      go(`/g/${await beginQuickGame()}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={action[isFirst ? 'primary' : 'plain']}
        aria-disabled={state === 'beginning'}
        onClick={() => {
          if (state !== 'beginning') void play();
        }}
      >
        <Icon name="vintage-robot" /> {state === 'beginning' ? words.quickWait : words.quick}
      </button>
      {state === 'failed' && (
        <p className={styles['failed']} role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}
