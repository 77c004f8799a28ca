import type { CardId } from '@signum/classic';
import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { useTable } from '../../game/use-table.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAim } from '../aim.ts';
import { optionOf, optionsOf, type Option } from '../inspector/options.ts';
import { usePress } from '../inspector/use-press.ts';
import styles from './TerrainPool.module.css';
import { WORDS } from './words.ts';

/** Terrain that can still be placed. Only its owner knows what is left (C-AMB-9). */
export function TerrainPool(): ReactElement | null {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const pool = [...new Set(sight.view.players[sight.seat]!.pool?.terrains)];
  if (pool.length === 0) return null;
  const options = optionsOf(sight);
  return (
    <div className={styles['pool']}>
      <h3>{words.terrain}</h3>
      <ul>
        {pool.map(id => (
          <TerrainChip key={id} id={id} option={optionOf(options, { do: 'play terrain', card: id })} />
        ))}
      </ul>
    </div>
  );
}

function TerrainChip({ id, option }: { id: CardId; option: Option | undefined }): ReactElement {
  const { code } = useLanguage();
  const isSelected = useAim(({ selected }) => selected?.kind === 'card' && selected.id === id);
  const select = useAim(aim => aim.select);
  const propose = useAim(aim => aim.propose);
  const hover = useAim(aim => aim.hover);
  const press = usePress();
  const card = cardOf(id);
  const isOpen = option !== undefined && option.refusal === null;
  const take = (): void => {
    if (isSelected && !isOpen) {
      select(null);
      if (useAim.getState().draft?.kind === 'nextAction') propose(null);
      return;
    }
    select({ kind: 'card', id });
    if (option) press(option);
  };
  return (
    <li>
      <button
        type="button"
        className={styles['chip']}
        aria-pressed={isSelected}
        data-open={isOpen || undefined}
        onClick={take}
        onPointerEnter={event => event.pointerType === 'mouse' && hover({ kind: 'card', id })}
        onPointerLeave={() => hover(null)}
      >
        <Icon name={iconOfCard(card)} /> {card.names[code]}
      </button>
    </li>
  );
}
