import { readdirSync, readFileSync } from 'node:fs';
import { isFlawed } from '@signum/kernel';
import { expect, test } from 'vitest';
import { readPosition } from '../position/read-position.ts';
import { survey, type Survey } from '../position/survey.ts';
import { drawPosition } from './draw-position.ts';

const FOLDER = new URL('../../../../positions/', import.meta.url);

function surveyed(text: string): Survey {
  const position = readPosition(text);
  if (isFlawed(position)) throw new Error(`${position.flaw.where} ${position.flaw.what}`);
  return survey(position);
}

const SMALL = JSON.stringify({
  title: 'Fox & <hare>',
  width: 200,
  bases: [
    { id: 'fox', team: 1, at: [40, 40], diameter: 32 },
    { id: 'hare', team: 2, at: [120, 100], diameter: 32, hidden: true },
  ],
  terrains: [{ id: 'pond', pieces: [{ core: [[160, 40]], rounding: 15 }], abilities: ['difficult', 'cover'] }],
  reach: { of: 'fox', budget: 'S' },
  routes: [{ to: [90, 40] }],
  sight: [{ from: 'fox', to: 'hare' }],
  margins: [['fox', 'hare']],
});

/** Elements as they lie in each other, down to a depth: names with their id, or what they stand for. */
function structure(svg: string, depth: number): string[] {
  const lines: string[] = [];
  let level = 0;
  for (const [, closing, name, attributes, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) level -= 1;
    else {
      const id = /\b(?:id|data-base|data-terrain)="([^"]*)"/.exec(attributes!)?.[1];
      if (level <= depth) lines.push(`${'  '.repeat(level)}${name}${id === undefined ? '' : `#${id}`}`);
      if (!alone) level += 1;
    }
  }
  expect(level).toBe(0);
  return lines;
}

test('a drawing has its layers in order: ground, bases, what is measured, labels, panel', () => {
  expect(structure(drawPosition(surveyed(SMALL)), 1)).toEqual([
    'svg',
    '  title',
    '  defs',
    '  rect',
    '  text',
    '  g#table',
    '  g#terrains',
    '  g#reach',
    '  g#fans',
    '  g#terrain-names',
    '  g#bases',
    '  g#routes',
    '  g#sights',
    '  g#margins',
    '  g#destinations',
    '  g#labels',
    '  g',
  ]);
});

test('what stands on the table stands in the drawing, where the file says', () => {
  const svg = drawPosition(surveyed(SMALL));
  expect(structure(svg, 2)).toEqual(expect.arrayContaining(['    g#pond', '    g#fox', '    g#hare']));
  // y points north in the file, and downwards in the drawing
  expect(svg).toMatch(/data-base="hare">\s*<circle cx="120" cy="100" r="16"/);
  expect(svg).toMatch(/data-base="fox">\s*<circle cx="40" cy="160"/);
  expect(svg).toContain('fill="url(#difficult)"');
  expect(svg).toContain('>hidden</text>');
});

test('the reach is the polygons of geometry without its grown obstacles', () => {
  const found = surveyed(SMALL);
  const svg = drawPosition(found);
  for (const [i, layer] of found.reach!.reach.overlay(2).entries()) {
    const mask = new RegExp(`<mask id="area-${i}"[^]*?</mask>`).exec(svg)![0];
    expect(mask.match(/fill="#fff"/g)).toHaveLength(layer.polygons.length);
    expect(mask.match(/fill="#000"/g) ?? []).toHaveLength(layer.cut.length);
  }
});

test('names cannot break the drawing', () => {
  const svg = drawPosition(surveyed(SMALL));
  expect(svg).toContain('<title>Fox &amp; &lt;hare&gt;</title>');
});

test.each(readdirSync(FOLDER))('%s is drawn the same every time, with numbers only', name => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const svg = drawPosition(surveyed(text));
  expect(drawPosition(surveyed(text))).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5}/);
  expect(structure(svg, 0)).toEqual(['svg']);
});
