import type { Card } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import { copiesOf, withCard, withCopies, without, type DeckSheet } from './deck-sheet.ts';
import styles from './PickControl.module.css';
import { Stepper } from './Stepper.tsx';
import { WORDS } from './words.ts';

interface Props {
  card: Card;
  sheet: DeckSheet;
  onChange: (sheet: DeckSheet) => void;
}

/** Into the deck and out of it: by copies for the Battle Deck, by a switch for all that is there once. */
export function PickControl({ card, sheet, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const name = card.names[code];
  const copies = copiesOf(sheet, card.id);
  const isSingle =
    card.type === 'hero' || card.type === 'minion' || card.type === 'building' || card.type === 'terrain';
  if (!isSingle) {
    return <Stepper name={name} copies={copies} onChange={next => onChange(withCopies(sheet, card.id, next))} />;
  }
  const isIn = copies > 0;
  return (
    <button
      type="button"
      className={styles['pick']}
      aria-pressed={isIn}
      aria-label={words.add(name)}
      onClick={() => onChange(isIn ? without(sheet, card.id) : withCard(sheet, card.id))}
    >
      {isIn ? <Icon name="check-mark" /> : '+'}
    </button>
  );
}
