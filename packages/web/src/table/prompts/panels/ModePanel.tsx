import type { ReactElement } from 'react';
import { OptionList } from '../OptionList.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** The effects that a text offers, each in its own words. */
export function ModePanel({ question, draft, roster, propose, say }: PromptProps<'mode'>): ReactElement {
  return (
    <section className={styles['panel']}>
      <OptionList
        label={roster.card(question.card).name}
        options={question.possible.map(mode => ({
          key: String(mode),
          label: say({ kind: 'mode', mode }),
          isPicked: draft?.mode === mode,
          onPick: () => propose({ kind: 'mode', mode }),
        }))}
      />
    </section>
  );
}
