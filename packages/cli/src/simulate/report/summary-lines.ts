import type { LabFile } from '../lab-file.ts';
import { findingsIn } from './findings.ts';
import { CAUSES, namesIn, percent, shareText } from './words.ts';

/** A series in a few lines of the terminal. */
export function summaryLines(file: LabFile): string[] {
  const { series, figures, pace } = file;
  const names = namesIn(series);
  const decks = figures.decks.filter(({ score }) => score.games > 0);
  const width = Math.max(0, ...decks.map(({ id }) => names.deck(id).length));
  const aSecond = (ms: number): number => Math.round((figures.decisions.mean * figures.games) / (ms / 1000));
  const findings = findingsIn(file);
  return [
    ...decks.map(({ id, score }) => `${names.deck(id).padEnd(width)}  ${shareText(score)}`),
    `First player: ${shareText(figures.firstPlayer)}.`,
    `Ended by: ${figures.causes.map(({ by, share }) => `${CAUSES[by]} ${percent(share)}`).join(', ')}.`,
    `${figures.games} games of ${figures.turns.mean.toFixed(1)} turns and ${Math.round(figures.decisions.mean)} decisions; ` +
      `${aSecond(pace.processorMs)} decisions a second of the processor, ${aSecond(pace.wallMs)} by the clock.`,
    ...findings.map(({ sentence, certain }) => `${certain ? 'Off' : 'Maybe off'}: ${sentence}`),
  ];
}
