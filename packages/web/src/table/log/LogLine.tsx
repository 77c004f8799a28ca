import { parts, plain } from '@signum/text';
import { memo, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { Marked } from '../../cards/Marked.tsx';
import { useAim } from '../aim.ts';
import { Dice } from '../dice/Die.tsx';
import type { Line } from './deeds-of.ts';
import { beforeDice, diceOf } from './dice-of.ts';
import { LineDetails } from './LineDetails.tsx';
import styles from './LogLine.module.css';
import { WORDS } from './words.ts';

interface Props {
  line: Line;
  /** What stands behind the words: the button that folds the deed. */
  after?: ReactNode;
}

/** One fact. Pointing at it lights whom it tells of; choosing it tells why it came about. */
export const LogLine = memo(function LogLine({ line, after }: Props): ReactElement {
  const { names } = useLanguage();
  const words = useWords(WORDS);
  const light = useAim(aim => aim.light);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const told = useRef<HTMLSpanElement>(null);
  const { text, seat, entry } = line;
  const dice = diceOf(entry.event);
  const start = dice && beforeDice(text, dice, names.faces);
  const shine = (): void => light(parts(text).flatMap(({ mark }) => (mark ? [mark.id] : [])));
  const darken = (): void => light([]);

  // The names in a line are many: Tab comes to those of an open line only.
  useEffect(() => {
    for (const name of told.current?.querySelectorAll<HTMLElement>('a, button') ?? []) name.tabIndex = isOpen ? 0 : -1;
  }, [isOpen, text]);

  return (
    <div className={styles['line']} data-seat={seat ?? 'nobody'}>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['open']}
          data-stop=""
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={words.details(plain(text))}
          onClick={() => setOpen(!isOpen)}
          onPointerEnter={shine}
          onPointerLeave={darken}
          onFocus={shine}
          onBlur={darken}
        />
        <span ref={told} className={styles['text']}>
          <Marked text={start ?? text} />
          {dice && start !== null && (
            <>
              {' '}
              <Dice {...dice} isSmall />
            </>
          )}
        </span>
        {after}
      </div>
      {isOpen && <LineDetails id={panel} line={line} />}
    </div>
  );
});
