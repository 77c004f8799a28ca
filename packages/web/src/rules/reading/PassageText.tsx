import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../app/use-language.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { Passage, Stretch } from './passage.ts';
import styles from './PassageText.module.css';

/** A passage with its links. The numbers of rules stand in the margin where there is one. */
export function PassageText({ passage }: { passage: Passage }): ReactElement {
  return (
    <>
      {passage.map((stretch, index) => (
        // A passage never changes.
        // eslint-disable-next-line react/no-array-index-key
        <StretchText key={index} stretch={stretch} />
      ))}
    </>
  );
}

function StretchText({ stretch }: { stretch: Stretch }): ReactElement {
  const { names } = useLanguage();
  switch (stretch.kind) {
    case 'text':
      return <>{stretch.text}</>;
    case 'strong':
      return <strong>{stretch.text}</strong>;
    case 'em':
      return <em>{stretch.text}</em>;
    case 'code':
      return <code className={styles['code']}>{stretch.text}</code>;
    case 'ids':
      return (
        <span className={styles['ids']}>
          {stretch.ids.map(id => (
            <RuleLink key={id} id={id} />
          ))}
        </span>
      );
    case 'editions':
      return (
        <span className={styles['editions']} title={stretch.editions.map(id => names.editions[id]).join(', ')}>
          {stretch.editions.join(', ')}
        </span>
      );
    case 'keyword':
      return <Link href={`/rules/keyword/${stretch.term}`}>{stretch.text}</Link>;
    case 'rule':
      return (
        <Link href={`/rules/${stretch.id}`} className={styles['rule']}>
          {stretch.text}
        </Link>
      );
    case 'topic':
      return <Link href={`/rules/${stretch.slug}${stretch.at === null ? '' : `#${stretch.at}`}`}>{stretch.text}</Link>;
  }
}
