import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { Reason } from './Reason.tsx';
import styles from './WhyNot.module.css';
import { WORDS } from './words.ts';

/** The reason why the answer as it stands would not be taken. */
export function WhyNot(): ReactElement | null {
  const flaw = useAim(aim => aim.flaw);
  const words = useWords(WORDS);
  if (flaw === null) return null;
  return (
    <aside className={styles['why']} aria-live="polite">
      <h3>
        <Icon name="hazard-sign" /> {words.whyNot}
      </h3>
      <Reason refusal={flaw} />
    </aside>
  );
}
