import { refusalText, plain } from '@signum/text';
import { useEffect, type CSSProperties, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { useOpenCard } from '../../cards/open-card.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { useRoster } from '../use-roster.ts';
import styles from './HandCard.module.css';
import { lackingIn, type HeldCard } from './held-cards.ts';
import { useTakeUp } from './use-take-up.ts';
import { WORDS } from './words.ts';

interface Props {
  held: HeldCard;
  /** How many cards the hand has: they lie closer together then. */
  of: number;
}

/** One card of the hand. It rises when it is pointed at; whatever stands in its way is written over it. */
export function HandCard({ held, of }: Props): ReactElement {
  const { card: id, place, isOpen, isForChoice, isAsked, refusal } = held;
  const { messages, code } = useLanguage();
  const words = useWords(WORDS);
  const roster = useRoster();
  const open = useOpenCard(one => one.open);
  const hover = useAim(aim => aim.hover);
  const isLit = useAim(aim => aim.lit.includes(id)) || isAsked;
  const { isTaken, press } = useTakeUp(held);
  const card = cardOf(id);

  // A card that is played while it has the focus is never told that it lost it.
  useEffect(() => () => hover(null), [hover]);

  const name = card.names[code];
  const reason = refusal === null ? '' : plain(refusalText(messages, refusal, roster));
  const fan = { '--place': place - (of - 1) / 2, '--of': of } as CSSProperties;
  return (
    <li
      className={styles['slot']}
      style={fan}
      data-open={isOpen || undefined}
      data-taken={isTaken || undefined}
      data-lit={isLit || undefined}
      data-asked={isAsked || undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && hover({ kind: 'card', id })}
      onPointerLeave={() => hover(null)}
    >
      <button
        type="button"
        className={styles['card']}
        aria-pressed={isTaken}
        data-hand-card
        onClick={press}
        onFocus={() => hover({ kind: 'card', id })}
        onBlur={() => hover(null)}
      >
        <span className="for-ears">
          {isOpen && !isForChoice ? words.playable(name) : refusal === null ? name : words.unplayable(name, reason)}
        </span>
        <span className={styles['lifted']} aria-hidden="true">
          <CardFace
            card={card}
            size="hand"
            lacking={lackingIn(refusal)}
            isPoor={refusal?.code === 'too-little-prosperity'}
          />
          {reason !== '' && <span className={styles['reason']}>{reason}</span>}
        </span>
      </button>
      <button
        type="button"
        className={styles['read']}
        aria-haspopup="dialog"
        aria-label={words.enlarge(name)}
        title={words.enlarge(name)}
        onClick={() => open(id)}
      >
        <Icon name="magnifying-glass" />
      </button>
    </li>
  );
}
