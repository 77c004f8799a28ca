import type { Ability, Always, Triggered, Used } from '@signum/classic';
import { capital } from '../marks.ts';
import { bonuses } from './bonuses.ts';
import { infinitive } from './clause.ts';
import { condition } from './conditions.ts';
import { sayings, told as tell } from './effects.ts';
import { sentences } from './sentences.ts';
import { buildingName, keywordName } from './linked.ts';
import { occasion } from './occasions.ts';
import { payment } from './payments.ts';
import { general } from './selectors.ts';
import { begin } from './begin.ts';
import { reference, type Bearer, type Tale } from './tale.ts';
import type { Lookup } from '../language.ts';

/** A text of a card, as whole sentences. */
export function abilityText(ability: Ability, bearer: Bearer, lookup: Lookup): string {
  const told = begin(lookup, bearer);
  const text =
    'when' in ability ? triggered(ability, told) : 'use' in ability ? used(ability, told) : always(ability, told);
  return ability.needs === undefined ? capital(text) : `${buildingName(ability.needs, told)}: ${text}`;
}

function triggered(ability: Triggered, told: Tale): string {
  const event = occasion(ability, told);
  const cond = ability.if ? `, if ${condition(ability.if, told)}` : '';
  const once = ability.once ? 'once per turn, ' : '';
  const ownTurn = ability.anyTurn ? '. It also works in your own turn' : '';
  return `${once}${event}${cond}, ${consequence(ability, told)}${ownTurn}`;
}

/** What follows from the event: at once, if the player likes, or for a price. */
function consequence({ effect, may, pay }: Pick<Triggered, 'effect' | 'may' | 'pay'>, told: Tale): string {
  const all = sayings(effect, told);
  const [first, ...others] = all;
  if (pay === undefined && !may) return sentences(all);
  const offer = pay === undefined ? 'you may ' : `you may ${payment(pay)} to `;
  if (typeof first === 'object') {
    const rest = others.length === 0 ? '' : `. ${capital(sentences(others))}`;
    return `${offer}${infinitive(first)}${rest}`;
  }
  return `${pay === undefined ? 'you may do this' : `you may ${payment(pay)}`}: ${sentences(all)}`;
}

function used({ use, pay, once, impact, effect }: Used, told: Tale): string {
  if (use === 'free') {
    const time = `${once ? 'once per turn, ' : ''}in your turn, `;
    return time + consequence({ effect, ...(pay ? { pay } : { may: true }) }, told);
  }
  const tag = impact ? ` (${keywordName('impact', 'impact')})` : '';
  const price = pay === undefined ? '' : `, ${payment(pay)}`;
  const limit = once ? ' (once per turn)' : '';
  return `${use === 'tap' ? 'tap' : 'activation'}${tag}${price}${limit}: ${tell(effect, told)}`;
}

function always({ always: given, whom, if: cond }: Always, told: Tale): string {
  const lead = cond ? `while ${condition(cond, told)}, ` : '';
  const { has, cannot, player } = bonuses(given, told);
  // "... in contact with this creature, it has": the condition ended with the bearer
  if (cond && 'exists' in cond && cond.exists.within && told.bearer === 'creature') told.it = 'this';
  if (player.length > 0) return lead + player.join(', and ');
  const subject = whom ? general(whom, told) : reference('this creature', told);
  const facts = [has === '' ? '' : `${subject.many ? 'have' : 'has'} ${has}`, cannot === '' ? '' : `cannot ${cannot}`];
  return `${lead}${subject.text} ${facts.filter(part => part !== '').join(' and ')}`;
}
