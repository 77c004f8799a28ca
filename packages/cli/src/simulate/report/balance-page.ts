import { existsSync, readFileSync } from 'node:fs';
import type { CardFigure } from '../card-figures.ts';
import type { LabFile } from '../lab-file.ts';
import { bothEnds, ENOUGH, knownCards } from './card-choice.ts';
import { findingsIn } from './findings.ts';
import { CAUSES, differenceText, isUneven, leadOf, namesIn, percent, shareText, type Names } from './words.ts';

/** Above this line a page is written by hand; below it, by the command. */
export const LINE = '<!-- Everything below is written by `npx signum simulate --page`. Changes by hand are lost. -->';

/** A page with its foreword as it stands, and the figures anew. */
export function balancePage(path: string, file: LabFile): string {
  const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [byHand = ''] = old.split(LINE, 1); // of a page without the line: all of it
  const foreword = byHand.trim() === '' ? '# Balance of the decks' : byHand.trimEnd();
  return `${foreword}\n\n${LINE}\n<!-- prettier-ignore-start -->\n\n${figuresText(file)}\n\n<!-- prettier-ignore-end -->\n`;
}

function figuresText(file: LabFile): string {
  const { series, figures, pace } = file;
  const names = namesIn(series);
  const { firstPlayer, turns, decisions } = figures;
  const aSecond = Math.round((decisions.mean * figures.games) / (pace.processorMs / 1000));
  return [
    '## What was played',
    '',
    leadOf(file),
    `Seed ${series.seed}, at most ${series.turns} turns, cards \`${series.cards.slice(0, 12)}\`. ${aSecond} decisions a second on one core.`,
    '',
    '## What is off',
    '',
    ...findingLines(file),
    '',
    '## Length, first turn, ways of winning',
    '',
    `- First player: ${shareText(firstPlayer)} of ${firstPlayer.games} games.`,
    `- Turns of both players together: ${turns.mean.toFixed(1)} on average; one game in ten ends by turn ${turns.p10}, half by ${turns.median}, nine in ten by ${turns.p90}.`,
    `- Decisions a game: ${Math.round(decisions.mean)}.`,
    ...figures.causes.map(cause => `- Ended by ${CAUSES[cause.by]}: ${shareText(cause)}, ${cause.games} games.`),
    '',
    '## Decks against the field',
    '',
    '| deck | hero | won | first | second |',
    '| --- | --- | --- | --- | --- |',
    ...figures.decks.map(({ id, score, asFirst, asSecond }) => {
      const { heroName } = series.decks.find(deck => deck.id === id)!;
      return row(names.deck(id), heroName, shareText(score), percent(asFirst.share), percent(asSecond.share));
    }),
    '',
    ...matrixLines(file, names),
    '## Cards',
    '',
    `Won when played minus won when not, between the same two decks, in percentage points; cards with at least ${ENOUGH} games on either side. Bold: more than noise.`,
    '',
    '| card | decks | played | swing | when drawn |',
    '| --- | --- | --- | --- | --- |',
    ...bothEnds(knownCards(figures)).map(card => cardRow(card, names)),
  ].join('\n');
}

function findingLines(file: LabFile): string[] {
  const findings = findingsIn(file);
  if (findings.length === 0) return ['Nothing.'];
  return findings.map(({ sentence, certain }) => `- ${sentence} ${certain ? 'Certain.' : 'Not certain.'}`);
}

/** The matrix with numbers for columns: the names stand at the rows. */
function matrixLines({ figures }: LabFile, names: Names): string[] {
  if (figures.deckMatrix.length === 0) return [];
  const order = figures.decks.map(({ id }) => id);
  const cell = (a: string, b: string): string => {
    const found = figures.deckMatrix.find(one => (one.a === a && one.b === b) || (one.a === b && one.b === a));
    if (!found) return '';
    const share = Math.round(100 * (found.a === a ? found.score.share : 1 - found.score.share));
    return isUneven(found.score) ? `**${share}**` : String(share);
  };
  return [
    '## Who beats whom',
    '',
    'How much the deck of the row wins against the deck of the column, in percent. Bold: the 95 % interval does not hold 50 %.',
    '',
    row('', '', ...order.map((_, at) => String(at + 1))),
    row('---', '---', ...order.map(() => '--:')),
    ...order.map((a, at) => row(String(at + 1), names.deck(a), ...order.map(b => (a === b ? '·' : cell(a, b))))),
    '',
  ];
}

function cardRow({ card, decks, played, swing, drawSwing, beyond }: CardFigure, names: Names): string {
  const text = differenceText(swing);
  const byDraw = names.isDrawn(card) ? differenceText(drawSwing) : '–';
  const holders = decks.length > 3 ? `${decks.length} decks` : decks.map(names.deck).join(', ');
  return row(names.card(card), holders, percent(played), beyond ? `**${text}**` : text, byDraw);
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
