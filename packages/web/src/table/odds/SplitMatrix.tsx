import type { ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import type { Cell, SplitOdds } from './split-odds.ts';
import styles from './SplitMatrix.module.css';
import { WORDS } from './words.ts';

interface Props {
  odds: SplitOdds;
  other: string;
  /** The split that is drafted. */
  attack: number;
  onTake: (attack: number) => void;
}

/** All splits of both sides at once: what each pair deals and suffers on average, and how the other side would answer. */
export function SplitMatrix({ odds, other, attack, onTake }: Props): ReactElement | null {
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const { odds: policy } = useTable().sight;
  if (policy !== 'full' || odds.rows.length < 2) return null;
  const tenths = new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <details className={styles['matrix']}>
      <summary>{words.allSplits}</summary>
      <p>{words.matrixHelp(other)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-ears">{words.ownDice}</span>
            </th>
            {odds.columns.map(column => (
              <th key={column} scope="col">
                <span className="for-ears">{words.otherDice(other)} </span>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.rows.map(row => {
            const own = row[0]!.own;
            return (
              <tr key={own} className={own === attack ? styles['drafted'] : ''}>
                <th scope="row">
                  <button type="button" aria-pressed={own === attack} onClick={() => onTake(own)}>
                    {own}
                    {own === odds.best && <span className={styles['best']}>{words.bestSplit}</span>}
                  </button>
                </th>
                {row.map(cell => (
                  <MatrixCell key={cell.other} cell={cell} tenths={tenths} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function MatrixCell({ cell, tenths }: { cell: Cell; tenths: Intl.NumberFormat }): ReactElement {
  const words = useWords(WORDS);
  const [dealt, suffered] = [tenths.format(cell.dealt.expected), tenths.format(cell.suffered.expected)];
  return (
    <td className={cell.isReply ? styles['reply'] : ''}>
      <span aria-hidden="true">
        <b>{dealt}</b> / <i>{suffered}</i>
      </span>
      <span className="for-ears">
        {words.dealtAndSuffered(dealt, suffered)}
        {cell.isReply && ` (${words.bestReply})`}
      </span>
    </td>
  );
}
