import type { Card, CostSymbol } from '@signum/classic';
import { useMemo, type ReactElement } from 'react';
import { useLanguage, useWords } from '../app/use-language.ts';
import { iconOfCard, iconOfType } from '../icons/icon-of.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './CardFace.module.css';
import { lookup } from './card-of.ts';
import { PIPS } from './card-signs.ts';
import { CardStats } from './CardStats.tsx';
import { CostSigns } from './CostSigns.tsx';
import factions from './faction.module.css';
import { Marked } from './Marked.tsx';
import { WORDS } from './words.ts';

/** In the hand (text to be read on a second look), small (a picture with a name), large (everything, and links). */
export type CardSize = 'hand' | 'large' | 'small';

interface Props {
  card: Card;
  size: CardSize;
  lacking?: readonly CostSymbol[];
  isPoor?: boolean;
}

/** The face of a card. Everything is text and shapes, so that it can be read out, translated and enlarged. */
export function CardFace({ card, size, lacking, isPoor }: Props): ReactElement {
  const language = useLanguage();
  const words = useWords(WORDS);
  const text = useMemo(() => language.card(card, lookup), [language, card]);
  const isLarge = size === 'large';
  return (
    <article className={`${styles['card']} ${styles[size]} ${factions[card.faction]}`} data-theme="dark">
      {'cost' in card && (
        <div className={styles['cost']}>
          <CostSigns cost={card.cost} {...(lacking && { lacking })} {...(isPoor && { isPoor })} />
        </div>
      )}
      <div className={styles['art']}>
        <Icon name={iconOfCard(card)} />
        {card.rarity && <Rarity rarity={card.rarity} />}
      </div>
      <h3 className={styles['name']}>{text.name}</h3>
      {size !== 'small' && (
        <div className={styles['text']}>
          {isLarge && (
            <p className={styles['type']}>
              <Marked text={text.type} />
            </p>
          )}
          {text.lines.map(line => (
            <div key={line.text} className={styles[line.about]}>
              <p>
                <Marked text={line.text} quiet={!isLarge} />
              </p>
              {isLarge && line.reminder !== undefined && <p className={styles['reminder']}>{line.reminder}</p>}
            </div>
          ))}
          {isLarge && text.flavour !== undefined && <p className={styles['flavour']}>{text.flavour}</p>}
          {isLarge && text.house.length > 0 && <p className={styles['house']}>{words.house(text.house.join(', '))}</p>}
        </div>
      )}
      <div className={styles['foot']}>
        <span className={styles['kind']}>
          <Icon name={iconOfType(card.type)} title={language.names.types[card.type]} />
        </span>
        <CardStats card={card} />
      </div>
    </article>
  );
}

function Rarity({ rarity }: { rarity: NonNullable<Card['rarity']> }): ReactElement {
  const words = useWords(WORDS);
  return (
    <span className={styles['rarity']} title={words.rarity[rarity]}>
      <span aria-hidden="true">{'◆'.repeat(PIPS[rarity])}</span>
      <span className="for-ears">{words.rarity[rarity]}</span>
    </span>
  );
}
