import { memo, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './IconButton.module.css';
import { useStanding } from './standing.ts';
import { WORDS } from './words.ts';

/** Takes the last answer back, or says why that is over. */
export const TakeBack = memo(function TakeBack(): ReactElement {
  const words = useWords(WORDS);
  const table = useTable();
  const forget = useStanding(standing => standing.forget);
  const { undo, undoPolicy } = table.sight;
  const why = undo.free ? undefined : words.notTakenBack[undoPolicy === 'never' ? 'never' : undo.because];
  return (
    <button
      type="button"
      className={styles['button']}
      aria-disabled={why !== undefined || undefined}
      aria-keyshortcuts="U"
      aria-label={why === undefined ? words.takeBack : `${words.takeBack}. ${why}`}
      title={why ?? words.takeBack}
      data-take-back=""
      onClick={() => {
        if (!undo.free) return;
        forget();
        void table.takeBack();
      }}
    >
      <Icon name="anticlockwise-rotation" />
    </button>
  );
});
