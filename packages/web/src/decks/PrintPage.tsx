import { catalogue, decks as readyDecks } from '@signum/cards';
import { CARD_TYPES, type CardType } from '@signum/classic';
import { useEffect, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import actions from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { Waiting } from '../app/Waiting.tsx';
import { WORDS as CARD_WORDS } from '../cards/words.ts';
import { inOrder } from './card-filter.ts';
import { copiesOf, EMPTY_SHEET, sheetOf, sizeOf, type DeckSheet } from './deck-sheet.ts';
import { useOwnDecks } from './own-decks.ts';
import styles from './PrintPage.module.css';
import { WORDS } from './words.ts';

/** A deck on paper: black on white, everything on one sheet, nothing of the page around it. */
export function PrintPage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const words = useWords(WORDS);
  const { code, names } = useLanguage();
  const { decks, load } = useOwnDecks();
  useEffect(() => void load(), [load]);
  const ready = readyDecks.find(deck => deck.id === id);
  const sheet = ready ? sheetOf(ready, code) : decks?.find(deck => deck.id === id);
  usePageTitle(sheet?.name ?? words.print);
  if (!sheet && decks === null) return <Waiting />;
  const shown = sheet ?? EMPTY_SHEET;
  return (
    <div className={styles['page']}>
      <p className={styles['tools']}>
        <button type="button" className={actions['primary']} onClick={() => print()}>
          {words.print}
        </button>
        <Link href={`/decks/${id}`} className={actions['plain']}>
          {words.close}
        </Link>
      </p>
      <div className={styles['paper']}>
        <h1>{shown.name || words.unnamed}</h1>
        <p>
          {words.printed(names.editions[shown.edition])} · {words.cards(sizeOf(shown))}
        </p>
        <div className={styles['columns']}>
          {CARD_TYPES.map(type => (
            <Section key={type} type={type} sheet={shown} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Section({ type, sheet }: { type: CardType; sheet: DeckSheet }): ReactElement | null {
  const { code, names } = useLanguage();
  const cardWords = useWords(CARD_WORDS);
  const cards = Object.values(catalogue).filter(card => card.type === type && copiesOf(sheet, card.id) > 0);
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{names.types[type]}</h2>
      <ul>
        {inOrder(cards, code).map(card => (
          <li key={card.id}>
            <b>{copiesOf(sheet, card.id)}</b> {card.names[code]}
            {'cost' in card && (
              <small>
                {' '}
                {[
                  ...card.cost.buildings.map(symbol => names.costs[symbol]),
                  ...(card.cost.prosperity > 0 ? [cardWords.prosperity(card.cost.prosperity)] : []),
                ].join(', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
