import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, isSeed, leftOver, scripted, scriptedThen, seeded, shuffle, type Chance } from './chance.ts';
import { hashOfText } from './hash.ts';

const SEED = hashOfText('chance');
const dice = (chance: Chance, count: number) => Array.from({ length: count }, () => draw(chance, 6));

test('K-CHN-1: the same seed throws the same dice, another one others', () => {
  expect(dice(seeded(SEED), 100)).toEqual(dice(seeded(SEED), 100));
  expect(dice(seeded(SEED), 100)).not.toEqual(dice(seeded(hashOfText('other')), 100));
});

test('a stream that is written down and read goes on where it stood, also in turns with another', () => {
  const chance = seeded(SEED);
  dice(chance, 37);
  const saved = JSON.parse(JSON.stringify(chance)) as Chance;
  const other = seeded(hashOfText('other'));
  const inTurns = Array.from({ length: 40 }, () => [draw(saved, 6), draw(other, 6)][0]);
  expect(inTurns).toEqual(dice(chance, 40));
});

test('K-CHN-2: each side falls as often as the others', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  const chance = seeded(SEED);
  for (let throws = 0; throws < 60_000; throws += 1) counts[draw(chance, 6)]! += 1;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
});

test('K-CHN-2: words above the last whole multiple are skipped', () => {
  const sides = 0x8000_0001; // nearly half of all words lie above
  const chance = seeded(SEED);
  for (let throws = 0; throws < 1000; throws += 1) expect(draw(chance, sides)).toBeLessThan(sides);
  expect('drawn' in chance && chance.drawn).toBeGreaterThan(1500);
});

test('C-GEN-5: a shuffle draws one value less than there are cards, and loses none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), cards => {
      const shuffled = [...cards];
      const values = scripted(cards.slice(1).map(() => 0));
      shuffle(values, shuffled);
      expect(leftOver(values)).toEqual([]);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    }),
  );
});

test('K-CHN-4: scripted dice fall as told, and fail when they run out or do not exist', () => {
  const chance = scripted([5, 0, 6]);
  expect(draw(chance, 6)).toBe(5);
  expect(draw(chance, 6)).toBe(0);
  expect(leftOver(chance)).toEqual([6]);
  expect(() => draw(chance, 6)).toThrow('shows 6');
  expect(() => draw(chance, 6)).toThrow('ran out');
});

test('a seed has 64 hexadecimal digits, and a die at least one side', () => {
  expect(isSeed(SEED)).toBe(true);
  expect(isSeed(SEED.toUpperCase())).toBe(false);
  expect(() => seeded('1234')).toThrow('64 hexadecimal digits');
  expect(() => draw(seeded(SEED), 0)).toThrow('no die');
});

test('K-CHN-5: after the dice that were told come those of the seed', () => {
  const chance = scriptedThen([5, 0, 3], SEED);
  expect(dice(chance, 23)).toEqual([5, 0, 3, ...dice(seeded(SEED), 20)]);
});

test('K-CHN-5: a told value that the draw does not have ends the script', () => {
  const chance = scriptedThen([1, 5, 0, 0], SEED);
  expect([draw(chance, 6), draw(chance, 3)]).toEqual([1, draw(seeded(SEED), 3)]);
  expect(leftOver(chance)).toEqual([]);
});
