import type { ReactElement } from 'react';
import { OptionList } from '../OptionList.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** What happens together, numbered as it would come. */
export function OrderPanel({ question, draft, words, propose, say }: PromptProps<'order'>): ReactElement {
  return (
    <section className={styles['panel']}>
      <OptionList
        label={words.region}
        isNumbered
        options={question.options.map(({ source, creature }, next) => ({
          key: `${next} ${source}`,
          label: say({ kind: 'order', next }),
          isPicked: draft?.next === next,
          ...(creature !== undefined && { ids: [creature] }),
          onPick: () => propose({ kind: 'order', next }),
        }))}
      />
    </section>
  );
}
