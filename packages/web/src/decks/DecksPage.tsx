import { decks as readyDecks } from '@signum/cards';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import actions from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { Icon } from '../icons/Icon.tsx';
import { ArrivedDeck } from './ArrivedDeck.tsx';
import { newSheet, sheetOf, type DeckSheet } from './deck-sheet.ts';
import styles from './DecksPage.module.css';
import { DeckTile } from './DeckTile.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { useOwnDecks } from './own-decks.ts';
import { OwnDeckTile } from './OwnDeckTile.tsx';
import { WORDS } from './words.ts';

/** All decks: the player's own and those that come with the game. */
export function DecksPage(): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const { decks, isUnsafe, load, add } = useOwnDecks();
  const [, go] = useLocation();
  const [isBringing, setBringing] = useState(false);
  usePageTitle(words.title);
  useEffect(() => void load(), [load]);

  const begin = (sheet: DeckSheet): void => go(`/decks/${add(sheet)}`);
  return (
    <div className={styles['page']}>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['actions']}>
        <button type="button" className={actions['primary']} onClick={() => begin(newSheet(words.newName))}>
          {words.create}
        </button>
        <button type="button" className={actions['plain']} onClick={() => setBringing(true)}>
          {words.bring}
        </button>
        <Link href="/cards" className={actions['plain']}>
          <Icon name="stack" />
          {words.allCards}
        </Link>
      </div>
      <ArrivedDeck onTake={begin} />
      {isUnsafe && <p className={styles['unsafe']}>{words.unsafe}</p>}

      <section aria-labelledby="own-decks">
        <h2 id="own-decks">{words.own}</h2>
        {decks?.length === 0 && <p className={styles['note']}>{words.ownEmpty}</p>}
        <div className={styles['tiles']}>
          {decks?.map(deck => (
            <OwnDeckTile key={deck.id} deck={deck} />
          ))}
        </div>
      </section>

      <section aria-labelledby="ready-decks">
        <h2 id="ready-decks">{words.ready}</h2>
        <p className={styles['note']}>{words.readyLead}</p>
        <div className={styles['tiles']}>
          {readyDecks.map(deck => {
            const sheet = sheetOf(deck, code);
            return (
              <DeckTile key={deck.id} id={deck.id} sheet={sheet} about={deck.about[code]}>
                <button type="button" onClick={() => begin({ ...sheet, name: words.copyOf(sheet.name) })}>
                  {words.copy} <span className="for-ears">{sheet.name}</span>
                </button>
              </DeckTile>
            );
          })}
        </div>
      </section>
      {isBringing && <ImportDialog onTake={begin} onClose={() => setBringing(false)} />}
    </div>
  );
}
