import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import styles from './OptionList.module.css';

export interface Option {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly isPicked?: boolean;
  /** Why it cannot be chosen; it can still be read. */
  readonly closed?: string | undefined;
  /** What lights up on the table while it is pointed at. */
  readonly ids?: readonly string[];
  readonly onPick: () => void;
}

interface Props {
  label: string;
  options: readonly Option[];
  isNumbered?: boolean;
}

/** Answers that want more room than a button: one in a line, all of them reached by Tab. */
export function OptionList({ label, options, isNumbered = false }: Props): ReactElement {
  const light = useAim(aim => aim.light);
  return (
    <ul className={styles['list']} aria-label={label}>
      {options.map((option, place) => (
        <li key={option.key}>
          <button
            type="button"
            className={styles['option']}
            aria-pressed={option.isPicked ?? false}
            aria-disabled={option.closed !== undefined || undefined}
            onClick={() => option.closed === undefined && option.onPick()}
            onPointerEnter={() => option.ids && light(option.ids)}
            onPointerLeave={() => option.ids && light([])}
            onFocus={() => option.ids && light(option.ids)}
            onBlur={() => option.ids && light([])}
          >
            {isNumbered && <span className={styles['number']}>{place + 1}</span>}
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span className={styles['words']}>
              {option.label}
              {option.note !== undefined && <small>{option.note}</small>}
              {option.closed !== undefined && <small className={styles['closed']}>{option.closed}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
