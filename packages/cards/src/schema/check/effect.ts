import type {
  Amount,
  Bonus,
  Effect,
  FaceTable,
  KeywordUse,
  Payment,
  Selector,
  TerrainUse,
  Verb,
  Who,
} from '@signum/classic';
import { below } from '../fault.ts';
import { checkCondition, checkFilters, checkSelector } from './selector.ts';
import { scopeOf, type Scope } from './scope.ts';
import { checkAmount, checkWho, checkWindow } from './words.ts';

/** A text: its words must mean something where they stand, and its verbs must have what they change. */
export function checkEffect(scope: Scope, effect: Effect, where: string): void {
  if (isSequence(effect)) {
    for (const [at, part] of effect.entries()) checkEffect(scope, part, below(where, at));
    return;
  }
  switch (effect.do) {
    case 'choose one':
      for (const [at, part] of effect.of.entries()) checkEffect(scope, part, `${where}.of[${at}]`);
      return;
    case 'for each':
      checkSelector(scope, effect.of, below(where, 'of'));
      return checkEffect({ ...scope, isEach: true }, effect.effect, below(where, 'effect'));
    case 'if':
      checkCondition(scope, effect.cond, below(where, 'cond'));
      checkEffect(scope, effect.then, below(where, 'then'));
      return effect.else && checkEffect(scope, effect.else, below(where, 'else'));
    case 'may':
      return checkEffect(scope, effect.effect, below(where, 'effect'));
    case 'pay':
      checkWho(scope, effect.who, below(where, 'who'));
      checkPayment(scope, effect.cost, below(where, 'cost'));
      if (effect.then) checkEffect(scope, effect.then, below(where, 'then'));
      if (effect.else) checkEffect(scope, effect.else, below(where, 'else'));
      if (!effect.then && !effect.else) scope.tell(where, "does nothing: 'then' or 'else' must say what follows");
      return;
    case 'roll':
      if ('on' in effect) return checkFaces(scope, effect.on, below(where, 'on'));
      if (effect.whom) checkSelector(scope, effect.whom, below(where, 'whom'));
      if (effect.fail) checkEffect({ ...scope, isRolled: true }, effect.fail, below(where, 'fail'));
      return checkEffect({ ...scope, isRolled: true }, effect.effect, below(where, 'effect'));
    default:
      return checkVerb(scope, effect, where);
  }
}

function isSequence(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

/** Arguments that name somebody, in the order in which they are chosen. */
const NAMING = ['whom', 'what', 'to', 'from', 'target', 'by', 'near', 'with'] as const;

function checkVerb(scope: Scope, effect: { readonly do: Verb }, where: string): void {
  checkWindow(scope, effect, where);
  const parts = effect as unknown as Readonly<Record<string, unknown>>;
  for (const name of NAMING) {
    const part = parts[name];
    if (isSelector(part)) checkSelector(scope, part, below(where, name));
    else if (typeof part === 'string' && isCreatureOrThing(effect.do, name))
      checkSelector(scope, part, below(where, name));
  }
  checkAmount(scope, effect.do, parts['amount'] as Amount | undefined, below(where, 'amount'));
  const amount = parts['amount'];
  if (isRecord(amount)) checkSelector(scope, amount['count'] as Selector, `${where}.amount.count`);
  for (const name of ['who', 'whose']) {
    if (typeof parts[name] === 'string') checkWho(scope, parts[name] as Who, below(where, name));
  }
  if (effect.do === 'gain') checkBonuses(scope, parts['bonus'] as readonly Bonus[], below(where, 'bonus'));
  if (effect.do === 'look') checkLook(scope, parts as never, where);
}

function isSelector(value: unknown): value is Selector {
  return isRecord(value) && ('choose' in value || 'all' in value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some words in these places name no creature and no thing: where a card goes, what is cancelled. */
function isCreatureOrThing(verb: Verb, name: string): boolean {
  if (name === 'to') return verb === 'redirect';
  if (name === 'what') return verb !== 'cancel';
  return true;
}

function checkLook(scope: Scope, look: { at: string; amount?: number; take?: number }, where: string): void {
  if (look.at === 'deck' && look.amount === undefined)
    scope.tell(below(where, 'amount'), 'is missing: how many cards?');
  if (look.take !== undefined && look.take > (look.amount ?? 0)) {
    scope.tell(below(where, 'take'), `is ${look.take}, and only ${look.amount ?? 0} are looked at`);
  }
}

export function checkFaces(scope: Scope, faces: FaceTable, where: string): void {
  const seen = new Set<string>();
  for (const [name, effect] of Object.entries(faces)) {
    for (const face of name.split('|')) {
      if (seen.has(face)) scope.tell(below(where, name), `says ${face} once more`);
      seen.add(face);
    }
    checkEffect(scope, effect, below(where, name));
  }
  if (seen.size === 0) scope.tell(where, 'says nothing: some face must do something');
}

export function checkPayment(scope: Scope, payment: Payment, where: string): void {
  if (Object.keys(payment).length === 0)
    scope.tell(where, 'is empty: prosperity, discard or tap must say what is paid');
  checkSymbols(scope, payment.tap ?? [], below(where, 'tap'));
}

/** A City holds each name once, so no cost can ask for it twice. */
export function checkSymbols(scope: Scope, symbols: readonly string[], where: string): void {
  for (const [at, symbol] of symbols.entries()) {
    if (symbol !== 'any' && symbol !== 'unique' && symbols.indexOf(symbol) < at) {
      scope.tell(below(where, at), `is '${symbol}' once more: a City holds each building once`);
    }
  }
}

export function checkBonuses(scope: Scope, bonuses: readonly Bonus[], where: string): void {
  for (const [at, bonus] of bonuses.entries()) {
    if ('keyword' in bonus && !('plus' in bonus)) checkKeyword(scope, bonus, below(where, at));
  }
}

/** What the text of a keyword answers. */
const ANSWERED: Readonly<Record<string, Scope['event']>> = {
  'first-word': 'creatureSummoned',
  'last-word': 'cardToGraveyard',
};

/** What a keyword gives or does. Its own text begins anew: what is chosen around it is not known to it. */
export function checkKeyword(scope: Scope, use: KeywordUse | TerrainUse, where: string): void {
  const own = (event?: Scope['event']) => ({ ...scopeOf(scope.card, [], event), tell: scope.tell });
  if (use.keyword === 'aura' || use.keyword === 'howl') checkFilters(own(), use, where);
  if ('gives' in use) checkBonuses(own(), use.gives, below(where, 'gives'));
  if ('pay' in use) checkPayment(scope, use.pay, below(where, 'pay'));
  if ('roll' in use) checkFaces(own('attackDeclared'), use.roll, below(where, 'roll'));
  if ('effect' in use) checkEffect(own(ANSWERED[use.keyword]), use.effect, below(where, 'effect'));
}
