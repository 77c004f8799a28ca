import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './ToolButton.module.css';

interface Props {
  label: string;
  icon?: IconName;
  /** A letter that serves as an icon. */
  sign?: string;
  isOn?: boolean;
  onClick: () => void;
}

/** A tool of the battlefield. */
export function ToolButton({ label, icon, sign, isOn, onClick }: Props): ReactElement {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} /> : <span aria-hidden>{sign}</span>}
    </button>
  );
}
