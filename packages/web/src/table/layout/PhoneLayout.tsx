import { useState, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './PhoneLayout.module.css';
import { Sheet } from './Sheet.tsx';
import type { Parts } from './TableLayout.tsx';
import { WORDS } from './words.ts';

const SHEETS = ['inspector', 'city', 'log'] as const;
type SheetName = (typeof SHEETS)[number];

const ICONS: Readonly<Record<SheetName, IconName>> = {
  city: 'castle',
  inspector: 'eye-target',
  log: 'scroll-unfurled',
};

/** What stands below the question: what it needs, or the hand; nothing leaves more room to the battlefield. */
export type Below = 'city' | 'hand' | 'nothing' | 'panel';

interface Props extends Parts {
  readonly below: Below;
}

/** The table in a hand: the battlefield above, the question in reach of the thumb, the rest in sheets. */
export function PhoneLayout({ below, ...parts }: Props): ReactElement {
  const words = useWords(WORDS);
  const [open, setOpen] = useState<SheetName | null>(null);
  return (
    <div className={styles['table']}>
      <div className={styles['top']}>{parts.top}</div>
      <div className={styles['board']}>{parts.board}</div>
      <div className={styles['thumb']}>
        {parts.coach !== undefined && <div className={styles['prompt']}>{parts.coach}</div>}
        <div className={styles['prompt']}>{parts.prompt}</div>
        {below !== 'nothing' && <div className={styles[below]}>{parts[below]}</div>}
        <nav className={styles['sheets']} aria-label={words.sheets}>
          {SHEETS.map(name => (
            <button key={name} type="button" aria-haspopup="dialog" onClick={() => setOpen(name)}>
              <Icon name={ICONS[name]} />
              {words[name]}
            </button>
          ))}
        </nav>
      </div>
      {open !== null && (
        <Sheet label={words[open]} onClose={() => setOpen(null)}>
          {open === 'city' && parts.city}
          {open === 'inspector' && parts.inspector}
          {open === 'log' && (
            <div className={styles['told']}>
              {parts.roll}
              <div className={styles['log']}>{parts.log}</div>
            </div>
          )}
        </Sheet>
      )}
    </div>
  );
}
