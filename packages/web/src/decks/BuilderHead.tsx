import { editions, type EditionId } from '@signum/classic';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import actions from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import styles from './BuilderHead.module.css';
import type { DeckSheet } from './deck-sheet.ts';
import form from './Form.module.css';
import { HeroMedal } from './HeroMedal.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { WORDS } from './words.ts';

interface Props {
  id: string;
  sheet: DeckSheet;
  onChange?: (sheet: DeckSheet) => void;
  onCopy: () => void;
  onUndo?: () => void;
}

/** The name and edition of a deck, and what can be done with the whole of it. */
export function BuilderHead({ id, sheet, onChange, onCopy, onUndo }: Props): ReactElement {
  const words = useWords(WORDS);
  const { names } = useLanguage();
  const [isSharing, setSharing] = useState(false);
  return (
    <header className={styles['head']}>
      <Link href="/decks" className={styles['back']}>
        ‹ {words.allDecks}
      </Link>
      <div className={styles['title']}>
        <HeroMedal hero={sheet.hero} />
        {onChange ? (
          <NameAndEdition sheet={sheet} onChange={onChange} />
        ) : (
          <div className={styles['fixed']}>
            <h1>{sheet.name}</h1>
            <p>
              {names.editions[sheet.edition]}. {words.readOnly}
            </p>
          </div>
        )}
        <div className={styles['buttons']}>
          {onChange && (
            <button type="button" className={actions['plain']} disabled={!onUndo} onClick={onUndo}>
              {words.undo}
            </button>
          )}
          <button type="button" className={onChange ? actions['plain'] : actions['primary']} onClick={onCopy}>
            {words.makeCopy}
          </button>
          <button type="button" className={actions['plain']} onClick={() => setSharing(true)}>
            {words.share}
          </button>
          <Link href={`/decks/${id}/print`} className={actions['plain']}>
            {words.print}
          </Link>
        </div>
      </div>
      {isSharing && <ShareDialog sheet={sheet} onClose={() => setSharing(false)} />}
    </header>
  );
}

function NameAndEdition({ sheet, onChange }: Required<Pick<Props, 'onChange' | 'sheet'>>): ReactElement {
  const words = useWords(WORDS);
  const { names } = useLanguage();
  return (
    <>
      <h1 className="for-ears">{sheet.name || words.unnamed}</h1>
      <label className={styles['name']}>
        <span className="for-ears">{words.deckName}</span>
        <input
          value={sheet.name}
          placeholder={words.deckName}
          maxLength={80}
          onChange={event => onChange({ ...sheet, name: event.target.value })}
        />
      </label>
      <label className={form['field']}>
        <span className="for-ears">{words.edition}</span>
        <select
          value={sheet.edition}
          onChange={event => onChange({ ...sheet, edition: event.target.value as EditionId })}
        >
          {(Object.keys(editions) as EditionId[]).map(edition => (
            <option key={edition} value={edition}>
              {names.editions[edition]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
