import type { Relic } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { optionsFor } from '../inspector/options.ts';
import styles from './Relics.module.css';
import { WORDS } from './words.ts';

/** What the hero carries, with the marks of its uses and what is left of its Durability. */
export function Relics({ seat }: { seat: Seat }): ReactElement | null {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { relics } = sight.view.players[seat]!;
  if (relics.length === 0) return null;
  return (
    <ul className={styles['relics']} aria-label={words.relics}>
      {relics.map(relic => (
        <RelicChip key={relic.id} relic={relic} seat={seat} />
      ))}
    </ul>
  );
}

function RelicChip({ relic, seat }: { relic: Relic; seat: Seat }): ReactElement {
  const { sight } = useTable();
  const { code } = useLanguage();
  const words = useWords(WORDS);
  const isSelected = useAim(({ selected }) => selected?.kind === 'card' && selected.id === relic.card);
  const select = useAim(aim => aim.select);
  const hover = useAim(aim => aim.hover);
  const card = cardOf(relic.card);
  const subject = { kind: 'card', id: relic.card } as const;
  const isUsable = seat === sight.seat && optionsFor(sight, subject).some(({ refusal }) => refusal === null);
  const uses = card.type === 'relic' ? card.uses?.n : undefined;
  const durability = card.type === 'relic' ? card.durability : undefined;
  const state = [
    ...(uses === undefined ? [] : [words.used(relic.marks, uses)]),
    ...(durability === undefined ? [] : [words.durability(relic.tokens, durability)]),
    relic.tapped ? words.tapped : words.ready,
  ].join(', ');
  const name = words.relic(card.names[code], state);
  return (
    <li>
      <button
        type="button"
        className={styles['relic']}
        aria-label={name}
        title={name}
        aria-pressed={isSelected}
        data-tapped={relic.tapped || undefined}
        data-usable={isUsable || undefined}
        onClick={() => select(subject)}
        onPointerEnter={() => hover(subject)}
        onPointerLeave={() => hover(null)}
      >
        <Icon name={iconOfCard(card)} />
        {uses !== undefined && (
          <span className={styles['marks']}>
            {'●'.repeat(relic.marks)}
            {'○'.repeat(Math.max(0, uses - relic.marks))}
          </span>
        )}
        {durability !== undefined && <b>{relic.tokens}</b>}
      </button>
    </li>
  );
}
