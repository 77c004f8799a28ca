import type { ClassicView, Phase } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import styles from './Phases.module.css';
import { WORDS } from './words.ts';

/** The three phases of a turn (C-TRN-1) and its end. The setup stands before them all. */
const PHASES: readonly Phase[] = ['beginning', 'construction', 'activation', 'end'];

/** Where the turn stands. */
export function Phases({ view }: { view: ClassicView }): ReactElement {
  const { names } = useLanguage();
  const words = useWords(WORDS);
  const { phase, turn, lastTurn } = view;
  const shown = phase === 'setup' ? (['setup'] as const) : PHASES;
  const count = lastTurn === null ? words.turn(turn) : `${words.turn(turn)} ${words.lastTurn(lastTurn)}`;
  return (
    <ol className={styles['phases']}>
      {shown.map(one => (
        <li key={one} title={names.phases[one]} {...(one === phase && { 'aria-current': 'step' as const })}>
          {words.phases[one]}
          {one === phase && phase !== 'setup' && <span className={styles['turn']}>{count}</span>}
        </li>
      ))}
    </ol>
  );
}
