import type { CardId } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf, lookup } from '../../cards/card-of.ts';
import { CardStats } from '../../cards/CardStats.tsx';
import { CostSigns } from '../../cards/CostSigns.tsx';
import { Marked } from '../../cards/Marked.tsx';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Heading } from './Heading.tsx';
import styles from './Inspector.module.css';
import { WORDS } from './words.ts';

interface Props {
  id: CardId;
  /** In whose City it stands, if it does. */
  building?: { readonly seat: Seat };
  children: ReactNode;
}

/** A card: what it costs and what it says. Of a building in a City also whether it is tapped. */
export function CardFacts({ id, building, children }: Props): ReactElement {
  const { sight } = useTable();
  const language = useLanguage();
  const words = useWords(WORDS);
  const card = cardOf(id);
  const text = useMemo(() => language.card(card, lookup), [language, card]);
  const isTapped =
    building !== undefined && sight.view.players[building.seat]?.city.some(one => one.card === id && one.tapped);
  return (
    <>
      <Heading card={card} title={text.name} type={text.type} {...building} />
      <div className={styles['chips']}>
        {'cost' in card && building === undefined && <CostSigns cost={card.cost} direction="row" />}
        <CardStats card={card} />
        {isTapped === true && (
          <span className={styles['chip']}>
            <Icon name="clockwise-rotation" /> {words.tapped}
          </span>
        )}
      </div>
      {children}
      <ul className={styles['lines']}>
        {text.lines.map(line => (
          <li key={line.text}>
            <Marked text={line.text} />{' '}
            {line.reminder !== undefined && <span className={styles['reminder']}>{line.reminder}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
