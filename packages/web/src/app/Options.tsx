import { useId, type ReactElement } from 'react';
import styles from './Options.module.css';

export interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
  /** What it means, if the name does not tell. */
  readonly text?: string;
}

interface Props<T extends string> {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few ways, all of them in sight. */
export function Options<T extends string>({ legend, options, value, onChoose }: Props<T>): ReactElement {
  const group = useId();
  return (
    <fieldset className={styles['options']}>
      <legend>{legend}</legend>
      <div className={styles['list']}>
        {options.map(option => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <b>{option.name}</b>
              {option.text !== undefined && <small>{option.text}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
