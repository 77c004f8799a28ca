import { catalogue } from '@signum/cards';
import type { CardId } from '@signum/classic';
import type { ReactElement } from 'react';
import factions from '../cards/faction.module.css';
import { iconOfCard } from '../icons/icon-of.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './HeroMedal.module.css';

/** The hero of a deck as a token; an empty ring as long as there is none. The name stands beside it. */
export function HeroMedal({ hero }: { hero: CardId | null }): ReactElement {
  const card = hero === null ? undefined : catalogue[hero];
  if (!card) return <span className={`${styles['medal']} ${styles['empty']}`} aria-hidden="true" />;
  return (
    <span className={`${styles['medal']} ${factions[card.faction]}`} aria-hidden="true">
      <Icon name={iconOfCard(card)} />
    </span>
  );
}
