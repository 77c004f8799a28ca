import type { Ability, Always, Triggered, Used } from '@signum/classic';
import { bansOf, bonusesOf, isForPlayer, playerBonus } from './bonuses.ts';
import { capital } from '../marks.ts';
import { buildingName } from './affiliations.ts';
import { condition } from './conditions.ts';
import { effectText, paidText } from './effects.ts';
import { word } from './keyword-names.ts';
import { occasion } from './occasions.ts';
import { payment } from './payments.ts';
import { all } from './selectors.ts';
import { told } from './sentences.ts';
import { again, nextClause, type Talk } from './talk.ts';
import { forbidden } from './verbs/gains.ts';
import { listed } from './typography.ts';

/** A text of a card in whole sentences, without the last stop. */
export function abilityText(ability: Ability, talk: Talk): string {
  const text =
    'when' in ability ? triggered(ability, talk) : 'use' in ability ? used(ability, talk) : always(ability, talk);
  return ability.needs === undefined ? capital(text) : `${buildingName(ability.needs, talk.lookup)}: ${text}`;
}

function triggered(ability: Triggered, talk: Talk): string {
  const event = occasion(ability, talk);
  const isClause = /^(?:когда|после того как) /.test(event);
  nextClause(talk);
  const cond = ability.if ? `, если ${condition(ability.if, talk)},` : isClause ? ',' : '';
  nextClause(talk);
  const once = ability.once ? `один раз за ход${isClause ? ',' : ''} ` : '';
  const ownTurn = ability.anyTurn ? '. Действует и в ваш ход' : '';
  return `${once}${event}${cond} ${consequence(ability, talk)}${ownTurn}`;
}

/** What follows: at once, if the player likes, or for a price. */
function consequence({ effect, may, pay }: Pick<Triggered, 'effect' | 'may' | 'pay'>, talk: Talk): string {
  if (pay) return paidText(pay, effect, talk);
  return effectText(effect, talk, may ? 'may' : 'plain');
}

function used({ use, pay, once, impact, effect }: Used, talk: Talk): string {
  if (use === 'free') {
    const time = once ? 'один раз за свой ход' : 'в свой ход';
    return `${time} ${consequence({ effect, ...(pay ? { pay } : { may: true }) }, talk)}`;
  }
  const tag = impact ? ` (${word('impact', 'воздействие')})` : '';
  const limit = once ? ', один раз за ход' : '';
  const price = pay ? told(payment(pay)) : '';
  const head = use === 'tap' ? `поверните${price && ` и ${price}`}` : `активация${tag}${price && `, ${price}`}`;
  return `${head}${limit}: ${effectText(effect, talk)}`;
}

function always({ always: given, whom, if: cond }: Always, talk: Talk): string {
  const lead = cond ? `пока ${condition(cond, talk)}, ` : '';
  nextClause(talk);
  const forPlayer = given.filter(isForPlayer).map(playerBonus);
  if (forPlayer.length > 0) return lead + listed(forPlayer);
  const subject = whom ? all(whom, talk, 'ваш') : again(talk, talk.bearer, 'ваш', 'subject');
  const gained = bonusesOf(given, talk);
  const bans = bansOf(given);
  const facts = [...(gained ? [`имеет ${gained}`] : []), ...(bans.length > 0 ? [`не может ${forbidden(bans)}`] : [])];
  return `${lead}${subject.in('nom')} ${facts.join(' и ')}`;
}
