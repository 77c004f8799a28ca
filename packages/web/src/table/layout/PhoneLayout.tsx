import { useId, useRef, useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { BoardTools } from '../board/BoardTools.tsx';
import { LastLines } from '../log/LastLines.tsx';
import styles from './PhoneLayout.module.css';
import type { Parts } from './TableLayout.tsx';
import { useDetent } from './use-detent.ts';
import { useLying } from './use-phone.ts';
import { WORDS } from './words.ts';

const TABS = ['hand', 'inspector', 'city', 'log'] as const;
type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, IconName>> = {
  city: 'castle',
  hand: 'poker-hand',
  inspector: 'eye-target',
  log: 'scroll-unfurled',
};

/** What stands below the question by itself: what it needs, or the hand; nothing leaves more room to the battlefield. */
export type Below = 'city' | 'hand' | 'nothing' | 'panel';

interface Props extends Parts {
  readonly below: Below;
}

/**
 * The table in a hand: the battlefield above, as wide as the screen; the question in reach of the thumb; and below it one of the
 * other parts, which can be drawn up or put away. The battlefield stays in sight and in use, and never moves: where it leaves room
 * below it, the last lines of the log stand. Lying on its side, the screen has room for details where otherwise nothing would stand.
 */
export function PhoneLayout({ below: wanted, ...parts }: Props): ReactElement {
  const words = useWords(WORDS);
  const asked = useTable().sight.question?.n;
  const isLying = useLying();
  const below = wanted === 'nothing' && isLying ? 'inspector' : wanted;
  const id = useId();
  const thumb = useRef<HTMLDivElement>(null);
  const logTab = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ readonly tab: Tab; readonly asked: number | undefined } | null>(null);
  // what was opened makes room for the next question
  const open = opened?.asked === asked ? (opened?.tab ?? null) : null;
  const shown = open ?? below;
  const { detent, draw, grip } = useDetent(
    shown === 'panel'
      ? { name: `panel ${asked}`, least: 'half', moved: thumb }
      : { name: shown, least: 'low', moved: thumb },
  );
  const isUp = shown !== 'nothing' && detent !== 'low';

  const press = (tab: Tab): void => {
    if (shown !== tab) {
      setOpened({ tab, asked });
      return;
    }
    if (open !== null && below !== tab && isUp) setOpened(null);
    else draw(isUp ? 'low' : 'half');
  };

  const openLog = (): void => {
    press('log');
    // what was pressed makes room for the log, and its tab puts it away again
    logTab.current?.focus();
  };

  return (
    <div className={styles['table']} data-detent={shown === 'nothing' ? 'low' : detent}>
      <div className={styles['top']}>{parts.top}</div>
      <div className={styles['board']}>
        {parts.board}
        {!isLying && <LastLines onOpen={openLog} />}
      </div>
      <div ref={thumb} className={styles['thumb']}>
        <div className={styles['grip']} {...(shown !== 'nothing' && { 'data-drawable': '', ...grip() })}>
          {parts.coach}
          {parts.tip}
          {parts.prompt}
        </div>
        {isUp && (
          <div id={id} className={`${styles['part']} ${styles[shown]}`}>
            {shown === 'log' && detent === 'full' && parts.roll}
            {shown === 'log' ? <div className={styles['told']}>{parts.log}</div> : parts[shown]}
          </div>
        )}
        <div className={styles['row']}>
          <nav className={styles['tabs']} aria-label={words.sheets}>
            {TABS.map(tab => (
              <button
                key={tab}
                ref={tab === 'log' ? logTab : undefined}
                type="button"
                aria-expanded={isUp && shown === tab}
                aria-controls={isUp && shown === tab ? id : undefined}
                onClick={() => press(tab)}
              >
                <Icon name={ICONS[tab]} />
                {words[tab]}
              </button>
            ))}
          </nav>
          <BoardTools isBrief />
        </div>
      </div>
    </div>
  );
}
