import { plain } from '@signum/text';
import { deedsOf, type Reading } from './deeds-of.ts';
import type { LogTurn } from './turns-of.ts';

/** The whole log as plain text: a heading for each turn, what belongs to a deed indented below it. */
export function logText(turns: readonly LogTurn[], reading: Reading, heading: (turn: LogTurn) => string): string {
  const blocks = turns.flatMap(turn => {
    const deeds = deedsOf(turn.entries, reading);
    if (deeds.length === 0) return [];
    const lines = deeds.flatMap(({ head, rest }) => [plain(head.text), ...rest.map(({ text }) => `  ${plain(text)}`)]);
    return [[heading(turn), ...lines].join('\n')];
  });
  return `${blocks.join('\n\n')}\n`;
}
