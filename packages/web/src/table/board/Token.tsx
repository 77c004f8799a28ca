import { memo, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import type { MarkKind } from './marks.ts';
import styles from './Token.module.css';
import { TokenBadges } from './TokenBadges.tsx';
import { TokenBody } from './TokenBody.tsx';
import type { TokenLook } from './token-look.ts';

interface Props extends TokenLook {
  name: string;
  /** Everything that is to be said of it. */
  spoken: string;
  mark: MarkKind | null;
  isSelected: boolean;
  isLit: boolean;
  isFirst: boolean;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** A creature on the table: a button with everything that is known about it in its name. */
export const Token = memo(function Token(props: Props): ReactElement {
  const { id, x, y, r, name, spoken, mark, isSelected, isLit, isFirst, ...rest } = props;
  const { side, faction, icon, health, wounds, isDone, isHidden, strength, shift, armour, isHero, statuses } = rest;
  const { onFocus, onKeyDown, onPointerEnter, onPointerLeave } = rest;
  const place = { transform: `translate(${x}px, ${y}px)` };
  return (
    <>
      <g
        className={styles['token']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button of its own
        role="button"
        tabIndex={isFirst ? 0 : -1}
        aria-label={spoken}
        aria-pressed={mark === 'chosen' || isSelected}
        data-creature={id}
        data-mark={mark ?? undefined}
        data-lit={isLit || undefined}
        data-selected={isSelected || undefined}
        style={place}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <circle cx={r * 0.08} cy={r * 0.16} r={r * 1.32} fill="url(#shadow)" />
        <circle className={styles['mark']} r={r + 0.3} />
        <TokenBody {...{ r, side, faction, icon, health, wounds, isDone, isHidden }} />
        <circle className={styles['focus']} r={r + 0.62} />
      </g>
      {/* numbers and names are drawn beside the button: its own name says all of them, in another order */}
      <g className={styles['beside']} style={place} aria-hidden>
        <TokenBadges {...{ r, strength, shift, armour, isHero, statuses }} />
        <g transform={`translate(0 ${r + (isHero ? 0.75 : 0.3)})`}>
          <text className={styles['name']}>{name}</text>
        </g>
      </g>
    </>
  );
});
