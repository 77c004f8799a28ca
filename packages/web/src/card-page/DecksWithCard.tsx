import { decks as readyDecks } from '@signum/cards';
import type { Card } from '@signum/classic';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { copiesOf, sheetOf } from '../decks/deck-sheet.ts';
import { useOwnDecks } from '../decks/own-decks.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** Where the card is played: ready decks and the reader's own. */
export function DecksWithCard({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const { decks: own, load } = useOwnDecks();
  useEffect(() => void load(), [load]);
  const all = [
    ...(own ?? []).map(deck => ({ id: deck.id, sheet: deck, isOwn: true })),
    ...readyDecks.map(deck => ({ id: deck.id, sheet: sheetOf(deck, code), isOwn: false })),
  ];
  const found = all.filter(({ sheet }) => copiesOf(sheet, card.id) > 0);
  return (
    <section aria-labelledby="decks-with">
      <h2 id="decks-with">{words.decks}</h2>
      {found.length === 0 && <p className={styles['note']}>{words.noDecks}</p>}
      <ul>
        {found.map(({ id, sheet, isOwn }) => (
          <li key={id}>
            <Link href={`/decks/${id}`}>{sheet.name || id}</Link>
            {isOwn && ` (${words.ownDeck})`}
            {copiesOf(sheet, card.id) > 1 && ` ×${copiesOf(sheet, card.id)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
