import type { Seat } from '@signum/kernel';
import { useEffect, useRef, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { clockFace, wholeSeconds } from '../topbar/clock-face.ts';
import styles from './Curtain.module.css';
import { useHold } from './use-hold.ts';
import { WORDS } from './words.ts';

/**
 * Between two people on one screen: the next one is asked to take the chair. What lies behind is already what everybody may see;
 * the curtain is there so that nobody begins to read too early.
 */
export function Curtain(): ReactElement | null {
  const { curtain } = useTable().sight;
  return curtain === null ? null : <Lowered key={curtain} seat={curtain} />;
}

function Lowered({ seat }: { seat: Seat }): ReactElement {
  const words = useWords(WORDS);
  const table = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isHeld, wasShort, handlers } = useHold(() => table.raiseCurtain());
  const name = table.sight.seats[seat]?.name ?? String(seat + 1);
  const left = table.sight.clock?.left[seat];
  const others = table.sight.seats.filter((plan, at) => at !== seat && plan.kind === 'person').map(other => other.name);

  useEffect(() => {
    dialog.current?.showModal();
    // What the last player pointed at is nobody else's business.
    const { select, hover, light, propose } = useAim.getState();
    select(null);
    hover(null);
    light([]);
    propose(null);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles['curtain']}
      data-theme="dark"
      data-seat={seat}
      aria-labelledby="curtain-title"
      aria-describedby="curtain-hint"
      onCancel={event => event.preventDefault()}
    >
      <div className={styles['folds']} />
      <div className={styles['middle']}>
        <span className={styles['ring']}>
          <Icon name="hood" />
        </span>
        <h2 id="curtain-title">{words.pass(name)}</h2>
        {others.length > 0 && <p>{words.look(others.join(', '))}</p>}
        {typeof left === 'number' && <p>{words.clockWaits(clockFace(wholeSeconds(left)))}</p>}
        <button type="button" className={styles['raise']} data-held={isHeld} {...handlers}>
          <span>{words.iAm(name)}</span>
        </button>
        <output id="curtain-hint" className={styles['hint']}>
          {wasShort ? (
            words.longer
          ) : (
            <>
              <span className={styles['finger']}>{words.hold}</span>
              <span className={styles['keys']}>{words.holdOrEnter}</span>
            </>
          )}
        </output>
      </div>
    </dialog>
  );
}
