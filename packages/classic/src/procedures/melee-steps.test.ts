import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { duel } from '../testing/duel.ts';
import { position, type Position } from '../testing/position.ts';
import { meleeOf, type MeleeFrame } from './melee.ts';

/** A fight somewhere in its middle, between `attacker` and `defender`. */
function inTheMiddle(frame: Partial<MeleeFrame>, rest: Position = {}) {
  return position({
    heroes: false,
    creatures: { attacker: { at: [300, 300] }, defender: { of: 1, at: [300, 332] }, ...rest.creatures },
    frames: [{ ...meleeOf('attacker' as CreatureId, 'defender' as CreatureId), ...frame }],
    ...(rest.dice !== undefined && { dice: rest.dice }),
  });
}

test('C-MEL-5: several may attack one enemy in a turn, one after the other', () => {
  const fights = ['left', 'right'].map(id => meleeOf(id as CreatureId, 'defender' as CreatureId));
  const table = position({
    heroes: false,
    creatures: {
      left: { at: [268, 300] },
      right: { at: [332, 300] },
      defender: { of: 1, print: { strength: 2, health: 3 } },
    },
    frames: fights,
    dice: 'axe bullseye bullseye  axe bullseye bullseye',
  });
  const after = table.answer({ attack: 0 }).answer({ attack: 1 }).answer({ attack: 1 }).end();
  expect(after.told('attackEnded').map(({ by }) => by)).toEqual(['right', 'left']);
  expect(after.told('diceAssigned').filter(({ who }) => who === 'defender')).toMatchObject([
    { defence: 2 },
    { attack: 0, defence: 2 },
  ]);
  expect(after.creature('defender')).toMatchObject({ wounds: 2 });
});

test('C-MEL-14, C-STL-5: out of the shadow first, then the attack is declared', () => {
  const types = duel({ attacker: { hidden: true } }).events.map(({ event }) => event.type);
  expect(types.slice(0, 2)).toEqual(['stealthLost', 'attackDeclared']);
});

test.each([
  ['cancelled', { cancelled: true }, {}],
  ['the target has gone into the shadow', {}, { defender: { of: 1, at: [300, 332], hidden: true } }],
  ['the target is out of reach', {}, { defender: { of: 1, at: [300, 400] } }],
  ['the attacker has no Strength left', {}, { attacker: { at: [300, 300], print: { strength: 0 } } }],
  ['the attacker is dying', {}, { attacker: { at: [300, 300], dying: true } }],
  ['the target obeys the attacker by now', {}, { defender: { of: 1, at: [300, 332], controller: 0 } }],
] as const)('C-MEL-15, C-TIM-6: a declared fight does not take place: %s', (_what, frame, creatures) => {
  const table = inTheMiddle({ step: 'recheck', ...frame }, { creatures });
  expect(table.pending).toBeUndefined();
  expect(table.told('attackCancelled')).toHaveLength(1);
  expect(table.told('attackEnded')).toHaveLength(0);
  expect(table.creature('defender')).toMatchObject({ defended: false });
});

test('C-TIM-6: what is given until the end of the attack ends with an attack that fails, too', () => {
  const bonus = { bonus: { keyword: 'initiative' }, source: 'sting', by: 0, until: 'end of attack' } as const;
  const creatures = { attacker: { at: [300, 300], gains: [bonus] } } as const;
  expect(inTheMiddle({ step: 'recheck', cancelled: true }, { creatures }).creature('attacker')!.gains).toEqual([]);
});

test('C-MEL-16: the Strength of both sides is read before anybody assigns', () => {
  const table = duel({ attacker: { strength: 2, wounds: 1, health: 3, keywords: [{ keyword: 'berserk', x: 1 }] } });
  expect(table.assign(1).pending).toMatchObject({ creature: 'attacker', dice: 3 });
});

test("C-MEL-17, C-MEL-18: assignments are complete and told before the first die falls, the attacker's dice first", () => {
  const after = duel({ attacker: { strength: 1 }, defender: { strength: 1, health: 2 }, dice: 'axe bullseye' });
  const told = after
    .assign(1)
    .assign(1)
    .end()
    .events.map(({ event }) => event);
  expect(told.map(({ type }) => type).slice(1, 5)).toEqual([
    'diceAssigned',
    'diceAssigned',
    'attackRolled',
    'attackRolled',
  ]);
  expect(told[3]).toMatchObject({ by: 'attacker', faces: ['axe'], counting: ['axe', 'shield'] });
  expect(told[4]).toMatchObject({ by: 'defender', faces: ['bullseye'] });
});

test('C-MEL-19, C-CMP-3, C-AMB-69: what a Veteran spoils comes first; then a Master may roll the same die again', () => {
  const master = { strength: 1, health: 3, keywords: [{ keyword: 'master-of-attack', x: 1 }] } as const;
  const veteran = { strength: 0, health: 5, keywords: [{ keyword: 'veteran' }] } as const;
  const asked = duel({ attacker: master, defender: veteran, dice: 'shield  bullseye  axe' }).assign(1);
  expect(asked.pending).toMatchObject({ kind: 'reroll', faces: ['bullseye'], counting: ['axe', 'shield'] });
  expect(asked.reroll(0).end().defender).toMatchObject({ wounds: 1 });
});

