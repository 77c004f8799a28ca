import { expect, test } from 'vitest';
import type { RelicCard, TacticCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { Ability } from '../language/index.ts';
import { attackOf } from './attack-of.ts';
import { named } from '../testing/cards.ts';
import { position, type Position } from '../testing/position.ts';

const attacker = { at: [300, 300], print: { strength: 1, health: 3 } } as const;
const defender = { of: 1, at: [300, 332], print: { strength: 1, health: 3 } } as const;

function fight(rest: Position) {
  return position({
    heroes: false,
    ...rest,
    creatures: { attacker, defender, ...rest.creatures },
    frames: [attackOf('melee combat', 'attacker' as CreatureId, 'defender' as CreatureId)],
  });
}

const parry: TacticCard = {
  type: 'tactic',
  ...named('parry'),
  faction: 'none',
  cost: { buildings: [], prosperity: 0 },
  abilities: [{ when: 'attackDeclared', who: 'your creature', effect: { do: 'cancel', what: 'that attack' } }],
};

test('C-TIM-7, C-TIM-6: an attack cancelled in the window of its declaration is over, and was declared', () => {
  const asked = fight({ cards: [parry], players: [{}, { tactics: ['parry'] }] });
  const after = asked.answer({ tactic: asked.asked('tactic').usable[0]! });
  expect(after.told('attackDeclared')).toHaveLength(1);
  expect(after.told('attackCancelled')).toHaveLength(1);
  expect(after.pending).toBeUndefined();
});

/** Whoever is attacked shoots first. */
const shootsBack: Ability = {
  when: 'attackDeclared',
  who: 'this creature',
  effect: { do: 'attack', whom: 'this creature', target: 'the other creature', kind: 'magical strike' },
};

test('C-TIM-6, C-GEN-13: a text may attack at once, outside any activation; whoever falls to it does not go on', () => {
  const print = {
    ...defender.print,
    keywords: [{ keyword: 'magical-strike', x: 3 }],
    abilities: [shootsBack],
  } as const;
  const after = fight({ creatures: { defender: { ...defender, print } }, dice: 'axe axe axe' }).end();
  expect(after.creature('attacker')).toBeUndefined();
  expect(after.told('attackCancelled')).toMatchObject([{ by: 'attacker' }]);
  expect(after.told('attackSuccessful')).toMatchObject([{ by: 'defender', attack: 'magical strike' }]);
});

const gain = (source: string) =>
  ({ bonus: { stat: 'strength', by: 1 }, source, by: 0, until: 'end of attack' }) as const;

test('C-ABL-14: an attack that breaks into another ends what its own attacker had, and no more', () => {
  const print = {
    ...defender.print,
    keywords: [{ keyword: 'magical-strike', x: 1 }],
    abilities: [shootsBack],
  } as const;
  const asked = fight({
    creatures: {
      attacker: { ...attacker, gains: [gain('one')] },
      defender: { ...defender, print, gains: [gain('other')] },
    },
    dice: 'bullseye  bullseye bullseye bullseye',
  });
  expect(asked.creature('defender')!.gains).toEqual([]);
  expect(asked.creature('attacker')!.gains).toHaveLength(1);
  const after = asked.answer({ attack: 1 }).answer({ attack: 2 }).end();
  expect(after.creature('attacker')!.gains).toEqual([]);
});

test('C-REL-7: a fight within a fight uses a mark of its own, and the relic stays until the outer one ends', () => {
  const lance: RelicCard = {
    type: 'relic',
    ...named('lance'),
    faction: 'none',
    cost: { buildings: [], prosperity: 0 },
    slot: 'melee',
    uses: { n: 2, on: 'melee combat' },
  };
  const strikesBack: Ability = {
    when: 'diceAssigned',
    who: "opponent's creature",
    once: 'turn',
    effect: { do: 'attack', whom: 'this creature', target: 'that creature', kind: 'melee combat' },
  };
  const hero = {
    ...defender,
    kind: 'hero',
    print: { ...defender.print, strength: 1, abilities: [strikesBack] },
  } as const;
  const first = fight({
    cards: [lance],
    players: [{}, { relics: ['lance'] }],
    creatures: { defender: hero },
    dice: 'bullseye bullseye bullseye',
  });
  const inner = first.answer({ attack: 0 }).answer({ attack: 1 });
  expect(inner.told('relicUsed').map(({ mark }) => mark)).toEqual([1, 2]);
  const after = inner.answer({ attack: 1 }).answer({ attack: 1 });
  const types = after.events.map(({ event }) => event.type);
  expect(types.indexOf('relicDestroyed')).toBeGreaterThan(types.lastIndexOf('attackEnded'));
});

test('C-MEL-26, C-REL-6: an attack of nothing but defence dice has failed', () => {
  const after = fight({}).answer({ attack: 0 }).answer({ attack: 0 });
  expect(after.told('attackFailed')).toMatchObject([{ by: 'attacker' }]);
});
