import type { Cost, CostSymbol } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import { COST_ICONS, lackingSigns } from './card-signs.ts';
import styles from './CostSigns.module.css';
import { WORDS } from './words.ts';

interface Props {
  cost: Cost;
  /** Symbols for which no building is there: shown dashed and red. */
  lacking?: readonly CostSymbol[];
  /** Is there too little Prosperity? */
  isPoor?: boolean;
  direction?: 'column' | 'row';
}

/** What a card costs: one disc for each building, and the coins. */
export function CostSigns({ cost, lacking = [], isPoor = false, direction = 'column' }: Props): ReactElement | null {
  const { names } = useLanguage();
  const words = useWords(WORDS);
  const { buildings, prosperity } = cost;
  if (buildings.length === 0 && prosperity === 0) return null;
  const isLacking = lackingSigns(buildings, lacking);
  return (
    <span className={`${styles['signs']} ${styles[direction]}`} data-theme="dark">
      <span className="for-ears">{words.cost}</span>
      {buildings.map((symbol, place) => (
        // Two equal symbols of one cost are the same sign.
        // eslint-disable-next-line react/no-array-index-key
        <span key={place} className={`${styles['sign']} ${isLacking[place] ? styles['lacking'] : ''}`}>
          <Icon
            name={COST_ICONS[symbol]}
            title={isLacking[place] ? words.missing(names.costs[symbol]) : names.costs[symbol]}
          />
        </span>
      ))}
      {prosperity > 0 && (
        <span className={`${styles['sign']} ${styles['coins']} ${isPoor ? styles['lacking'] : ''}`}>
          <span className="for-ears">{words.prosperity(prosperity)}</span>
          <Icon name="two-coins" className={styles['coin']} />
          <b aria-hidden="true">{prosperity}</b>
        </span>
      )}
    </span>
  );
}
