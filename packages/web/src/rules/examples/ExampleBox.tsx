import { lazy, Suspense, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { RuleLink } from '../RuleLink.tsx';
import { WORDS } from '../words.ts';
import type { Example } from './example.ts';
import styles from './ExampleBox.module.css';

/** The rules of the game come with it: the text is there before. */
const ExampleStage = lazy(async () => ({ default: (await import('./ExampleStage.tsx')).ExampleStage }));

/** A situation of the game to look at and to play, between two paragraphs. */
export function ExampleBox({ example }: { example: Example }): ReactElement {
  const { code } = useLanguage();
  const words = useWords(WORDS).example;
  return (
    <figure className={styles['box']}>
      <figcaption>
        <span className={styles['kicker']}>{words.kicker}</span>
        {example.about[code]}
      </figcaption>
      <Suspense fallback={<div className={styles['waiting']} />}>
        <ExampleStage key={example.file} example={example} />
      </Suspense>
      <p className={styles['rules']}>
        {words.holds}{' '}
        {example.rules
          .filter(id => !id.startsWith('C-TV-'))
          .map(id => (
            <RuleLink key={id} id={id} />
          ))}
      </p>
    </figure>
  );
}
