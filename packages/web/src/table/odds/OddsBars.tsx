import type { Harm } from './split-odds.ts';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import styles from './OddsBars.module.css';
import { useChance } from './use-chance.ts';
import { WORDS } from './words.ts';

interface Props {
  harm: Harm;
  /** Whose harm it is, for those who listen. */
  label: string;
  sort: 'dealt' | 'suffered';
}

/** How probable each number of wounds is: bars to be seen, chances to be read. */
export function OddsBars({ harm, label, sort }: Props): ReactElement | null {
  const words = useWords(WORDS);
  const tell = useChance();
  if (tell === null) return null;
  const greatest = Math.max(...harm.wounds, 0.01);
  return (
    <dl className={`${styles['bars']} ${styles[sort]}`} aria-label={label}>
      {harm.wounds.map((chance, n) => (
        <div key={words.wounds(n)} className={styles['bar']}>
          <dt>{words.wounds(n)}</dt>
          <dd>
            <svg className={styles['track']} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(chance / greatest) * 100} height="12" rx="1.5" />
            </svg>
            <span>{tell(chance)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
