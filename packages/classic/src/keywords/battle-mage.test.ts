import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import type { CreatureId } from '../ids.ts';
import { activationOf } from '../procedures/activation.ts';
import { position } from '../testing/position.ts';

const arms = [{ keyword: 'battle-mage' }, { keyword: 'shooting', x: 1 }, { keyword: 'magical-shot', x: 1 }] as const;
const shoot = (attack: string) => ({ do: 'attack', attack, target: 'enemy' });

function gone(how: 'move' | 'run', edition: EditionId = 'en-kitsune') {
  return position({
    heroes: false,
    edition,
    creatures: { mage: { at: [300, 300], print: { keywords: arms } }, enemy: { of: 1, at: [350, 400] } },
    frames: [activationOf('mage' as CreatureId)],
  })
    .answer({ do: how })
    .answer({ mode: 'walk', x: how === 'move' ? 25_000 : 18_000, y: 30_000 });
}

test.each(['en-kitsune', 'fr-1', 'ru-1'] as const)(
  'C-KW-BattleMage: casts after a move, but does not shoot (%s)',
  edition => {
    const table = gone('move', edition);
    expect(table.refusal(shoot('magical shot'))).toBeUndefined();
    expect(table.refusal(shoot('shooting'))).toMatchObject({ rule: 'C-RNG-2' });
  },
);

test('C-KW-BattleMage: not after a Run', () => {
  expect(gone('run').pending).toBeUndefined();
});
