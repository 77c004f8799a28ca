import { catalogue } from '@signum/cards';
import type { Term } from '@signum/text';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { CardMark } from '../../cards/CardMark.tsx';
import { indexed } from '../../decks/card-index.ts';
import { WORDS } from '../words.ts';
import styles from './Bearers.module.css';

/** More are only counted. */
const MOST = 24;

/** The cards that name a keyword: whether they have it, give it or speak of it. */
export function Bearers({ term }: { term: Term }): ReactElement {
  const words = useWords(WORDS).keyword;
  const language = useLanguage();
  const cards = Object.values(catalogue).filter(card => indexed(card, language).terms.includes(term));
  return (
    <section>
      <h2>{cards.length === 0 ? words.nobody : words.bearers(cards.length)}</h2>
      <ul className={styles['bearers']}>
        {cards.slice(0, MOST).map(({ id, names, faction }) => (
          <li key={id} data-faction={faction}>
            <CardMark id={id}>{names[language.code]}</CardMark>
          </li>
        ))}
      </ul>
      {cards.length > MOST && (
        <p className={styles['all']}>
          <Link href={`/cards?keyword=${term}`}>{words.all}</Link>
        </p>
      )}
    </section>
  );
}
