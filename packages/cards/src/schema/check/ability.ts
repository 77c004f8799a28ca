import type { Ability, Card, Role, Triggered, Used } from '@signum/classic';
import { below, type Fault } from '../fault.ts';
import { checkBonuses, checkEffect, checkPayment } from './effect.ts';
import { has, scopeOf, without, type Scope } from './scope.ts';
import { checkCondition, checkFilters, checkSelector } from './selector.ts';
import { checkWho } from './words.ts';

/** An ability: its event has the roles it names, its card can use it in that way, its text means something. */
export function checkAbility(card: Card, ability: Ability, where: string, faults: Fault[]): void {
  if ('when' in ability) return checkTriggered(scopeOf(card, faults, ability.when), ability, where);
  const scope = scopeOf(card, faults);
  if ('use' in ability) return checkUsed(scope, ability, where);
  if (ability.whom) checkSelector(scope, ability.whom, below(where, 'whom'));
  if (ability.if) checkCondition(scope, ability.if, below(where, 'if'));
  checkBonuses(scope, ability.always, below(where, 'always'));
}

function checkTriggered(scope: Scope, ability: Triggered, where: string): void {
  const { who, by, player, card, attack, if: condition, pay, effect, anyTurn } = ability;
  if (who !== undefined) checkRole(scope, who, 'who', where);
  if (by !== undefined) checkRole(scope, by, 'by', where);
  if (player !== undefined) {
    if (!has(scope, 'player')) scope.tell(below(where, 'player'), without(scope, 'player'));
    checkWho(scope, player, below(where, 'player'));
  }
  if (card !== undefined && !has(scope, card === 'this relic' ? 'relic' : 'card')) {
    scope.tell(below(where, 'card'), without(scope, card === 'this relic' ? 'relic' : 'card'));
  }
  if (attack !== undefined && (!has(scope, 'attack') || scope.event === 'diceAssigned')) {
    scope.tell(below(where, 'attack'), without(scope, 'attack'));
  }
  if (anyTurn && scope.card.type !== 'tactic') {
    scope.tell(below(where, 'anyTurn'), `means nothing on a ${scope.card.type}: only tactics wait for a turn`);
  }
  if (condition) checkCondition(scope, condition, below(where, 'if'));
  if (pay) checkPayment(scope, pay, below(where, 'pay'));
  checkEffect(scope, effect, below(where, 'effect'));
}

/** References that mean somebody before the event is known. */
const KNOWN_BEFORE = ['this creature', 'your hero', "opponent's hero"];
const KNOWN_LATER = ['that creature', 'the other creature', 'the chosen creature', 'each of them'];

function checkRole(scope: Scope, role: Role, part: 'by' | 'who', where: string): void {
  const place = below(where, part);
  if (!has(scope, part)) {
    return scope.tell(place, without(scope, part === 'who' ? 'creature to which it happens' : 'creature that does it'));
  }
  if (typeof role !== 'string') return checkFilters(scope, role, place);
  if (KNOWN_LATER.includes(role)) {
    scope.tell(place, `'${role}' is not known before the event; known are ${KNOWN_BEFORE.join(', ')} and descriptions`);
  }
}

/** Who can use what: creatures their activation, buildings and relics are tapped (C-ACT-7, C-CTY-8, C-REL-13). */
const USERS: Readonly<Record<Used['use'], readonly Card['type'][]>> = {
  activation: ['hero', 'minion', 'character'],
  free: ['hero', 'character'],
  tap: ['building', 'relic'],
};

function checkUsed(scope: Scope, { use, pay, effect }: Used, where: string): void {
  if (!USERS[use].includes(scope.card.type)) {
    scope.tell(
      below(where, 'use'),
      `is '${use}', which a ${scope.card.type} cannot; it is for ${USERS[use].join(', ')}`,
    );
  }
  if (pay) checkPayment(scope, pay, below(where, 'pay'));
  checkEffect(scope, effect, below(where, 'effect'));
}
