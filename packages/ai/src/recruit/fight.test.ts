import { creatureOf, meleeOdds, type CreatureId } from '@signum/classic';
import { stateOf, type Figure } from '@signum/classic/testing';
import { describe, expect, test } from 'vitest';
import { fighterOf } from './fighter.ts';
import { bestReply, meleeProspect, onslaught } from './fight.ts';

const [A, D] = ['a', 'd'] as CreatureId[] as [CreatureId, CreatureId];

function fightOf(attacker: Figure['print'], defender: Figure['print'], more: Partial<Figure> = {}) {
  const state = stateOf({
    heroes: false,
    creatures: { a: { at: [300, 300], print: attacker! }, d: { of: 1, at: [300, 332], print: defender!, ...more } },
  });
  const [one, other] = [A, D].map(id => fighterOf(state, creatureOf(state, id), 8));
  return { state, attacker: one!, defender: other! };
}

describe('an eye for fights agrees with the odds of the rules', () => {
  test.each([
    [
      { strength: 2, health: 2 },
      { strength: 2, health: 9 },
    ],
    [
      { strength: 4, health: 3 },
      { strength: 1, health: 9 },
    ],
    [
      { strength: 3, health: 3, keywords: [{ keyword: 'hammerblow' as const }] },
      { strength: 2, health: 9 },
    ],
  ])('%j against %j who only guards', (one, other) => {
    const { state, attacker, defender } = fightOf(one, other, { defended: true });
    const { exchanges } = meleeOdds(state, A, D);
    const all = exchanges.find(({ attack }) => attack === one.strength)!;
    expect(onslaught(attacker, defender)).toBeCloseTo(all.defender.expected, 2);
  });
});

test('C-MEL-9: whoever is tired is struck with everything', () => {
  const { attacker, defender } = fightOf({ strength: 3, health: 3 }, { strength: 2, health: 3 }, { defended: true });
  expect(meleeProspect(attacker, defender).attack).toBe(3);
});

test('C-MEL-8: a hero with one point left guards itself against an answer, and strikes with everything against none', () => {
  const { state, defender } = fightOf({ strength: 3, health: 1 }, { strength: 3, health: 4 });
  const hero = fighterOf(state, { ...creatureOf(state, A), kind: 'hero' }, 8);
  expect(bestReply(hero, defender, 1).attack).toBeLessThan(3);
  expect(bestReply(hero, defender, 0).attack).toBe(3);
});

test('C-KW-Initiative: whoever strikes first has the better of it', () => {
  const plain = fightOf({ strength: 2, health: 2 }, { strength: 2, health: 2 });
  const first = fightOf({ strength: 2, health: 2, keywords: [{ keyword: 'initiative' }] }, { strength: 2, health: 2 });
  expect(meleeProspect(first.attacker, first.defender).worth).toBeGreaterThan(
    meleeProspect(plain.attacker, plain.defender).worth,
  );
});
