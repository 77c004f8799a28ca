import { expect, test } from 'vitest';
import { acting } from '../testing/acting.ts';
import { duel } from '../testing/duel.ts';
import { shot } from '../testing/shot.ts';

test('C-KW-Disease: each attack it declares costs it a wound first, past its Armour', () => {
  const ill = { strength: 1, health: 3, armour: 1, diseased: true };
  const fight = duel({ attacker: ill, defender: { strength: 0, health: 3 }, dice: 'axe' });
  const after = fight.assign(1).end();
  expect(after.attacker).toMatchObject({ wounds: 1, armour: 1 });
  expect(after.defender).toMatchObject({ wounds: 0 }); // now wounded, it needs a Shield
});

test('C-KW-Disease: a shot is an attack, too; being attacked is not', () => {
  const shooter = { diseased: true, print: { health: 2, keywords: [{ keyword: 'shooting', x: 1 }] } } as const;
  const after = shot({ shooter, target: { diseased: true }, dice: 'axe' }).end();
  expect(after.creature('shooter')).toMatchObject({ wounds: 1 });
  expect(after.creature('target')).toMatchObject({ wounds: 0 });
});

test('C-KW-Disease: whoever dies of it strikes nobody', () => {
  const after = duel({ attacker: { strength: 1, health: 1, diseased: true }, defender: { strength: 1 } }).end();
  expect(after.attacker).toBeUndefined();
  expect(after.defender).toMatchObject({ wounds: 0 });
});

test('C-KW-Disease: it may skip its activation to lose the token', () => {
  const asked = acting({ creatures: { a: { diseased: true } } });
  expect(asked.pending).toMatchObject({ kind: 'may', keyword: 'disease' });
  const recovered = asked.answer({ yes: true });
  expect(recovered.creature('a')).toMatchObject({ diseased: false, activated: true });
  expect(recovered.pending).toBeUndefined();
  const goesOn = asked.answer({ yes: false });
  expect(goesOn.creature('a')).toMatchObject({ diseased: true });
  expect(goesOn.pending?.kind).toBe('act');
});
