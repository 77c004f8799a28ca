import { catalogue } from '@signum/cards';
import { CARD_TYPES } from '@signum/classic';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import { filtered, inOrder } from './card-filter.ts';
import { CardGrid } from './CardGrid.tsx';
import styles from './DecksPage.module.css';
import { filterAddress, readFilter } from './filter-address.ts';
import { FilterBar } from './FilterBar.tsx';
import { WORDS } from './words.ts';

const ALL = Object.values(catalogue);

/** Every card of the game. What is looked for stands in the address. */
export function CollectionPage(): ReactElement {
  const words = useWords(WORDS);
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  // Typing goes first, the cards follow.
  const later = useDeferredValue(filter);
  const cards = useMemo(() => inOrder(filtered(ALL, later, language), language.code), [later, language]);
  usePageTitle(words.collection.title);
  return (
    <div className={styles['page']}>
      <h1>{words.collection.title}</h1>
      <p className={styles['lead']}>{words.collection.lead}</p>
      <section aria-labelledby="results">
        <FilterBar
          filter={filter}
          onFilter={next => setAddress(filterAddress(next), { replace: true })}
          cards={ALL}
          types={CARD_TYPES}
          hasEditions
        />
        <h2 id="results" aria-live="polite">
          {words.results(cards.length)}
        </h2>
        {cards.length === 0 && <p className={styles['note']}>{words.nothing}</p>}
        <CardGrid cards={cards} label={words.collection.title} />
      </section>
      <CardDialog />
    </div>
  );
}
