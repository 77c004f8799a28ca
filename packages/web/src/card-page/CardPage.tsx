import { catalogue } from '@signum/cards';
import type { Card } from '@signum/classic';
import type { ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useReadCard } from '../cards/use-read-card.ts';
import styles from './CardPage.module.css';
import { DecksWithCard } from './DecksWithCard.tsx';
import { Definition } from './Definition.tsx';
import { Examples } from './Examples.tsx';
import { Origin } from './Origin.tsx';
import { Terms } from './Terms.tsx';
import { ThreeLanguages } from './ThreeLanguages.tsx';
import { WORDS } from './words.ts';

/** Everything about one card: for players what it says, for designers what it is. */
export function CardPage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const words = useWords(WORDS);
  const card = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (card) return <Known key={id} card={card} />;
  return (
    <div className={styles['page']}>
      <h1>{words.noSuchCard}</h1>
      <p>
        <Link href="/cards">{words.allCards}</Link>
      </p>
    </div>
  );
}

function Known({ card: played }: { card: Card }): ReactElement {
  const card = useReadCard(played);
  const words = useWords(WORDS);
  const { code, names } = useLanguage();
  usePageTitle(card.names[code]);
  return (
    <div className={styles['page']}>
      <p className={styles['ways']}>
        <Link href="/cards">‹ {words.allCards}</Link>
        <Link href={`/cards?faction=${card.faction}`}>{words.more(names.factions[card.faction])}</Link>
      </p>
      <h1>{card.names[code]}</h1>
      <div className={styles['columns']}>
        <div className={styles['face']}>
          <h2 className="for-ears">{names.types[card.type]}</h2>
          <CardFace card={card} size="large" />
        </div>
        <div className={styles['sections']}>
          <Terms card={card} />
          {card.source && <Origin card={card} />}
          <DecksWithCard card={card} />
          <Examples card={card} />
          <ThreeLanguages card={card} />
          <Definition card={card} />
        </div>
      </div>
      <CardDialog />
    </div>
  );
}
