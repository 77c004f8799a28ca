import type { Seat } from '@signum/kernel';
import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { tactic } from '../testing/cards.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { damageOf } from './damage.ts';

const ambush = tactic('ambush', {
  when: 'damageDealt',
  who: "opponent's creature",
  effect: { do: 'wound', whom: 'that creature', amount: 'the damage' },
});
const toll = tactic('toll', { when: 'damageDealt', effect: { do: 'prosper', who: 'you', amount: 1 } });

/** A creature of the first player receives 1 damage; somebody has face-down tactics. */
function hurting(of: Seat, tactics: string[], more: Partial<Position> = {}): Table {
  const players = [{}, {}].map((player, seat) => (seat === of ? { tactics } : player));
  const blow = { who: 'prey' as CreatureId, credit: null, n: 1, of: 'damage', from: 'effect' } as const;
  const prey = { armour: 1, print: { health: 3 } };
  return position({ cards: [ambush, toll], players, creatures: { prey }, frames: [damageOf([blow])], ...more });
}

test('C-TAC-2, C-TAC-3, C-TAC-8, C-TV-49: revealed in the window of its event, carried out, discarded', () => {
  const table = hurting(1, ['ambush']);
  expect(table.asked('tactic')).toMatchObject({ seat: 1, usable: ['t10'] });
  const end = table.answer({ tactic: 't10' });
  expect(end.creature('prey')).toMatchObject({ armour: 0, wounds: 1 });
  expect(end.state.players[1]).toMatchObject({ tactics: [], graveyard: ['ambush'] });
  expect(end.told('tacticRevealed')).toMatchObject([{ player: 1, card: 'ambush', tactic: 't10' }]);
});

test('C-TAC-3, C-TV-49, C-MAT-24: in the newest edition its owner may decline and keep it', () => {
  const end = hurting(1, ['ambush']).answer({ tactic: 'pass' });
  expect(end.creature('prey')).toMatchObject({ wounds: 0 });
  expect(end.state.players[1]!.tactics).toHaveLength(1);
});

test.each(['ru-1', 'fr-1', 'en-2022'] as EditionId[])(
  'C-TAC-4, C-MAT-24, C-AMB-45: under %s it is revealed by itself',
  edition => {
    const end = hurting(1, ['ambush'], { edition });
    expect(end.pending).toBeUndefined();
    expect(end.creature('prey')).toMatchObject({ wounds: 1 });
    expect(end.state.players[1]).toMatchObject({ tactics: [], graveyard: ['ambush'] });
  },
);

test.each([
  ['ru-1', true],
  ['fr-1', false],
  ['en-2022', false],
  ['en-kitsune', false],
] as [EditionId, boolean][])(
  "C-TAC-5, C-TAC-7, C-MAT-23: does it act in its owner's turn under %s? %s",
  (edition, acts) => {
    const end = hurting(0, ['toll'], { edition });
    expect(end.pending).toBeUndefined();
    expect(end.state.players[0]).toMatchObject(
      acts ? { prosperity: 4, tactics: [] } : { prosperity: 3, tactics: [{ card: 'toll' }] },
    );
  },
);

test("C-TAC-5: a text may say that it acts in its owner's turn, too", () => {
  const bold = tactic('bold', { when: 'damageDealt', anyTurn: true, effect: { do: 'prosper', who: 'you', amount: 1 } });
  const end = hurting(0, ['bold'], { cards: [bold] }).answer({ tactic: 't00' });
  expect(end.state.players[0]!.prosperity).toBe(4);
});

test('C-TAC-6, C-MAT-25, C-TV-58: two of one name cannot answer one occurrence', () => {
  const table = hurting(1, ['toll', 'toll']).answer({ tactic: 't10' });
  expect(table.refusal({ tactic: 't11' })).toBeDefined();
  const end = table.answer({ tactic: 'pass' });
  expect(end.state.players[1]).toMatchObject({ prosperity: 4, tactics: [{ id: 't11' }] });
});

test.each(['ru-1', 'fr-1', 'en-2022'] as EditionId[])(
  'C-TAC-6, C-AMB-46, C-MAT-25: under %s both are revealed',
  edition => {
    const end = hurting(1, ['toll', 'toll'], { edition });
    expect(end.state.players[1]).toMatchObject({ prosperity: 5, tactics: [] });
  },
);

test.each(['ru-1', 'fr-1', 'en-2022'] as EditionId[])(
  'C-TAC-4, C-TIM-22: under %s several are revealed as they were laid, and nobody is asked: a question would tell of them',
  edition => {
    const end = hurting(1, ['toll', 'ambush'], { edition });
    expect(end.pending).toBeUndefined();
    expect(end.told('tacticRevealed').map(({ card }) => card)).toEqual(['toll', 'ambush']);
  },
);

test('C-TIM-22, C-AMB-194: whoever has a face-down tactic is asked, whether it fits or not', () => {
  const other = tactic('other', { when: 'healed', effect: [] });
  const table = hurting(1, ['other'], { cards: [ambush, other] });
  expect(table.asked('tactic')).toMatchObject({ seat: 1, usable: [] });
});
