import { catalogue } from '@signum/cards';
import { isBattleCard, type Card, type CardId } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { CostSigns } from '../cards/CostSigns.tsx';
import { useOpenCard } from '../cards/open-card.ts';
import { Icon } from '../icons/Icon.tsx';
import { copiesOf, withCopies, without, type DeckSheet } from './deck-sheet.ts';
import styles from './DeckRow.module.css';
import { Stepper } from './Stepper.tsx';
import { WORDS } from './words.ts';

interface Props {
  id: CardId;
  sheet: DeckSheet;
  isLit: boolean;
  onChange?: (sheet: DeckSheet) => void;
}

/** One card of the deck: its name opens it, its count can be changed. */
export function DeckRow({ id, sheet, isLit, onChange }: Props): ReactElement {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const open = useOpenCard(one => one.open);
  const card = catalogue[id];
  const name = card?.names[code] ?? id;
  const copies = copiesOf(sheet, id);
  const locked = card && lockOf(card, sheet);
  const isCounted = card === undefined || isBattleCard(card);
  return (
    <li className={`${styles['row']} ${isLit ? styles['lit'] : ''}`} data-lit={isLit || undefined}>
      <button type="button" className={styles['name']} aria-haspopup="dialog" disabled={!card} onClick={() => open(id)}>
        {name}
        {locked !== undefined && <small>{words.lockedTo(catalogue[locked]?.names[code] ?? locked)}</small>}
      </button>
      {card && 'cost' in card && (
        <span className={styles['cost']}>
          <CostSigns cost={card.cost} direction="row" />
        </span>
      )}
      {isCounted && !onChange && <b className={styles['count']}>{copies}</b>}
      {isCounted && onChange && (
        <Stepper name={name} copies={copies} onChange={next => onChange(withCopies(sheet, id, next))} />
      )}
      {!isCounted && onChange && (
        <button
          type="button"
          className={styles['out']}
          aria-label={words.takeOut(name)}
          onClick={() => onChange(without(sheet, id))}
        >
          <Icon name="cancel" />
        </button>
      )}
    </li>
  );
}

/** The only hero with whom a card can be played, if that is another one (C-DCK-9). */
function lockOf(card: Card, { hero }: DeckSheet): CardId | undefined {
  return 'hero' in card && card.hero !== undefined && card.hero !== hero ? card.hero : undefined;
}
