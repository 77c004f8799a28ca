import type { Amount, Cancelled, Happenings, Verb, Who } from '@signum/classic';
import { has, without, type Scope } from './scope.ts';

/** A reference must mean something where it stands. */
export function checkRef(scope: Scope, ref: string, where: string): void {
  const { card, chosen, isEach, tell } = scope;
  const need = (part: string, what: string) => {
    if (!has(scope, part)) tell(where, `'${ref}' ${without(scope, what)}`);
  };
  switch (ref) {
    case 'that creature':
      return need('who', 'creature to which it happens');
    case 'the other creature':
      return need('by', 'creature that does it');
    case 'that building':
      return need('building', 'building');
    case 'that relic':
      return need('relic', 'relic');
    case 'that terrain':
      return need('terrain', 'terrain');
    case 'this terrain':
      if (card.type !== 'terrain') tell(where, `'${ref}' means nothing on a ${card.type}: only terrains have it`);
      return;
    case 'the chosen creature':
      if (!chosen.yet) tell(where, `'${ref}' means nothing here: nothing has been chosen before`);
      return;
    case 'each of them':
      if (!isEach) tell(where, `'${ref}' means nothing outside 'for each'`);
      return;
    case 'this creature':
      if (card.type === 'building' || card.type === 'terrain') tell(where, `'${ref}' means nothing on a ${card.type}`);
      return;
  }
}

export function checkWho(scope: Scope, who: Who, where: string): void {
  if (who === 'its player' && !has(scope, 'who')) scope.tell(where, `'its player' ${without(scope, 'creature')}`);
}

/** Verbs of which there is an "all". Nobody draws all cards or deals all damage. */
const WITH_ALL: readonly Verb[] = [
  'bury',
  'concentrate',
  'discard',
  'heal',
  'prevent',
  'repair',
  'reroll',
  'steal',
  'sunder',
  'tax',
];

export function checkAmount(scope: Scope, verb: Verb, amount: Amount | undefined, where: string): void {
  if (amount === 'all' && !WITH_ALL.includes(verb)) {
    scope.tell(where, `'all' means nothing to '${verb}'; it does to ${WITH_ALL.join(', ')}`);
  }
  if (amount === 'the damage' && !has(scope, 'n')) scope.tell(where, `'the damage' ${without(scope, 'number')}`);
  if ((amount === 'the failures' || amount === 'the successes') && !scope.isRolled) {
    scope.tell(where, `'${amount}' means nothing outside a 'roll' of several dice`);
  }
}

/** In which windows something can be cancelled: that of its declaration (C-TIM-7). */
const DECLARED: Readonly<Record<Cancelled, readonly (keyof Happenings)[]>> = {
  'that ability': ['abilityDeclared', 'buildingAbilityDeclared', 'controlDeclared', 'healDeclared', 'relicActivated'],
  'that activation': ['activationDeclared'],
  'that attack': ['attackDeclared'],
  'that card': ['cardDeclared', 'summonDeclared'],
  'that move': ['moveDeclared'],
  'that summoning': ['cardDeclared', 'summonDeclared'],
  'that tactic': ['tacticRevealed'],
};

/** Verbs that change something under way can only stand where it is under way. */
export function checkWindow(scope: Scope, effect: { do: string; what?: unknown; dice?: unknown }, where: string): void {
  const windows = windowsOf(effect);
  if (windows === undefined || (scope.event !== undefined && windows.includes(scope.event))) return;
  const what = typeof effect.what === 'string' ? ` of '${effect.what}'` : '';
  const here = scope.event === undefined ? 'no event at all' : scope.event;
  scope.tell(where, `'${effect.do}'${what} needs the event ${windows.join(' or ')}; this text answers ${here}`);
}

function windowsOf(effect: { do: string; what?: unknown; dice?: unknown }): readonly (keyof Happenings)[] | undefined {
  if (effect.do === 'prevent' || effect.do === 'redirect') return ['damageIncoming'];
  if (effect.do === 'reroll') return [effect.dice === 'attack' ? 'attackRolled' : 'defenceRolled'];
  return effect.do === 'cancel' ? DECLARED[effect.what as Cancelled] : undefined;
}
