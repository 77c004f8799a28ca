import { veil } from '@signum/classic';
import { acting, position } from '@signum/classic/testing';
import { hashOfText } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { Player } from '../player.ts';
import { players } from '../players.ts';
import { COMMANDER, SOLDIER, VETERAN, WARLORD, type Profile } from './profile.ts';
import { searcher } from './searcher.ts';

/** A hero with one wound left before a strong creature that is to act: to strike is to win. */
const table = acting({
  heroes: false,
  creatures: {
    ours: { kind: 'hero', at: [50, 50], print: { strength: 1, health: 6 } },
    a: { at: [300, 300], print: { strength: 6, health: 4 } },
    hero: { of: 1, kind: 'hero', at: [300, 332], wounds: 3, print: { strength: 1, health: 4 } },
    other: { of: 1, at: [332, 300], print: { strength: 1, health: 1 } },
  },
});

/** Somebody of a level who always gives the best that was found. */
const resolute = (name: string, profile: Profile): Player => searcher(name, { ...profile, temperature: 0 });

test.each([players.recruit, players.soldier, resolute('veteran', VETERAN)])(
  'a $name strikes the hero who is about to fall',
  player => {
    const question = table.asked('act');
    const { answer, why, work } = player.decide(veil(table.state, 0), question, hashOfText('strike'));
    expect(answer).toMatchObject({ kind: 'act', do: 'attack', target: 'hero' });
    if (player.name !== 'veteran') return; // the others strike by habit
    expect(work).toBeGreaterThan(0);
    expect(why.length).toBeGreaterThan(1);
    expect(why[0]!.answer).toEqual(answer);
  },
);

/** A Soldier's way to think, about everything. */
const pensive: Profile = { ...SOLDIER, habits: new Set(), temperature: 0 };

test('of the answers that were looked at last the best is taken, and every one of them was tried', () => {
  const { why } = searcher('pensive', pensive).decide(veil(table.state, 0), table.asked('act'), hashOfText('reasons'));
  expect(why.length).toBeGreaterThan(1);
  for (const { tries } of why) expect(tries).toBeGreaterThan(0);
  const most = why.filter(({ tries }) => tries === why[0]!.tries).map(({ value }) => value);
  expect(Math.max(...most)).toBe(why[0]!.value);
});

/** The methods of the high levels with less work. */
const hasty = (profile: Profile): Profile => ({ ...profile, work: 300 });

test.each([
  ['commander', hasty(COMMANDER)],
  ['warlord', hasty(WARLORD)],
])('a hasty %s strikes, too, and tells what it compared', (name, profile) => {
  const player = resolute(name, profile);
  const { answer, why } = player.decide(veil(table.state, 0), table.asked('act'), hashOfText('strike'));
  expect(answer).toMatchObject({ do: 'attack', target: 'hero' });
  expect(new Set(why.map(one => JSON.stringify(one.answer))).size).toBe(why.length);
});

test('several minds come to the same conclusion, whoever thinks first and wherever', () => {
  const player = searcher('warlord', hasty(WARLORD));
  const [sight, question, seed] = [veil(table.state, 0), table.asked('act'), hashOfText('minds')] as const;
  const whole = player.decide(sight, question, seed);
  const minds = Array.from({ length: player.minds! }, (_, mind) => mind);
  const opinions = minds.toReversed().map(mind => player.think!(sight, question, seed, mind));
  expect(minds.length).toBeGreaterThan(1);
  expect(player.conclude!(opinions.toReversed(), seed)).toEqual(whole);
});

/** Several may act first: strong ones beside enemies, and one that has nothing to do. */
const choice = position({
  creatures: {
    a: { at: [300, 300], print: { strength: 4, health: 4 } },
    b: { at: [200, 300], print: { strength: 2, health: 2 } },
    c: { at: [100, 100], print: { strength: 1, health: 1 } },
    foe: { of: 1, at: [300, 332], print: { strength: 2, health: 3 } },
    other: { of: 1, at: [200, 332], print: { strength: 2, health: 3 } },
  },
});

const gentle = searcher('gentle', { ...pensive, temperature: 10 });
const SEEDS = Array.from({ length: 10 }, (_, n) => hashOfText(`gentle ${n}`));

test('a gentle player thinks the same, and now and then does what is not the best', () => {
  const plain = searcher('pensive', pensive);
  const [sight, question] = [veil(choice.state, 0), choice.asked('nextAction')] as const;
  const verdicts = SEEDS.map(seed => gentle.decide(sight, question, seed));
  expect(verdicts.map(({ why }) => why)).toEqual(SEEDS.map(seed => plain.decide(sight, question, seed).why));
  const best = verdicts.filter(({ answer, why }) => answer === why[0]!.answer);
  expect(best.length).toBeGreaterThan(4);
  expect(best.length).toBeLessThan(SEEDS.length);
});

test('once somebody acts, the gentlest player does the best that was found', () => {
  const [sight, question] = [veil(table.state, 0), table.asked('act')] as const;
  for (const seed of SEEDS) {
    const { answer, why } = gentle.decide(sight, question, seed);
    expect(why.length).toBeGreaterThan(1);
    expect(answer).toBe(why[0]!.answer);
  }
});

test('without any time the answer is that of habit', () => {
  const [sight, question, seed] = [veil(table.state, 0), table.asked('act'), hashOfText('late')] as const;
  const habit = players.drilled.decide(sight, question, seed).answer;
  for (const name of ['soldier', 'veteran', 'commander', 'warlord'] as const) {
    expect(players[name].decide(sight, question, seed, () => false)).toMatchObject({ answer: habit, why: [] });
  }
});
