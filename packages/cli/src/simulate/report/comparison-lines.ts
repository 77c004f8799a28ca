import type { Change, Comparison } from '../compare.ts';
import type { LabFile } from '../lab-file.ts';
import { CAUSES, differenceText, namesIn, percent, points, type Names } from './words.ts';

/** What has changed, in lines of the terminal: all that is more than noise, then the decks whatever they did. */
export function comparisonLines({ paired, commonGames, changedGames, changes }: Comparison, after: LabFile): string[] {
  const names = namesIn(after.series);
  const beyond = changes.filter(change => change.beyond);
  const decks = changes.filter(change => change.about === 'deck' && !change.beyond);
  return [
    paired
      ? `The same ${commonGames} games were played in both; ${changedGames} went another way.`
      : 'Other games were played in each: seed, player, edition or last turn differ.',
    beyond.length === 0 ? 'Nothing is beyond noise.' : 'Beyond noise:',
    ...beyond.map(change => `  ${changeLine(change, names)}`),
    ...(decks.length > 0 ? ['Within noise:', ...decks.map(change => `  ${changeLine(change, names)}`)] : []),
  ];
}

function changeLine({ about, id, what, before, after, difference }: Change, names: Names): string {
  if (about === 'length') {
    const [low, high] = difference.interval;
    return `turns: ${before.toFixed(1)} to ${after.toFixed(1)}, ${signed(difference.value)} (${signed(low)} to ${signed(high)})`;
  }
  const isSwing = what.startsWith('swing');
  const [one, other] = [before, after].map(value => (isSwing ? points(value) : percent(value)));
  return `${subject(about, id, names)}${what}: ${one} to ${other}, ${differenceText(difference)}`;
}

function subject(about: Change['about'], id: string | undefined, names: Names): string {
  if (id === undefined) return '';
  if (about === 'deck') return `${names.deck(id)}, `;
  return about === 'cause' ? `${CAUSES[id as keyof typeof CAUSES]}, ` : `${names.card(id)}, `;
}

function signed(value: number): string {
  return value < 0 ? `−${(-value).toFixed(1)}` : `+${value.toFixed(1)}`;
}
