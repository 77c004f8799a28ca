import { escaped } from '../../drawing/svg.ts';
import type { CardFigure } from '../card-figures.ts';
import type { LabFile } from '../lab-file.ts';
import type { Interval } from '../statistics.ts';
import { bothEnds, ENOUGH, knownCards } from './card-choice.ts';
import { findingsIn, GOALS } from './findings.ts';
import { causesPlot, fieldPlot, lengthPlot, matrixPlot, swingPlot } from './plots.ts';
import { STYLE } from './style.ts';
import { differenceText, intervalText, leadOf, namesIn, percent, points, type Names } from './words.ts';

/** The whole report as one page that needs nothing from anywhere: no script, no font, no picture is fetched. */
export function htmlPage(file: LabFile): string {
  const { series, figures } = file;
  const names = namesIn(series);
  const known = knownCards(figures);
  const ends = bothEnds(known);
  const order = figures.decks.map(({ id }) => id);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<title>Signum: balance of the decks</title>',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body><main>',
    '<h1>Balance of the decks</h1>',
    `<p class="lead">${escaped(leadOf(file))}</p>`,
    tilesOf(file),
    section('What is off', goalsNote(), findingsList(file)),
    section(
      'Each deck against the field',
      'The dot is what was measured, the line where the true value lies with 95 % certainty, the band where it should lie.',
      figure(fieldPlot(figures, names)),
    ),
    figures.deckMatrix.length > 0 &&
      section(
        'Who beats whom',
        'How much of the games the deck of a row wins against the deck of a column, in percent. Blue wins, orange loses; bold: the 95 % interval does not hold 50 %. The strongest deck stands first.',
        figure(matrixPlot(figures.deckMatrix, order, names.deck), 'wide'),
      ),
    // usually each deck has a hero of its own, and one matrix tells both
    figures.heroes.length < figures.decks.length &&
      section(
        'Heroes',
        'The same by heroes: decks of one hero are taken together.',
        figure(
          matrixPlot(
            figures.heroMatrix,
            figures.heroes.map(({ id }) => id),
            names.hero,
          ),
          'wide',
        ),
      ),
    '<div class="pair">',
    section(
      'How long games take',
      `Half of the games end within ${figures.turns.median} turns, nine in ten within ${figures.turns.p90}. Blue: a hero fell; orange: Prosperity.`,
      figure(lengthPlot(file.games)),
    ),
    section(
      'How games end',
      `The dashed line: no way of winning should be rarer than ${percent(GOALS.road)}.`,
      figure(causesPlot(figures)),
    ),
    '</div>',
    section(
      'First or second',
      'How much of its games each deck wins with the first turn, and with the second.',
      seatsTable(file, names),
    ),
    section(
      'Cards',
      `What is won when a card was played, minus what is won when it stayed in the deck or in the hand, in percentage points, always between the same two decks. A large swing is a question, not an answer: whoever is ahead plays more cards, and long games see more of them. What is won when it was only drawn is a purer measure. Bold is more than noise. Left out: cards with fewer than ${ENOUGH} games on either side.`,
      ends.length > 0 ? figure(swingPlot(ends, names)) : '',
      cardsTable(known, names),
    ),
    `<p class="note">${escaped(`Made by signum simulate. Series ${series.seed}, cards ${series.cards.slice(0, 12)}.`)}</p>`,
    '</main></body>',
    '</html>',
    '',
  ]
    .filter(part => part !== false)
    .join('\n');
}

function tilesOf({ figures, pace }: LabFile): string {
  const { firstPlayer, turns, decisions, games } = figures;
  const all = decisions.mean * games;
  const tiles: [string, string][] = [
    [String(games), 'games'],
    [percent(firstPlayer.share), `won with the first turn (${intervalText(firstPlayer.interval)})`],
    [turns.mean.toFixed(1), 'turns a game, both players together'],
    [Math.round(decisions.mean).toString(), 'decisions a game'],
    [Math.round(all / (pace.processorMs / 1000)).toString(), 'decisions a second on one core'],
  ];
  const written = tiles.map(
    ([value, what]) => `<div class="tile"><b>${escaped(value)}</b><span>${escaped(what)}</span></div>`,
  );
  return `<div class="tiles">\n${written.join('\n')}\n</div>`;
}

function goalsNote(): string {
  return `A deck should win between ${range(GOALS.deck)} against the field, the first player between ${range(GOALS.firstPlayer)}, and each of the two ways of winning should end a game in ten.`;
}

function range([low, high]: Interval): string {
  return `${percent(low)} and ${percent(high)}`;
}

function findingsList(file: LabFile): string {
  const findings = findingsIn(file);
  if (findings.length === 0) return '<p>Nothing: all figures lie where they should.</p>';
  const items = findings.map(
    ({ sentence, certain }) =>
      `<li${certain ? ' class="certain"' : ''}>${escaped(sentence)} <small>${certain ? 'Certain.' : 'Not certain.'}</small></li>`,
  );
  return `<ul class="findings">\n${items.join('\n')}\n</ul>`;
}

function section(title: string, note: string, ...parts: readonly string[]): string {
  return [
    '<section>',
    `<h2>${escaped(title)}</h2>`,
    `<p class="note">${escaped(note)}</p>`,
    ...parts,
    '</section>',
  ].join('\n');
}

function figure(svg: string, width: 'fitting' | 'wide' = 'fitting'): string {
  return `<div class="scroll"><figure class="${width}">${svg}</figure></div>`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll"><table><thead><tr>${heads.join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

function seatsTable({ figures, series }: LabFile, names: Names): string {
  const heroOf = (id: string): string => series.decks.find(deck => deck.id === id)!.heroName;
  const rows = figures.decks
    .filter(({ score }) => score.games > 0)
    .map(
      ({ id, score, asFirst, asSecond }) =>
        `<tr><td>${escaped(names.deck(id))}<span class="deck">${escaped(heroOf(id))}</span></td><td>${percent(score.share)} <small class="spare">(${intervalText(score.interval)})</small></td><td>${percent(asFirst.share)}</td><td>${percent(asSecond.share)}</td></tr>`,
    );
  return table(['<th>deck</th>', '<th>all</th>', '<th>first</th>', '<th>second</th>'], rows);
}

function cardsTable(cards: readonly CardFigure[], names: Names): string {
  const heads = [
    '<th>card</th>',
    '<th>swing</th>',
    '<th class="spare">when drawn</th>',
    '<th>played</th>',
    '<th class="spare">drawn</th>',
    '<th class="spare">games</th>',
  ];
  return table(
    heads,
    cards.map(card => cardRow(card, names)),
  );
}

function cardRow({ card, decks, games, drawn, played, swing, drawSwing, beyond }: CardFigure, names: Names): string {
  const side = swing.value < 0 ? 'less' : 'more';
  const holders = decks.length > 3 ? `${decks.length} decks` : decks.map(names.deck).join(', ');
  const [low, high] = swing.interval;
  const byDraw = names.isDrawn(card) ? differenceText(drawSwing) : '–';
  const share = names.isDrawn(card) ? percent(drawn) : '–';
  return [
    `<tr><td>${escaped(names.card(card))}<span class="deck">${escaped(holders)}</span></td>`,
    `<td class="${beyond ? 'beyond ' : ''}${side}">${points(swing.value)} <small>(${points(low)} to ${points(high)})</small></td>`,
    `<td class="spare">${byDraw}</td>`,
    `<td>${percent(played)}</td><td class="spare">${share}</td>`,
    `<td class="spare">${games}</td></tr>`,
  ].join('');
}
