import type { Cond, Filters, Is } from '@signum/classic';
import type { Race } from '../race.ts';
import { buildingName, cardName, keywordName } from './linked.ts';
import { names } from './names.ts';
import { a, count, described, list } from './nouns.ts';
import { bound, FACTION_ADJECTIVES, phrase, touched, where } from './filters.ts';
import { reference, type Tale } from './tale.ts';

/** A condition, as it stands after "if" or "while". */
export function condition(cond: Cond, told: Tale, negated = false): string {
  if ('not' in cond) return condition(cond.not, told, !negated);
  if ('and' in cond) return cond.and.map(part => condition(part, told, negated)).join(negated ? ' or ' : ' and ');
  if ('or' in cond) return cond.or.map(part => condition(part, told, negated)).join(negated ? ' and ' : ' or ');
  if ('standing' in cond)
    return `the ${buildingName(cond.standing, told)} ${negated ? 'does not stand' : 'stands'} in your City`;
  if ('prosperity' in cond) return `you have ${negated ? 'no ' : ''}${cond.than} Prosperity than the opponent`;
  if ('exists' in cond) return existence(cond, told, negated);
  return ofCreature(cond, told, negated);
}

function existence({ exists, atLeast = 1 }: Extract<Cond, { exists: unknown }>, told: Tale, negated: boolean): string {
  const all = described('all' in exists ? exists.all : exists.any);
  // whose they are is said by the verb
  const parts = { ...all, side: 'anybody' as const };
  const owner = { anybody: 'there', opponent: 'the opponent', you: 'you' }[all.side];
  const other = parts.other ? 'other ' : '';
  const verb = { anybody: atLeast > 1 || negated ? 'are' : 'is', opponent: 'has', you: 'have' }[all.side];
  if (negated && atLeast === 1) return `${owner} ${verb} no ${other}${phrase(parts, exists, told, 'many')}`;
  const amount = negated ? `fewer than ${count(atLeast)}` : `at least ${count(atLeast)}`;
  if (atLeast > 1) return `${owner} ${verb} ${amount} ${other}${phrase(parts, exists, told, 'many')}`;
  const noun = phrase(parts, exists, told, 'one');
  return `${owner} ${verb} ${parts.other ? `another ${noun}` : a(noun)}`;
}

function ofCreature(cond: Extract<Cond, { creature: unknown }>, told: Tale, negated: boolean): string {
  const who = reference(cond.creature, told).text;
  return `${who} ${list(facts(cond, told, negated), negated ? 'or' : 'and')}`;
}

/** What is said of a creature: "is wounded", "has Shooting". */
function facts(cond: Filters & { readonly kind?: string }, told: Tale, negated: boolean): string[] {
  const be = negated ? 'is not' : 'is';
  const have = negated ? 'does not have' : 'has';
  const { kind, is = [], of, race, has, hasNot, strength, currentHealth, touching, named } = cond;
  const faction = of === undefined ? undefined : FACTION_ADJECTIVES[of];
  const position = where(cond, told);
  return [
    ...(kind === undefined ? [] : [`${be} ${a(kind)}`]),
    ...is.map(state => STATES[state](negated)),
    ...(named === undefined ? [] : [`${be} ${cardName(named, told)}`]),
    ...(race === undefined ? [] : [`${be} ${a(names.races[race as Race])}`]),
    ...(of === undefined
      ? []
      : [faction === undefined ? `${be} of the ${cardName(of, told)}` : `${be} ${a(`${faction} creature`)}`]),
    ...(has === undefined ? [] : [`${have} ${keywordName(has)}`]),
    ...(hasNot === undefined ? [] : [`${negated ? 'has' : 'does not have'} ${keywordName(hasNot)}`]),
    ...(strength ? [`${have} Strength ${bound(strength)}`] : []),
    ...(currentHealth ? [`${have} ${bound(currentHealth, 'first')} Health left`] : []),
    ...(touching === undefined ? [] : [`${be} in contact with ${touched(touching, told)}`]),
    ...(position === '' ? [] : [`${be} ${position}`]),
  ];
}

type State = (negated: boolean) => string;
const be =
  (state: string, not = false): State =>
  negated =>
    `${negated === not ? 'is' : 'is not'} ${state}`;
const been =
  (not = false): State =>
  negated =>
    `${negated === not ? 'has' : 'has not'} been activated this turn`;

const STATES: Readonly<Record<Is, State>> = {
  activated: been(),
  'not activated': been(true),
  diseased: be('diseased'),
  'not diseased': be('diseased', true),
  engaged: be('in contact with an enemy'),
  'not engaged': be('in contact with an enemy', true),
  hidden: be('hidden'),
  'not hidden': be('hidden', true),
  poisoned: be('poisoned'),
  'not poisoned': be('poisoned', true),
  unwounded: be('unwounded'),
  'not unwounded': be('wounded'),
  wounded: be('wounded'),
  'not wounded': be('wounded', true),
};
