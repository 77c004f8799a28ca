import type { Template } from '@signum/classic';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf, lookup } from '../../cards/card-of.ts';
import { Marked } from '../../cards/Marked.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useRoster } from '../use-roster.ts';
import { Heading } from './Heading.tsx';
import styles from './Inspector.module.css';
import { WORDS } from './words.ts';

/** A template on the battlefield. */
export function TerrainFacts({ template, children }: { template: Template; children: ReactNode }): ReactElement {
  const language = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  const card = cardOf(template.card);
  const text = useMemo(() => language.card(card, lookup), [language, card]);
  return (
    <>
      <Heading card={card} seat={template.owner} title={roster.terrain(template.id).name} type={text.type} />
      {template.searched && (
        <p className={styles['chips']}>
          <span className={styles['chip']}>
            <Icon name="open-treasure-chest" /> {words.searched}
          </span>
        </p>
      )}
      {children}
      <ul className={styles['lines']}>
        {text.lines.map(line => (
          <li key={line.text}>
            <Marked text={line.text} />{' '}
            {line.reminder !== undefined && <span className={styles['reminder']}>{line.reminder}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
