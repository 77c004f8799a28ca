import type { ReactElement } from 'react';
import { Marked } from '../../cards/Marked.tsx';
import type { Question } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import styles from '../Coach.module.css';
import { useTips } from './use-tips.ts';
import type { Occasion } from './words.ts';

/** What one may think of at this question. Another word on another turn; the settings bring it back. */
export function TipBar(): ReactElement {
  const words = useTips();
  const { question, view } = useTable().sight;
  const change = useSettings(settings => settings.change);
  const tips = words.tips[occasionOf(question, view.turn)];
  // both players have a turn: every second one is one's own
  const tip = tips[Math.floor(view.turn / 2) % tips.length]!;
  return (
    <section className={`${styles['coach']} ${styles['tip']}`} aria-label={words.region}>
      <div className={styles['head']}>
        <Icon name="light-bulb" className={styles['sign']} />
        <b>{words.title}</b>
        <button
          type="button"
          className={`${styles['quiet']} ${styles['last']}`}
          onClick={() => change({ explain: false })}
        >
          <Icon name="cancel" />
          <span>{words.stop}</span>
        </button>
      </div>
      <div className={styles['words']}>
        <p className={styles['say']}>
          <Marked text={tip} />
        </p>
      </div>
    </section>
  );
}

/** Before the first turn only a hero is placed. */
function occasionOf(question: Question | null, turn: number): Occasion {
  if (question === null) return 'waiting';
  return question.kind === 'place' && turn === 0 ? 'hero' : question.kind;
}