test('C-MEL-20: wounds that come after the roll do not change what the dice are worth', () => {
  const [attacker, defender] = meleeOf('attacker' as CreatureId, 'defender' as CreatureId).fighters;
  const rolled: [typeof attacker, typeof defender] = [
    { ...attacker, attack: 1, counting: ['axe', 'shield'], strikes: ['axe'], struck: true },
    defender,
  ];
  const table = inTheMiddle(
    { step: 'forcedRerolls', fighters: rolled, striking: ['attacker' as CreatureId] },
    {
      creatures: {
        attacker: { at: [300, 300], wounds: 1, print: { health: 3 } },
        defender: { of: 1, at: [300, 332], print: { health: 3 } },
      },
    },
  );
  expect(table.creature('defender')).toMatchObject({ wounds: 1 });
});

test('C-MEL-21: defence dice that nobody needed are lost, they never attack', () => {
  const after = duel({ attacker: { strength: 1 }, defender: { strength: 3, health: 2 }, dice: 'bullseye' })
    .assign(0)
    .assign(1)
    .end();
  expect(after.attacker).toMatchObject({ wounds: 0 });
});

test('C-MEL-23: more shields than successes leave no hits, not fewer than none', () => {
  const after = duel({ attacker: { strength: 1 }, defender: { strength: 2, health: 2 }, dice: 'axe  shield shield' })
    .assign(0)
    .assign(1)
    .end();
  expect(after.events.map(({ event }) => event)).toContainEqual({
    type: 'hitsDetermined',
    who: 'defender',
    by: 'attacker',
    attack: 'melee combat',
    n: 0,
  });
});

test('C-MEL-24: the hits of one side are one instance of damage', () => {
  const after = duel({ attacker: { strength: 3 }, defender: { strength: 0, health: 5 }, dice: 'axe axe axe' })
    .assign(3)
    .end();
  expect(after.events.filter(({ event }) => event.type === 'damageDealt').map(({ event }) => event)).toMatchObject([
    { n: 3 },
  ]);
});

test('C-MEL-25: both sides deal their damage together: whoever falls has struck', () => {
  const after = duel({ defender: { strength: 1, health: 1 }, attacker: { strength: 1, health: 3 }, dice: 'axe axe' })
    .assign(1)
    .assign(1)
    .end();
  expect(after.defender).toBeUndefined();
  expect(after.attacker).toMatchObject({ wounds: 1 });
});

test('C-MEL-26: after the dead are removed each side that struck learns whether it succeeded, then the fight ends', () => {
  const after = duel({
    attacker: { strength: 1, health: 2 },
    defender: { strength: 1, health: 1 },
    dice: 'axe bullseye',
  })
    .assign(1)
    .assign(1);
  const told = after.end().events.map(({ event }) => event);
  expect(told.slice(-4)).toMatchObject([
    { type: 'cardToGraveyard', card: 'defender' },
    { type: 'attackSuccessful', by: 'attacker', who: 'defender', n: 1 },
    { type: 'attackFailed', by: 'defender', who: 'attacker' },
    { type: 'attackEnded', by: 'attacker', who: 'defender' },
  ]);
});

test('C-MEL-26, C-AMB-70: whoever only defended has not attacked, so no attack of it failed', () => {
  const after = duel({ defender: { strength: 1, health: 2 }, dice: 'bullseye' })
    .assign(0)
    .assign(1)
    .end();
  expect(after.events.flatMap(({ event }) => (event.type === 'attackFailed' ? [event.by] : []))).toEqual(['attacker']);
});

test('C-MEL-28, C-MEL-29: whoever has Initiative strikes first; the wounds count, the dice stay as assigned', () => {
  const berserk = { strength: 2, health: 5, keywords: [{ keyword: 'berserk', x: 3 }] } as const;
  const quick = { strength: 1, health: 5, keywords: [{ keyword: 'initiative' }] } as const;
  const after = duel({ attacker: berserk, defender: quick, dice: 'axe  axe shield' }).assign(1).assign(2).end();
  expect(after.attacker).toMatchObject({ wounds: 1 });
  expect(after.defender).toMatchObject({ wounds: 1 });
});

test('C-MEL-30: if the fight loses one of its two, the other strikes at nobody', () => {
  const table = inTheMiddle(
    { step: 'attackerReady' },
    { creatures: { defender: { of: 1, at: [300, 332], dying: true } } },
  );
  expect(table.told('attackRolled')).toEqual([]);
  expect(table.told('attackEnded')).toHaveLength(1);
});

test('C-GEN-6: attack dice of the attacker, then of the defender; then defence dice in the same order', () => {
  const after = duel({
    attacker: { strength: 2, health: 2 },
    defender: { strength: 2, health: 2 },
    dice: 'axe  shield  shield  bullseye',
  })
    .assign(1)
    .assign(1)
    .end();
  const rolls = after.events.flatMap(({ event }) => ('faces' in event ? [event] : []));
  expect(rolls).toMatchObject([
    { type: 'attackRolled', by: 'attacker' },
    { type: 'attackRolled', by: 'defender' },
    { type: 'defenceRolled', who: 'attacker', faces: ['shield'] },
    { type: 'defenceRolled', who: 'defender', faces: ['bullseye'] },
  ]);
  expect(after.attacker).toMatchObject({ wounds: 0 });
  expect(after.defender).toMatchObject({ wounds: 1 });
});
