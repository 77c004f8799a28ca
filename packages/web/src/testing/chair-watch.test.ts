import { describe, expect, test } from 'vitest';
import { ChairWatch, type Known } from './chair-watch.ts';
import type { Passed } from './eavesdropper.ts';

/** Who is asked after so many answers: the second seat once, in the middle. */
const ASKED = [0, 0, 1, 0, null] as const;

const call = (kind: string, to: number | null = null, n = 1): Passed => ({ is: 'call', n, kind, to });
const news = (...words: string[]): Passed => ({ is: 'news', words, word: null });
const speak = (word: string, n = 1): Passed => ({ is: 'call', n, kind: 'giveWord', to: null, word });
const outcome = (n: number, ...words: string[]): Passed => ({ is: 'outcome', n, words });

/** What is known when all this has passed since the last look. */
function knownOf(
  passed: readonly Passed[],
  { seen = [] as string[], isCurtained = false, isOpen = false } = {},
): Known[] {
  const watch = new ChairWatch({
    askedAfter: answers => ASKED[answers] ?? null,
    isOpenAfter: answers => isOpen && ASKED[answers] === 1,
    isPassedOver: (answers, word) => word === 'not me' && ASKED[answers] === 1,
  });
  return watch.known({ passed, seen, isCurtained });
}

/** The first seat has sat down. */
const SAT = [news(), call('raiseCurtain'), news('fireball')];

describe('whoever sits before the screen when a message comes', () => {
  test('is nobody at first, then the one who was asked when the curtain was raised', () => {
    expect(knownOf(SAT).map(({ sitting }) => sitting)).toEqual([null, 0, 0]);
  });

  test('is still the one who has just answered, until the news comes that another one is asked', () => {
    const answered = [call('answer', 0), news(), call('answer', 1, 7), outcome(6, 'fireball'), news('cloud')];
    expect(knownOf([...SAT, ...answered]).slice(3)).toEqual([
      { answers: 1, sitting: 0, words: ['fireball'] },
      { answers: 2, sitting: null, words: ['cloud'], told: null, given: null },
      { answers: 2, sitting: 0, words: [] },
    ]);
  });

  test('changes with every curtain, however many fall and rise between two looks', () => {
    const away = [call('answer', 0), news(), call('answer', 1), news(), call('raiseCurtain'), news('cloud')];
    const back = [call('answer', 2), news(), call('raiseCurtain'), news('fireball'), call('answer', 3), news('cloud')];
    const known = knownOf([...SAT, ...away, ...back]);
    expect(known.map(({ answers, sitting }) => [answers, sitting])).toEqual([
      [0, null],
      [0, 0],
      [1, 0],
      [2, null],
      [2, 1],
      [3, null],
      [3, 0],
      [4, 0],
      [4, 0],
    ]);
  });

  test('does not change because a reply is given twice, or is refused', () => {
    const refused = [call('answer', 0, 2), outcome(2), news()];
    expect(knownOf([...SAT, ...refused]).at(-1)).toMatchObject({ answers: 0, sitting: 0 });
    const twice = [call('answer', 0, 2), news(), call('answer', 0, 3), news()];
    expect(knownOf([...SAT, ...twice]).at(-1)).toMatchObject({ answers: 1, sitting: 0 });
  });
});

describe('what the page shows', () => {
  const toTheOther = [...SAT, call('answer', 0), news(), call('answer', 1), news()];

  test('is for nobody while the curtain is down', () => {
    const known = knownOf(toTheOther, { seen: ['fireball'], isCurtained: true });
    expect(known.at(-1)).toEqual({ answers: 2, sitting: null, words: ['fireball'] });
  });

  test('is for nobody while two look on, and from then on until a curtain was raised', () => {
    const together = knownOf(toTheOther, { seen: ['fireball'], isCurtained: true, isOpen: true });
    expect(together.at(-1)).toMatchObject({ answers: 2, sitting: null });
    const after = [...toTheOther, call('answer', 2), news('fireball')];
    expect(knownOf(after, { isOpen: true }).at(-2)).toMatchObject({ answers: 3, sitting: null, words: ['fireball'] });
    expect(knownOf([...after, call('raiseCurtain'), news()], { isOpen: true }).at(-1)).toMatchObject({ sitting: 0 });
  });

  test('is for the next one as soon as the curtain was raised', () => {
    expect(knownOf([...toTheOther, call('raiseCurtain'), news()]).at(-1)).toMatchObject({ sitting: 1 });
  });
});

describe('a standing word', () => {
  const toTheOther = [call('answer', 0), news(), call('answer', 1), news()];
  const spoken = [...SAT, ...toTheOther, call('raiseCurtain'), news(), speak('not me', 4), call('answer', 2, 5)];

  test('is its owner’s, who is still there when the news of it comes, and gone with that of the answer', () => {
    const known = knownOf([...spoken, news('cloud'), outcome(4), news()]);
    expect(known.slice(-4, -1)).toEqual([
      { answers: 2, sitting: 1, words: ['cloud'], told: null, given: 'not me' },
      { answers: 2, sitting: 1, words: [] },
      { answers: 3, sitting: null, words: [], told: null, given: null },
    ]);
  });

  test('passes over what its owner is asked, and nobody leaves the chair', () => {
    const again = new ChairWatch({
      askedAfter: answers => [1, 0, 1, 0][answers] ?? null,
      isOpenAfter: () => false,
      isPassedOver: (answers, word) => word === 'not me' && answers === 2,
    });
    const sat = [news(), call('raiseCurtain'), news(), speak('not me', 2), news(), call('answer', 0), news()];
    const passed = [...sat, call('raiseCurtain'), news(), call('answer', 1), news('fireball')];
    const known = again.known({ passed, seen: [], isCurtained: false });
    expect(known.at(-2)).toEqual({ answers: 3, sitting: 0, words: ['fireball'], told: null, given: null });
    expect(() => again.known({ passed: [call('raiseCurtain')], seen: [], isCurtained: true })).toThrow('for nobody');
  });
});

test('a take-back would make nonsense of all counting, and is told', () => {
  expect(() => knownOf([...SAT, call('takeBack')])).toThrow('takes anything back');
});
