import { useId, useState, type ReactElement } from 'react';
import { plain } from '@signum/text';
import { useWords } from '../../app/use-language.ts';
import type { Deed } from './deeds-of.ts';
import styles from './DeedPart.module.css';
import { LogLine } from './LogLine.tsx';
import { WORDS } from './words.ts';

/** Something a player does, with its consequences below it; they can be folded away. */
export function DeedPart({ deed: { head, rest } }: { deed: Deed }): ReactElement {
  const words = useWords(WORDS);
  const [isFolded, setFolded] = useState(false);
  const inner = useId();
  if (rest.length === 0) return <LogLine line={head} />;

  const fold = (
    <button
      type="button"
      className={styles['fold']}
      data-fold=""
      tabIndex={-1}
      aria-expanded={!isFolded}
      aria-controls={inner}
      aria-label={`${plain(head.text)} ${words.lines(rest.length)}`}
      onClick={() => setFolded(!isFolded)}
    />
  );
  return (
    <div className={styles['deed']}>
      <LogLine line={head} after={fold} />
      <ul id={inner} className={styles['rest']} hidden={isFolded}>
        {rest.map(line => (
          <li key={line.entry.n}>
            <LogLine line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
