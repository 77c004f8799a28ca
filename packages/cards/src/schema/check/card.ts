import type { Card } from '@signum/classic';
import { below, type Fault } from '../fault.ts';
import { checkAbility } from './ability.ts';
import { checkBonuses, checkEffect, checkFaces, checkKeyword, checkSymbols } from './effect.ts';
import { scopeOf, type Scope } from './scope.ts';
import { checkTemplate } from './template.ts';

/** What a card says beyond its form: everything in it must mean something where it stands. */
export function cardFaults(card: Card): Fault[] {
  const faults: Fault[] = [];
  const scope = scopeOf(card, faults);
  if ('cost' in card) checkSymbols(scope, card.cost.buildings, 'cost.buildings');
  for (const [at, ability] of (card.abilities ?? []).entries()) checkAbility(card, ability, `abilities[${at}]`, faults);
  if ('keywords' in card) {
    for (const [at, use] of (card.keywords ?? []).entries()) checkKeyword(scope, use, below('keywords', at));
  }
  checkType(card, scope, faults);
  return faults;
}

function checkType(card: Card, scope: Scope, faults: Fault[]): void {
  switch (card.type) {
    case 'spell':
      if ((card.abilities ?? []).length > 0) scope.tell('abilities', "means nothing on a spell: it has an 'effect'");
      return checkEffect(scope, card.effect, 'effect');
    case 'relic':
      if (card.uses && card.durability !== undefined) {
        scope.tell('durability', "cannot stand beside 'uses': a relic wears out in one way");
      }
      return;
    case 'tactic':
      return checkTactic(card, scope);
    case 'building':
      if (card.cost.buildings.length > 0) scope.tell('cost.buildings', 'must be empty: buildings cost Prosperity only');
      if (card.members && card.kind !== 'class') {
        scope.tell('members', `means nothing on a ${card.kind} building: only class buildings have members`);
      }
      return checkBonuses(scope, card.members ?? [], 'members');
    case 'terrain':
      checkTemplate(scope, card);
      if (card.ruins) checkFaces(scopeOf(card, faults, 'ruinsSearched'), card.ruins, 'ruins');
      return;
    case 'character':
    case 'hero':
    case 'minion':
      return;
  }
}

/** A tactic waits for one thing, and whether it is revealed is the edition's business (C-TAC-3, C-TAC-4). */
function checkTactic({ abilities = [] }: Card, scope: Scope): void {
  const [first] = abilities;
  if (abilities.length !== 1 || !first) {
    return scope.tell('abilities', `are ${abilities.length}; a tactic has exactly one, which begins with 'when'`);
  }
  if (!('when' in first)) scope.tell('abilities[0].when', 'is missing: a tactic waits for an event');
  else if (first.may) scope.tell('abilities[0].may', 'means nothing on a tactic: revealing it is the choice');
}
