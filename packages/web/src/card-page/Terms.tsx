import type { Card } from '@signum/classic';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { indexed } from '../decks/card-index.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** Every keyword that the card names, its own and those it gives, with what each does. */
export function Terms({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const { terms } = indexed(card, language);
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{words.keywords}</h2>
      {terms.length === 0 && <p className={styles['note']}>{words.noKeywords}</p>}
      <dl>
        {terms.map(term => {
          const { name, reminder } = language.keyword(term);
          return (
            <div key={term}>
              <dt>
                <Link href={`/rules/keyword/${term}`}>{name}</Link>
              </dt>
              <dd>{reminder}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
