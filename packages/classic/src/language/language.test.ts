import { expect, test } from 'vitest';
import type { Card, CharacterCard } from '../card.ts';
import { AIMS } from '../texts/aims.ts';
import { verbs } from '../effects/index.ts';
import { named } from '../testing/cards.ts';
import { reading } from '../testing/reading.ts';
import type { Effect } from './index.ts';

const free = { buildings: [], prosperity: 0 } as const;
const body = { strength: 2, movement: 'M', health: 3, base: 32 } as const;

/** One card of every type, written as cards are: data alone. That they compile is half of the test. */
const sample = [
  {
    ...named('captain'),
    type: 'hero',
    faction: 'vallor',
    given: 'Anna',
    ...body,
    relicSlots: ['melee', 'treasure'],
    abilities: [
      {
        when: 'endOfTurn',
        player: 'you',
        if: { creature: 'your hero', is: ['wounded'] },
        effect: { do: 'prosper', who: 'you', amount: 1 },
      },
    ],
  },
  { ...named('guard'), type: 'minion', faction: 'vallor', ...body, keywords: [{ keyword: 'defender' }] },
  {
    ...named('herald'),
    type: 'character',
    faction: 'vallor',
    given: 'Otto',
    cost: { buildings: ['arena', 'any'], prosperity: 1 },
    affiliation: 'order',
    ...body,
    keywords: [
      {
        keyword: 'first-word',
        effect: {
          do: 'choose one',
          of: [
            { do: 'draw', who: 'you', amount: 1 },
            { do: 'armour', whom: { choose: 'your character' }, amount: 2 },
          ],
        },
      },
      { keyword: 'aura', x: 'S', whom: 'your character', gives: [{ stat: 'strength', by: 1 }] },
      { keyword: 'shooting', x: 2, needs: 'order' },
    ],
    abilities: [
      {
        use: 'activation',
        impact: true,
        effect: {
          do: 'roll',
          on: { 'axe|shield': { do: 'skip', whom: { choose: "opponent's creature", within: 'L', inSight: true } } },
        },
      },
      { use: 'free', pay: { prosperity: 1 }, once: 'turn', effect: { do: 'hide', whom: 'this creature' } },
      { always: [{ keyword: 'minus-from-attacks', x: 1 }], if: { creature: 'this creature', touching: 'terrain' } },
    ],
  },
  {
    ...named('bolt'),
    type: 'spell',
    faction: 'none',
    cost: free,
    effect: [
      { do: 'damage', whom: { choose: 'character', within: 'XL', inSight: true }, amount: 3 },
      {
        do: 'if',
        cond: { standing: 'order' },
        then: { do: 'expose', whom: { all: "opponent's creature", within: 'S', from: 'the chosen creature' } },
      },
    ],
  },
  {
    ...named('blade'),
    type: 'relic',
    faction: 'none',
    cost: free,
    slot: 'melee',
    uses: { n: 2, on: 'attack dice' },
    keywords: [{ keyword: 'expert-of-attack', x: 2 }, { keyword: 'initiative' }],
    abilities: [{ use: 'tap', effect: { do: 'untap', what: { choose: 'your building' } } }],
  },
  {
    ...named('fog'),
    type: 'tactic',
    faction: 'none',
    cost: free,
    abilities: [
      {
        when: 'activationDeclared',
        who: "opponent's creature",
        effect: {
          do: 'pay',
          who: 'its player',
          cost: { prosperity: 3 },
          else: { do: 'cancel', what: 'that activation' },
        },
      },
    ],
  },
  {
    ...named('order'),
    type: 'building',
    faction: 'vallor',
    kind: 'class',
    cost: { buildings: [], prosperity: 4 },
    members: [{ keyword: 'master-of-attack', x: 1 }],
    abilities: [{ always: [{ discount: 'character', by: 1 }], if: { prosperity: 'your', than: 'less' } }],
  },
  {
    ...named('rubble'),
    type: 'terrain',
    faction: 'none',
    kind: 'basic',
    cost: free,
    template: [{ core: [[0, 0]], radius: 30 }],
    keywords: [{ keyword: 'difficult' }],
    ruins: {
      bullseye: { do: 'draw', who: 'its player', amount: 1 },
      axe: { do: 'wound', whom: 'that creature', amount: 1 },
    },
  },
] satisfies Card[];

test('A card is data without functions: written down and read again it is the same', () => {
  expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
});

/** Every text of a card, wherever it stands. */
function textsIn(value: unknown): Effect[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['effect', 'axe', 'bullseye', 'shield'].includes(key) ? [part as Effect] : textsIn(part),
  );
}

const texts = sample.flatMap(card => textsIn(card).map(effect => [card.id, effect] as const));

test.each(texts)('A text of the %s is carried out to its end', (card, effect) => {
  const herald = { print: sample[2] as CharacterCard };
  const brute = { of: 1, at: [300, 400], print: { health: 5 } } as const;
  const given = { creatures: { herald, brute }, cards: sample, players: [{ city: ['order'] }], dice: 'axe axe axe' };
  let table = reading(effect, given, { card });
  while (table.pending) table = table.answer(table.answers[0]!);
  expect(table.state.frames).toEqual([]);
});

test('Every verb of the language says whom it means and what it does', () => {
  expect(Object.keys(verbs)).toEqual(Object.keys(AIMS).toSorted());
  expect(Object.keys(verbs)).toHaveLength(45);
});
