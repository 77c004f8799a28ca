import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import styles from './OpponentCity.module.css';
import { VictoryTracker } from './VictoryTracker.tsx';
import { WORDS } from './words.ts';

/** The opponent's City as a strip of signs, and how far it is from winning. */
export function OpponentCity({ seat }: { seat: Seat }): ReactElement {
  const { sight } = useTable();
  const { code } = useLanguage();
  const words = useWords(WORDS);
  const selected = useAim(aim =>
    aim.selected?.kind === 'building' && aim.selected.seat === seat ? aim.selected.id : null,
  );
  const select = useAim(aim => aim.select);
  const hover = useAim(aim => aim.hover);
  const title = words.cityOf(sight.seats[seat]?.name ?? '');
  const { city } = sight.view.players[seat]!;
  return (
    <section className={styles['strip']} aria-label={title} data-seat={seat}>
      <header>
        <h3>{title}</h3>
        <VictoryTracker seat={seat} isBrief />
      </header>
      <ul>
        {city.map(({ card: id, tapped }) => {
          const card = cardOf(id);
          const name = tapped ? words.tapped(card.names[code]) : words.untapped(card.names[code]);
          const subject = { kind: 'building', seat, id } as const;
          const isSelected = selected === id;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles['sign']}
                aria-label={name}
                title={name}
                aria-pressed={isSelected}
                data-tapped={tapped || undefined}
                onClick={() => select(isSelected ? null : subject)}
                onPointerEnter={event => event.pointerType === 'mouse' && hover(subject)}
                onPointerLeave={() => hover(null)}
              >
                <Icon name={iconOfCard(card)} />
              </button>
            </li>
          );
        })}
        {city.length === 0 && <li className={styles['nothing']}>{words.nothing}</li>}
      </ul>
    </section>
  );
}
