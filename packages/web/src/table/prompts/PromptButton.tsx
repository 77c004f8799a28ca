import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './PromptButton.module.css';

interface Props {
  children: ReactNode;
  onClick: () => void;
  /** The one that Enter presses. */
  isPrimary?: boolean;
  tone?: 'danger' | 'violet';
  /** A key that does the same. */
  hotkey?: string;
  icon?: IconName;
  /** A word more, below or beside. */
  note?: string | undefined;
  /** Why it cannot be pressed now. It stays where it can be read and reached. */
  closed?: string | undefined;
  isPressed?: boolean;
  title?: string;
  /** Seldom meant: where a bar has two rows, it stands in the second. */
  isMinor?: boolean;
}

/** A button of a question. */
export function PromptButton(props: Props): ReactElement {
  const { children, onClick, isPrimary = false, tone, hotkey, icon, note, closed, isPressed, title, isMinor } = props;
  const classes = [
    styles['button'],
    isPrimary ? styles['primary'] : '',
    tone === undefined ? '' : styles[tone],
    isMinor ? styles['minor'] : '',
  ];
  return (
    <button
      type="button"
      className={classes.join(' ')}
      onClick={() => closed === undefined && onClick()}
      aria-disabled={closed !== undefined || undefined}
      aria-pressed={isPressed}
      aria-keyshortcuts={hotkey}
      title={closed ?? title}
      {...(isPrimary && { 'data-primary': '' })}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles['label']}>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  );
}
