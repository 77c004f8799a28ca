import { useEffect, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useWords } from '../app/use-language.ts';
import { Watched } from './Watched.tsx';
import styles from './ReplayScreen.module.css';
import { useReplay } from './use-replay.ts';
import { WORDS } from './words.ts';

/** A recorded game at `/r/:id?at=412`. */
export function ReplayScreen(): ReactElement {
  const { id = '' } = useParams();
  return <Recorded key={id} id={id} />;
}

function Recorded({ id }: { id: string }): ReactElement {
  const words = useWords(WORDS);
  const { shown, show } = useReplay(id);

  useEffect(() => {
    document.title = `${words.replay} – Signum`;
  }, [words]);

  switch (shown.is) {
    case 'there':
      return <Watched {...shown} onWish={show} />;
    case 'opening':
      return <output className={styles['notice']}>{words.opening}</output>;
    case 'broken':
    case 'missing':
      return (
        <div className={styles['notice']}>
          <p role="alert">{words[shown.is]}</p>
          {shown.is === 'broken' && <p className={styles['flaw']}>{shown.what}</p>}
          <a href="/replays">{words.list}</a>
        </div>
      );
  }
}
