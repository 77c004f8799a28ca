import type { Card } from '@signum/classic';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useOpenCard } from '../cards/open-card.ts';
import { WORDS as CARD_WORDS } from '../cards/words.ts';
import styles from './CardGrid.module.css';

interface Props {
  cards: readonly Card[];
  label: string;
  /** Below a card: what can be done with it here. */
  renderBelow?: (card: Card) => ReactNode;
  /** Is it part of the deck? */
  isIn?: (card: Card) => boolean;
}

/** Cards side by side. Pressed, one of them is enlarged. */
export function CardGrid({ cards, label, renderBelow, isIn }: Props): ReactElement {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {cards.map(card => (
        <li key={card.id} className={isIn?.(card) ? styles['in'] : ''}>
          <Face card={card} />
          {renderBelow && <div className={styles['below']}>{renderBelow(card)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** Counts change often, faces never. */
const Face = memo(function Face({ card }: { card: Card }): ReactElement {
  const { code } = useLanguage();
  const words = useWords(CARD_WORDS);
  const open = useOpenCard(one => one.open);
  return (
    <div className={styles['face']}>
      <CardFace card={card} size="hand" />
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={words.enlarge(card.names[code])}
        onClick={() => open(card.id)}
      />
    </div>
  );
});
