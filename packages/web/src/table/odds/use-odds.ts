import { useEffect, useState } from 'react';
import type { OddsAnswer, OddsQuestion } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';

const answers = new Map<string, OddsAnswer>();
/** Far more than one question can ask for. */
const MOST = 200;

/**
 * Odds as they come, in the order of what was asked; each is reckoned once for a question of the game. Nothing is asked where
 * the table plays without odds.
 */
export function useOdds(questions: readonly OddsQuestion[]): readonly (OddsAnswer | undefined)[] {
  const table = useTable();
  const { id, seat, odds, log } = table.sight;
  const [, setCount] = useState(0);
  const moment = `${id} ${seat} ${log.length} `;
  const keys = odds === 'off' ? [] : questions.map(question => moment + JSON.stringify(question));

  useEffect(() => {
    let isWanted = true;
    for (const [place, key] of keys.entries()) {
      if (answers.has(key)) continue;
      table.oddsOf(questions[place]!).then(
        answer => {
          remember(key, answer);
          if (isWanted) setCount(count => count + 1);
        },
        () => {
          // The position has moved on: nobody waits for these any more.
        },
      );
    }
    return () => {
      isWanted = false;
    };
    // the keys say all that the questions say
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [keys.join('\n')]);

  return keys.map(key => answers.get(key));
}

function remember(key: string, answer: OddsAnswer): void {
  answers.set(key, answer);
  const oldest = answers.size > MOST ? answers.keys().next().value : undefined;
  if (oldest !== undefined) answers.delete(oldest);
}
