import { allCards } from '../../../cards/card-of.ts';
import { plain } from '@signum/text';
import type { ReactElement } from 'react';
import { useLanguage } from '../../../app/use-language.ts';
import { lookup } from '../../../cards/card-of.ts';
import { useTable } from '../../../game/use-table.ts';
import { iconOfCard } from '../../../icons/icon-of.ts';
import { OptionList, type Option } from '../OptionList.tsx';
import type { PromptProps } from '../prompt-kind.ts';
import styles from './Panel.module.css';

/** The own tactics that fit what has just happened, with what they do. */
export function TacticPanel({ question, draft, words, propose }: PromptProps<'tactic'>): ReactElement {
  const language = useLanguage();
  const { seat, view } = useTable().sight;
  const own = view.players[seat]?.tactics ?? [];
  const options = own.flatMap(({ id, card }): Option[] => {
    const print = card === undefined ? undefined : allCards()[card];
    if (print === undefined || !question.usable.includes(id)) return [];
    const { name, lines } = language.card(print, lookup);
    return [
      {
        key: id,
        label: name,
        note: plain(lines.map(({ text }) => text).join(' ')),
        icon: iconOfCard(print),
        isPicked: draft?.tactic === id,
        onPick: () => propose({ kind: 'tactic', tactic: id }),
      },
    ];
  });
  return (
    <section className={styles['panel']}>
      <OptionList label={words.region} options={options} />
    </section>
  );
}
