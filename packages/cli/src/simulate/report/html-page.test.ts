import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { madeUp, record, THREE_DECKS } from '../../testing/made-up-series.ts';
import { labFileOf } from '../lab-file.ts';
import { balancePage, LINE } from './balance-page.ts';
import { findingsIn } from './findings.ts';
import { htmlPage } from './html-page.ts';

const FILE = madeUp(30, ([a], index) => (a === 0 || index % 3 === 0 ? 0 : 1)); // red wins everything
const PAGE = htmlPage(FILE);

test('the report needs nothing from anywhere', () => {
  expect(PAGE).not.toMatch(/<(?:script|link|img|iframe|object|embed|base)\b/i);
  expect(PAGE).not.toMatch(/\b(?:src|href|srcset|action)\s*=/i);
  expect(PAGE).not.toMatch(/url\(|@import|https?:\/\/(?!www\.w3\.org\/)/i);
  expect(PAGE).toContain("default-src 'none'");
});

test('it draws the matrix, the field, lengths, ways of winning and cards', () => {
  const { document } = parseHTML(PAGE);
  const labels = [...document.querySelectorAll('svg')].map(svg => svg.getAttribute('aria-label'));
  expect(labels).toHaveLength(5);
  const matrix = document.querySelector('figure.wide svg')!;
  const titles = [...matrix.querySelectorAll('rect title')].map(title => title.textContent);
  expect(titles).toHaveLength(6); // each of three pairings from both sides
  expect(titles).toContain('The red one against The green one: 100 % (89 to 100 %), 30:0');
  expect(PAGE).not.toContain('NaN');
  expect(PAGE).not.toContain('undefined');
});

test('it says what is off, and how certain that is', () => {
  const sentences = findingsIn(FILE).map(({ sentence, certain }) => `${certain ? 'certain' : 'maybe'}: ${sentence}`);
  expect(sentences).toContain('certain: Only 0.0 % of the games end by Prosperity.');
  expect(sentences).toContain('certain: The red one wins 100 % (94 to 100 %) against the field.');
  expect(sentences.some(sentence => sentence.includes('first turn'))).toBe(false);
  expect(PAGE).toContain('The red one wins 100 % (94 to 100 %) against the field.');
});

test('names from files of cards cannot become elements of the page', () => {
  const [red, ...others] = FILE.series.decks;
  const decks = [{ ...red!, name: '<b onclick="x">Red & co</b>' }, ...others];
  const page = htmlPage({ ...FILE, series: { ...FILE.series, decks } });
  expect(page).not.toContain('<b onclick');
  expect(page).toContain('&lt;b onclick');
});

test('one deck against itself has no matrix, and still tells of the first turn', () => {
  const series = { ...THREE_DECKS, decks: THREE_DECKS.decks.slice(0, 1) };
  const page = htmlPage(labFileOf(series, [record({ pairing: [0, 0] })], { processorMs: 10, wallMs: 10 }));
  expect(page).toContain('<b>100 %</b><span>won with the first turn (21 to 100 %)</span>');
  expect(page).not.toContain('Who beats whom');
  expect(page).not.toContain('NaN');
});

test('a Markdown page keeps its foreword, and its figures are written anew', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'signum-lab-')), 'balance.md');
  writeFileSync(path, `# By hand\n\nA foreword.\n\n${LINE}\nold figures\n`);
  const page = balancePage(path, FILE);
  expect(page.startsWith('# By hand\n\nA foreword.\n')).toBe(true);
  expect(page).not.toContain('old figures');
  expect(page).toContain('| 1 | The red one | · | **100** | **100** |');
});
