import { useId, type ReactElement } from 'react';
import styles from './Toggle.module.css';

interface Props {
  name: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function Toggle({ name, text, isOn, onChange }: Props): ReactElement {
  const id = useId();
  return (
    <label className={styles['toggle']}>
      <input
        type="checkbox"
        checked={isOn}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}text`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b id={`${id}name`}>{name}</b>
        <small id={`${id}text`}>{text}</small>
      </span>
    </label>
  );
}
