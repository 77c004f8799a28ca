import type { Building } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { optionsFor } from '../inspector/options.ts';
import styles from './BuildingTile.module.css';
import type { Paying } from './use-payment.ts';
import { WORDS } from './words.ts';

interface Props {
  building: Building;
  payment: Paying | null;
  /** A sign without its name. */
  isCompact: boolean;
}

/** One building of the own City. Pressed, it is looked at; while something is paid for, it is tapped or spared. */
export function BuildingTile({ building, payment, isCompact }: Props): ReactElement {
  const { sight } = useTable();
  const { code } = useLanguage();
  const words = useWords(WORDS);
  const isSelected = useAim(
    ({ selected }) => selected?.kind === 'building' && selected.id === building.card && selected.seat === sight.seat,
  );
  const select = useAim(aim => aim.select);
  const hover = useAim(aim => aim.hover);
  const isLit = useAim(aim => aim.lit.includes(building.card));
  const card = cardOf(building.card);
  const subject = { kind: 'building', seat: sight.seat, id: building.card } as const;
  const isPaying = payment?.now.includes(building.card) ?? false;
  const canPay = !isPaying && (payment?.canSwap(building.card) ?? false);
  const isUsable = payment === null && optionsFor(sight, subject).some(({ refusal }) => refusal === null);
  const name = card.names[code];
  const told = [
    building.tapped ? words.tapped(name) : words.untapped(name),
    ...(isPaying ? [words.pays] : canPay ? [words.mayPay] : isUsable ? [words.usable] : []),
  ].join(', ');
  return (
    <li className={styles['cell']}>
      <button
        type="button"
        className={styles['tile']}
        aria-label={told}
        title={told}
        aria-pressed={isPaying || isSelected}
        data-tapped={building.tapped || undefined}
        data-paying={isPaying || undefined}
        data-can-pay={canPay || undefined}
        data-usable={isUsable || undefined}
        data-lit={isLit || undefined}
        onClick={() => (payment ? payment.swap(building.card) : select(isSelected ? null : subject))}
        onPointerEnter={event => event.pointerType === 'mouse' && hover(subject)}
        onPointerLeave={() => hover(null)}
      >
        <Icon name={iconOfCard(card)} className={styles['sign']} />
        {!isCompact && <span className={styles['name']}>{name}</span>}
      </button>
    </li>
  );
}
