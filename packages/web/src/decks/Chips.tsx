import type { ReactElement, ReactNode } from 'react';
import styles from './Chips.module.css';

interface Choice<T extends string> {
  readonly id: T;
  readonly name: string;
  /** Shown instead of the name, which is then told on a second look. */
  readonly sign?: ReactNode;
}

interface Props<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  chosen: readonly T[];
  /** In the order in which they were pressed. */
  onChoose: (chosen: T[]) => void;
}

/** A row of switches: none pressed means all. */
export function Chips<T extends string>({ label, choices, chosen, onChoose }: Props<T>): ReactElement {
  return (
    <fieldset className={styles['chips']}>
      <legend>{label}</legend>
      <div className={styles['row']}>
        {choices.map(({ id, name, sign }) => {
          const isPressed = chosen.includes(id);
          const others = chosen.filter(other => other !== id);
          return (
            <button
              key={id}
              type="button"
              title={sign === undefined ? undefined : name}
              aria-label={name}
              aria-pressed={isPressed}
              onClick={() => onChoose(isPressed ? others : [...others, id])}
            >
              {sign ?? name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
