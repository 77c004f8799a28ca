import type { ReactElement } from 'react';
import { Options } from '../app/Options.tsx';
import styles from './Limit.module.css';
import type { Way } from './words.ts';

interface Props {
  readonly legend: string;
  readonly without: Way;
  readonly within: Way;
  /** What the number counts. */
  readonly name: string;
  readonly range: { readonly least: number; readonly first: number; readonly most: number; readonly step?: number };
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Something without an end, or with one that is set in numbers. */
export function Limit({ legend, without, within, name, range, value, onChange }: Props): ReactElement {
  return (
    <div>
      <Options
        legend={legend}
        options={[
          { value: 'none', ...without },
          { value: 'some', ...within },
        ]}
        value={value === null ? 'none' : 'some'}
        onChoose={chosen => onChange(chosen === 'none' ? null : range.first)}
      />
      {value !== null && (
        <label className={styles['limit']}>
          {name}
          <input
            type="range"
            min={range.least}
            max={range.most}
            step={range.step ?? 1}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
          />
          <output>{value}</output>
        </label>
      )}
    </div>
  );
}
