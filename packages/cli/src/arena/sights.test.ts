import { players, type Player } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { UNKNOWN, veil, worldFrom, type ClassicState, type EditionId } from '@signum/classic';
import { twinOf } from '@signum/classic/testing';
import { draw, hashOfText, isRefused, seeded, type Decision } from '@signum/kernel';
import type { Decisions } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { classic } from '../classic-game.ts';
import { fuzzSetup } from '../fuzz/fuzz-setup.ts';

type Moment = readonly [state: ClassicState, question: Decision<Decisions>];

/** Every so many moments of a random game in which somebody is asked. */
function* moments(edition: EditionId, name: string, every: number, most: number): Generator<Moment> {
  const begun = classic.begin({ ...fuzzSetup(edition, name), lastTurn: 24 }, hashOfText(name));
  if (isRefused(begun)) throw new Error(begun.refused.code);
  const chance = seeded(hashOfText(`answers ${name}`));
  let { state } = begun;
  for (let asked = 0; asked < most; asked += 1) {
    const question = classic.pending(state);
    if (!question) return;
    if (asked % every === 0) yield [state, question];
    const answers = classic.answers(question);
    const next = classic.answer(state, {
      to: question.n,
      seat: question.seat,
      answer: answers[draw(chance, answers.length)],
    });
    if (isRefused(next)) throw new Error(next.refused.code);
    state = next.state;
  }
}

/** A deadline that is the same on every machine: so often a thought may go on. */
function patience(times: number): () => boolean {
  let left = times;
  return () => (left -= 1) > 0;
}

/** Whoever always gives the best that it found; the others choose more or less loosely. */
const SURE = 'warlord';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(['en-2022', 'en-kitsune', 'ru-1'] as const)('%s', edition => {
  test('a supposed world looks to its seat like the real one, and asks the same', () => {
    let seen = 0;
    for (const [state, question] of moments(edition, `worlds ${edition}`, 2, 240)) {
      const { seat, n } = question;
      const world = worldFrom(veil(state, seat, catalogue), hashOfText(`world ${n}`));
      expect(classic.view(world, seat)).toEqual(classic.view(state, seat));
      expect(plain(classic.pending(world))).toEqual(plain(question));
      expect(JSON.stringify(world.players)).not.toContain(`"${UNKNOWN}"`);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('C-TIM-22: two worlds that a seat cannot tell apart have one veil, and whatever is under it is gone', () => {
    const chance = seeded(hashOfText('twins'));
    for (const [state, { seat }] of moments(edition, `worlds ${edition}`, 5, 240)) {
      const veiled = veil(state, seat);
      expect(plain(veil(twinOf(state, seat, chance), seat))).toEqual(plain(veiled));
      const other = veiled.state.players[1 - seat]!;
      expect(new Set([...other.hand, ...other.deck])).toEqual(
        new Set(other.hand.length + other.deck.length > 0 ? [UNKNOWN] : []),
      );
    }
  });
});

test('the dice of a supposed world are not those that will fall', () => {
  const [[state, { seat }]] = [...moments('en-kitsune', 'dice', 1, 1)] as [Moment];
  const worlds = ['a', 'b'].map(name => worldFrom(veil(state, seat), hashOfText(name)));
  expect(new Set([state, ...worlds].map(({ chance }) => JSON.stringify(chance))).size).toBe(3);
});

describe.each(['recruit', 'soldier', 'veteran', 'commander', 'warlord'] as const)('a %s', name => {
  const player: Player = players[name];

  test('answers the same to the same, whatever lies behind the other chair', () => {
    const chance = seeded(hashOfText('same'));
    for (const [state, question] of moments('en-kitsune', 'moments', 79, 240)) {
      const seed = hashOfText(`whim ${question.n}`);
      const [one, other] = [state, twinOf(state, question.seat, chance)].map(world =>
        player.decide(veil(world, question.seat, catalogue), question, seed, patience(200)),
      );
      expect(other).toEqual(one);
    }
  });

  test('gives answers that fit, and its reasons name them: as the best, unless it chooses loosely', () => {
    for (const [state, question] of moments('ru-1', 'moments', 47, 240)) {
      const { answer, why } = player.decide(
        veil(state, question.seat, catalogue),
        question,
        hashOfText('why'),
        patience(200),
      );
      expect(classic.judge(question, answer)).toBeUndefined();
      const named = why.map(one => one.answer).slice(0, player.name === SURE ? 1 : why.length);
      expect(why.length > 0 ? named : [answer]).toContainEqual(answer);
      for (const { answer: considered } of why) expect(classic.judge(question, considered)).toBeUndefined();
    }
  });

  test('stops thinking when it is told to', () => {
    for (const [state, question] of moments('en-kitsune', 'moments', 73, 240)) {
      const sight = veil(state, question.seat, catalogue);
      const calm = player.decide(sight, question, hashOfText('calm'), patience(200));
      const hurried = player.decide(sight, question, hashOfText('calm'), () => false);
      expect(hurried.work).toBeLessThanOrEqual(calm.work);
      expect(classic.judge(question, hurried.answer)).toBeUndefined();
    }
  });
});
