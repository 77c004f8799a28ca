import { isCreatureCard, type Card } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './CardStats.module.css';
import { SLOT_ICONS, STAT_ICONS } from './card-signs.ts';
import { WORDS } from './words.ts';

/** The printed numbers of a card: of a creature three, of a relic how long it lasts. */
export function CardStats({ card }: { card: Card }): ReactElement | null {
  const { names } = useLanguage();
  const words = useWords(WORDS);
  if (isCreatureCard(card)) {
    const { strength, movement, health } = card;
    return (
      <span className={styles['stats']}>
        <Stat icon={STAT_ICONS.strength} name={names.stats.strength} value={strength} />
        <Stat icon={STAT_ICONS.movement} name={names.stats.movement} value={movement ? names.rulers[movement] : '–'} />
        <Stat icon={STAT_ICONS.health} name={names.stats.health} value={health} />
      </span>
    );
  }
  if (card.type !== 'relic') return null;
  return (
    <span className={styles['stats']}>
      {card.uses && <Stat icon="stack" name={words.uses(card.uses.n)} value={card.uses.n} />}
      {card.durability !== undefined && (
        <Stat icon="round-shield" name={words.durability(card.durability)} value={card.durability} />
      )}
      <span className={styles['stat']}>
        <Icon name={SLOT_ICONS[card.slot]} title={names.slots[card.slot]} />
      </span>
    </span>
  );
}

function Stat({ icon, name, value }: { icon: IconName; name: string; value: number | string }): ReactElement {
  return (
    <span className={styles['stat']} title={name}>
      <Icon name={icon} title={name} /> {value}
    </span>
  );
}
