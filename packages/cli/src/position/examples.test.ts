import { readdirSync, readFileSync } from 'node:fs';
import { isFlawed } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import { readPosition } from './read-position.ts';
import { survey } from './survey.ts';
import { wordsOf } from './words.ts';

const FOLDER = new URL('../../../../positions/', import.meta.url);

function told(name: string): string {
  const position = readPosition(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  if (isFlawed(position)) throw new Error(`${name}: ${position.flaw.where} ${position.flaw.what}`);
  return wordsOf(factsOf(survey(position)));
}

/** What each example is there to show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  // The shortest line is not the nearest points' (C-LOS-2); sheltered by contact or by a hedge no line avoids.
  cover: [
    'archer to adder within 250.00 mm: seen, line of 166.57 mm, cover from ruin.',
    'archer to boar within 250.00 mm: seen, line of 120.94 mm, cover from hedge.',
    'archer to crow within 250.00 mm: seen, line of 151.85 mm, no cover.',
  ],
  // C-MOV-15
  'difficult-wood': [
    'Route to (160, 185): 77.62 mm',
    'Route to (225, 220): no. Too far in difficult, by 59.01 mm (C-MOV-15).',
  ],
  // C-MOV-6
  'double-contact': ['contact with adder and boar: 104.68 mm'],
  enclosed: ['Route to (150, 230): no. No way (C-MOV-4).'],
  // C-KW-Flight
  flight: ['Route to (285, 190): 140.80 mm, straight', 'Route to (225, 120): no. On impassable, rock (C-MOV-5).'],
  'full-table': ['can touch boar for 120.47 mm', 'cannot touch queen, troll, crow, wasp, moth'],
  // C-MOV-4, C-MOV-5
  'gap-of-the-diameter': ['Route to (120, 215): 140.00 mm, straight', 'Route to (190, 205): no. Too far, by 19.01 mm'],
  // C-LOS-6
  'half-in-a-wood': [
    'archer to adder within 250.00 mm: seen',
    'archer to boar within 250.00 mm: blocked, by wood.',
    'lynx to adder within 250.00 mm: blocked, by wood.',
  ],
  // C-KW-Jump
  jump: ['Route to (150, 260): 130.00 mm, straight', 'Route to (260, 90): no. Crosses impassable, wall (C-MOV-4).'],
  // C-CMP-9
  'just-in-reach': ['can touch adder for 150.00 mm', 'Route to boar: no. Too far, by 0.01 mm (C-MOV-1).'],
  // C-LOS-2
  'line-too-long': [
    'archer to adder within 55.00 mm: too long, shortest line 95.17 mm.',
    'From archer to adder: 50.00 mm.',
  ],
  // C-MOV-18
  'run-into-difficult': [
    'Route to (202, 204): 74.97 mm, straight, ends at (202, 204); touches swamp.',
    'Route to (280, 240): no.',
  ],
  // C-LOS-4
  'sight-through-a-slit': [
    'archer to adder within 250.00 mm: blocked, by ash and birch.',
    'archer to boar within 250.00 mm: seen',
  ],
  // C-MOV-7
  'start-in-contact': ['in contact from the start, so no stop: adder', 'in contact with adder; glides round adder.'],
  // C-MOV-6
  'stop-rings': [
    'Route to (120, 205): 145.00 mm, straight',
    'Route to (190, 190): no. Too far, by 22.75 mm (C-MOV-1).',
  ],
  // C-SUM-2, C-SUM-3
  summoning: ['centre from 16.00 mm to 55.92 mm', 'centre from 343.82 mm to 346.71 mm'],
  // C-SUM-4, C-SUM-5
  'summoning-pressed': ['nowhere at S from all enemies', 'centre from 25.00 mm to 203.75 mm'],
  // C-CMP-12
  'table-edge': ['can touch adder for 133.11 mm', 'Route to (16, 200): no. Too far, by 242.54 mm (C-MOV-1).'],
  // C-LOS-3, C-LOS-4, C-STL-7
  'wall-of-bases': ['archer to adder within 250.00 mm: blocked, by', 'archer to three within 250.00 mm: seen'],
};

describe('the examples in positions/', () => {
  test('each of them is told what it shows', () => {
    const files = readdirSync(FOLDER).map(file => file.replace(/\.json$/, ''));
    expect(Object.keys(SHOWN).toSorted()).toEqual(files.toSorted());
  });

  test.each(Object.entries(SHOWN))('%s', (name, sentences) => {
    const words = told(name);
    for (const sentence of sentences) expect(words).toContain(sentence);
  });
});
