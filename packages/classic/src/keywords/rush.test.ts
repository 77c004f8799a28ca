import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { KeywordUse } from '../language/index.ts';
import { character } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

function played(keywords: KeywordUse[], edition: EditionId = 'en-kitsune') {
  return position({
    edition,
    creatures: { other: { at: [300, 300] } },
    cards: [character('raider', { keywords })],
    players: [{ hand: ['raider'] }, {}],
  })
    .answer({ do: 'play', card: 'raider' })
    .answer({ x: 20_000, y: 1600 });
}

test('C-KW-Rush: it may be activated in the turn in which it was summoned, also later in it', () => {
  const table = played([{ keyword: 'rush' }]);
  const { id } = table.state.creatures.at(-1)!;
  expect(table.refusal({ do: 'activate', creature: id })).toBeUndefined();
  const later = table.answer({ do: 'activate', creature: 'other' }).answer({ do: 'pass' });
  expect(later.refusal({ do: 'activate', creature: id })).toBeUndefined();
});

test('C-KW-Rush: nobody must use it, and nobody else may', () => {
  const table = played([{ keyword: 'rush' }]);
  const { id } = table.state.creatures.at(-1)!;
  const ended = table.answer({ do: 'end turn' });
  expect(ended.told('activationStart').map(({ who }) => who)).not.toContain(id);
  const slow = played([]);
  expect(slow.refusal({ do: 'activate', creature: slow.state.creatures.at(-1)!.id })).toBeDefined();
});

test.each(['en-kitsune', 'fr-1'] as const)(
  "C-MAT-64, C-KW-Rush: summoned by an effect in the opponent's turn it does not act in it (%s)",
  edition => {
    const table = position({
      edition,
      cards: [character('raider', { keywords: [{ keyword: 'rush' }] })],
      frames: [
        { kind: 'mainPhase', step: 'ask' },
        { kind: 'enter', step: 'begin', seat: 1, card: 'raider', how: 'by an effect', near: 'own side' },
      ],
    });
    const after = table.answer({ x: 20_000, y: 58_400 });
    const { id } = after.state.creatures.at(-1)!;
    expect(after.asked('nextAction').actions).not.toContainEqual({ do: 'activate', creature: id });
  },
);
