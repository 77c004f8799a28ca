import { KEYWORDS, type Bonus, type Effect, type Verb } from '@signum/classic';
import * as v from 'valibot';
import { amount, payment } from './amount.ts';
import { condition } from './condition.ts';
import type { FaceTableForm } from './face-table.ts';
import { allCreatures, chooseCard, creatures, describedCreatures, places, returned, things } from './selector.ts';
import { list, may, no, oneOf, whole, yes } from './shapes.ts';
import {
  attackKind,
  CREATURE_REFS,
  creatureRef,
  DEEDS,
  face,
  ruler,
  rulerOrContact,
  until,
  who,
} from './vocabulary.ts';

function verb<const N extends Verb, E extends v.ObjectEntries>(name: N, entries: E) {
  return v.strictObject({ do: v.literal(name), ...entries });
}

const whom = creatures;

/** The verbs, in the order of the page on the grammar. */
export function verbFormsOf(bonus: v.GenericSchema<Bonus>) {
  return v.union([
    verb('damage', { whom, amount }),
    verb('wound', { whom, amount }),
    verb('heal', { whom, amount }),
    verb('eliminate', { whom }),
    verb('backstab', { whom, by: creatures }),
    verb('armour', { whom, amount, until: may(until) }),
    verb('sunder', { whom, amount }),
    verb('prevent', { amount }),
    verb('redirect', { to: creatures }),
    verb('gain', { whom, bonus: list(bonus, 1), until: may(until) }),
    verb('lose', { whom, keyword: oneOf([...KEYWORDS, 'gained abilities']), until: may(until) }),
    verb('forbid', { whom, from: list(oneOf(DEEDS), 1), until }),
    verb('copy', { whom, from: creatures, until: may(until) }),
    verb('move', { whom, upTo: ruler, backstab: may(no) }),
    verb('place', { whom, near: places, within: rulerOrContact, backstab: may(no), enemies: may(yes) }),
    verb('push', { whom, distance: ruler, from: creatureRef }),

    verb('swap', { whom, with: creatures }),
    verb('activate', { whom }),
    verb('skip', { whom }),
    verb('attack', { whom, target: creatures, kind: attackKind }),
    verb('control', { whom, until: v.literal('end of turn') }),
    verb('poison', { whom }),
    verb('disease', { whom }),
    verb('cure', { whom, of: list(oneOf(['disease', 'poison']), 1, 2) }),
    verb('hide', { whom }),
    verb('expose', { whom }),
    verb('concentrate', { whom, amount }),
    verb('minion', { near: places, amount }),
    verb('summon', { what: chooseCard, near: may(oneOf([...CREATURE_REFS, 'your side'])) }),
    verb('draw', { who, amount }),
    verb('discard', { who, amount, how: oneOf(['choose', 'random']) }),
    verb('look', {
      at: oneOf(['deck', 'hand', 'tactics']),
      whose: who,
      amount: may(whole(1, 40)),
      take: may(whole(1, 40)),
      rest: may(oneOf(['bottom', 'top'])),
    }),
    verb('search', { what: chooseCard, to: v.literal('hand') }),
    verb('return', { what: returned, to: oneOf(['deck', 'hand']) }),
    verb('bury', { who, amount }),
    verb('cancel', {
      what: oneOf([
        'that ability',
        'that activation',
        'that attack',
        'that card',
        'that move',
        'that summoning',
        'that tactic',
      ]),
      to: may(v.literal('deck')),
    }),
    verb('prosper', { who, amount }),
    verb('tax', { who, amount }),
    verb('steal', { amount }),
    verb('destroy', { what: things }),
    verb('tap', { what: things }),
    verb('untap', { what: things }),
    verb('build', { less: whole(0, 99) }),
    verb('repair', { what: things, amount }),
    verb('reroll', {
      dice: oneOf(['attack', 'defence']),
      whose: oneOf(['opponent', 'you']),
      which: oneOf(['failed', 'successful']),
      amount,
    }),
  ]);
}

/** What joins effects together. */
export function combinatorFormsOf(effect: v.GenericSchema<Effect>, faces: FaceTableForm) {
  return v.union([
    v.strictObject({ do: v.literal('choose one'), of: list(effect, 2, 6) }),
    v.strictObject({ do: v.literal('for each'), of: allCreatures, effect }),
    v.strictObject({ do: v.literal('if'), cond: condition, then: effect, else: may(effect) }),
    v.strictObject({ do: v.literal('may'), effect }),
    v.strictObject({ do: v.literal('pay'), who, cost: payment, then: may(effect), else: may(effect) }),
    v.strictObject({ do: v.literal('roll'), on: faces }),
    v.strictObject({
      do: v.literal('roll'),
      dice: whole(1, 12),
      whom: may(describedCreatures),
      success: list(face, 1, 3),
      effect,
      fail: may(effect),
    }),
  ]);
}
