import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import type { KeywordUse } from '../language/index.ts';
import { activationOf } from '../procedures/activation.ts';
import { position } from '../testing/position.ts';

/** Somebody who has run into contact with an enemy. */
function charged(keywords: KeywordUse[], hidden = false) {
  const table = position({
    heroes: false,
    creatures: {
      runner: { at: [300, 300], print: { health: 3, keywords: [{ keyword: 'magical-strike', x: 1 }, ...keywords] } },
      enemy: { of: 1, at: [400, 300], hidden },
    },
    frames: [activationOf('runner' as CreatureId)],
    dice: 'axe',
  });
  const after = table.answer({ do: 'run' }).answer({ mode: 'walk', x: 36_501, y: 30_000 });
  return hidden ? after.answer({ yes: false }) : after;
}

const fight = { do: 'attack', attack: 'melee combat', target: 'enemy' } as const;

test('C-KW-Quick: fights after a Run, once the Backstab for it was rolled', () => {
  const table = charged([{ keyword: 'quick' }]);
  expect(table.creature('runner')).toMatchObject({ wounds: 1 });
  expect(table.refusal(fight)).toBeUndefined();
});

test('C-KW-Quick: neither a Magical Strike nor a detection follows a Run', () => {
  expect(charged([{ keyword: 'quick' }]).refusal({ ...fight, attack: 'magical strike' })).toMatchObject({
    rule: 'C-RUN-4',
  });
  const atHidden = charged([{ keyword: 'quick' }], true);
  expect(atHidden.pending?.kind === 'act' && !atHidden.refusal({ do: 'detect', target: 'enemy', by: 'contact' })).toBe(
    false,
  );
});

test('C-KW-Quick: whoever is not quick has run and that is all', () => {
  expect(charged([]).pending).toBeUndefined();
});
