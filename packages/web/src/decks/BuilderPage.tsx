import { decks as readyDecks } from '@signum/cards';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { Waiting } from '../app/Waiting.tsx';
import { Builder } from './Builder.tsx';
import { sheetOf, type DeckSheet } from './deck-sheet.ts';
import styles from './DecksPage.module.css';
import { useOwnDecks, type OwnDeck } from './own-decks.ts';
import { WORDS } from './words.ts';

/** The deck that the address names: one's own to be changed, or a ready one to be looked at. */
export function BuilderPage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { decks, load } = useOwnDecks();
  useEffect(() => void load(), [load]);
  const ready = readyDecks.find(deck => deck.id === id);
  const { code } = useLanguage();
  if (ready) return <ReadyDeck key={id} id={id} sheet={sheetOf(ready, code)} />;
  if (decks === null) return <Waiting />;
  const own = decks.find(deck => deck.id === id);
  return own ? <OwnDeckBuilder key={id} deck={own} /> : <NoSuchDeck />;
}

function OwnDeckBuilder({ deck }: { deck: OwnDeck }): ReactElement {
  const words = useWords(WORDS);
  const { add, change } = useOwnDecks();
  const [, go] = useLocation();
  const [past, setPast] = useState<readonly DeckSheet[]>([]);
  usePageTitle(deck.name || words.unnamed);
  const last = past.at(-1);
  return (
    <Builder
      id={deck.id}
      sheet={deck}
      onChange={sheet => {
        setPast([...past, deck]);
        change(deck.id, sheet);
      }}
      onCopy={() => go(`/decks/${add({ ...deck, name: words.copyOf(deck.name) })}`)}
      {...(last && {
        onUndo: () => {
          setPast(past.slice(0, -1));
          change(deck.id, last);
        },
      })}
    />
  );
}

/** A ready deck is not changed; only the order of its buildings can be tried out. */
function ReadyDeck({ id, sheet }: { id: string; sheet: DeckSheet }): ReactElement {
  const words = useWords(WORDS);
  const { add } = useOwnDecks();
  const [, go] = useLocation();
  usePageTitle(sheet.name);
  return (
    <Builder id={id} sheet={sheet} onCopy={() => go(`/decks/${add({ ...sheet, name: words.copyOf(sheet.name) })}`)} />
  );
}

function NoSuchDeck(): ReactElement {
  const words = useWords(WORDS);
  usePageTitle(words.noSuchDeck);
  return (
    <div className={styles['page']}>
      <h1>{words.noSuchDeck}</h1>
      <p>
        <Link href="/decks">{words.allDecks}</Link>
      </p>
    </div>
  );
}
