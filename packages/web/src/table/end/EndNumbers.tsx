import type { Creature } from '@signum/classic';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { saveShelved } from '../../replay/save-file.ts';
import { useWayBack } from '../leave/use-way-back.ts';
import { PromptButton } from '../prompts/PromptButton.tsx';
import styles from './EndNumbers.module.css';
import { lossesOf } from './losses-of.ts';
import { isReader } from './reader.ts';
import { WORDS } from './words.ts';

/** Both sides at the end, side by side. */
export function EndNumbers(): ReactElement {
  const words = useWords(WORDS);
  const { id, seats, view, log, outcome } = useTable().sight;
  const [, go] = useLocation();
  const wayBack = useWayBack();
  const losses = useMemo(() => lossesOf(log, view.creatures), [log, view.creatures]);
  const heroOf = (seat: number): Creature | undefined =>
    view.creatures.find(({ kind, owner }) => kind === 'hero' && owner === seat);
  const rows: readonly (readonly [label: string, of: (seat: number) => number | string])[] = [
    [words.wounds, seat => heroOf(seat)?.wounds ?? words.fallen],
    [words.prosperity, seat => view.players[seat]?.prosperity ?? 0],
    [words.buildings, seat => view.players[seat]?.city.length ?? 0],
    [words.lost, losses],
    [words.creatures, seat => view.creatures.filter(({ controller }) => controller === seat).length],
    [words.deck, seat => view.players[seat]?.deck ?? 0],
  ];
  return (
    <section className={styles['numbers']} aria-labelledby="numbers-title">
      <h2 id="numbers-title">{words.numbers}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-ears">{words.numbers}</span>
            </th>
            {seats.map(({ name }, seat) => (
              <th key={`${seat} ${name}`} scope="col" data-seat={seat}>
                {outcome?.winners.includes(seat) && <Icon name="laurels" title={words.winner} />}
                {isReader(seats, seat) ? words.you : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map(({ name }, seat) => (
                <td key={`${seat} ${name}`}>{of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['buttons']}>
        <PromptButton icon="scroll-unfurled" onClick={() => void saveShelved(id)}>
          {words.save}
        </PromptButton>
        <PromptButton onClick={() => go('/play/new')}>{words.newGame}</PromptButton>
        <PromptButton onClick={() => go(wayBack.href)}>{wayBack.name}</PromptButton>
      </div>
    </section>
  );
}
