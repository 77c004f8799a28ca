import type { Card } from '@signum/classic';
import { building, position, type Figure } from '@signum/classic/testing';
import { expect, test } from 'vitest';
import { recruit } from './recruit.ts';

const arena: Card = {
  ...building('arena'),
  abilities: [
    {
      use: 'tap',
      effect: {
        do: 'gain',
        whom: { choose: 'your character' },
        bonus: [{ stat: 'strength', by: 1 }],
        until: 'end of turn',
      },
    },
  ],
};

const knight = (of: number, x: number, y: number): Figure => ({
  of,
  at: [x, y],
  print: { strength: 2, health: 3, movement: 'M' },
});

function firstDeed(
  creatures: Readonly<Record<string, Figure>>,
  prosperity = 5,
  cards: readonly Card[] = [arena],
  theirs = 0,
): object {
  const table = position({ cards, players: [{ city: ['arena'], prosperity }, { prosperity: theirs }], creatures });
  const question = table.asked('nextAction');
  return recruit({
    state: table.state,
    question,
    answers: () => table.answers.map(answer => ({ kind: 'nextAction', ...answer }) as never),
    random: () => 0.99,
  });
}

test('an Arena helps whoever is about to strike', () => {
  expect(firstDeed({ a: knight(0, 300, 300), e: knight(1, 300, 332) })).toMatchObject({ do: 'use building' });
});

test('and is left alone while nobody is near', () => {
  expect(firstDeed({ a: knight(0, 300, 300) })).toMatchObject({ do: 'activate' });
});

test('what costs Prosperity is used only with what the next building does not need', () => {
  const camp = {
    ...arena,
    abilities: [
      { use: 'tap', pay: { prosperity: 1 }, effect: { do: 'heal', whom: { choose: 'your creature' }, amount: 1 } },
    ],
  } as Card;
  const hurt = { a: { ...knight(0, 300, 300), wounds: 1 } };
  expect(firstDeed(hurt, 5, [camp])).toMatchObject({ do: 'use building' });
  expect(firstDeed(hurt, 1, [camp])).toMatchObject({ do: 'activate' });
});

test('a building that pays only whoever has less Prosperity is used by nobody else', () => {
  const poorhouse = {
    ...arena,
    abilities: [
      {
        use: 'tap',
        effect: [
          { do: 'if', cond: { prosperity: 'your', than: 'less' }, then: { do: 'prosper', who: 'you', amount: 1 } },
        ],
      },
    ],
  } as Card;
  const lone = { a: knight(0, 300, 300) };
  expect(firstDeed(lone, 0, [poorhouse], 5)).toMatchObject({ do: 'use building' });
  expect(firstDeed(lone, 5, [poorhouse], 5)).toMatchObject({ do: 'activate' });
});
