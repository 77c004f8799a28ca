import type { Ability, Always, Triggered, Used } from '@signum/classic';
import { ban, bonuses } from './bonuses.ts';
import { it, predicate, statement, type Clause, type Piece } from './clause.ts';
import { pieces } from './combinators.ts';
import { condition } from './conditions.ts';
import { leadingTo } from './keyword-mark.ts';
import { occasion } from './occasions/index.ts';
import { listed, que, si } from './phrase.ts';
import { payment } from './payments.ts';
import { isRegular } from './conjugations.ts';
import { allowed, asInfinitives, continued, inOneBreath, isClause, opened, paragraph, sentences } from './sentences.ts';
import { areSeveral, subject } from './targets.ts';
import type { Telling } from './telling.ts';

/** An ability as its card prints it, in whole sentences. */
export function abilityText(ability: Ability, told: Telling): string {
  if ('when' in ability) return triggered(ability, told);
  return 'use' in ability ? used(ability, told) : always(ability, told);
}

/** "Une fois par tour, quand …, si …, vous pouvez …" */
function triggered(ability: Triggered, told: Telling): string {
  const head = [
    ...(ability.once ? ['une fois par tour'] : []),
    occasion(ability, told),
    ...(ability.anyTurn ? ['même pendant votre tour'] : []),
    ...(ability.if ? [si(condition(ability.if, told))] : []),
  ].join(', ');
  return paragraph(opened(`${head},`, [{ sentences: consequence(ability, pieces(ability.effect, told)) }]));
}

/** What follows the event: done at once, by choice, or for a price. */
function consequence({ may, pay }: Pick<Triggered, 'may' | 'pay'>, effect: readonly Piece[]): string[] {
  if (!pay) return may ? [allowed(effect)] : sentences(effect);
  const offer = `vous pouvez ${payment(pay, 'infinitive')}`;
  const yours = asInfinitives(effect);
  if (yours !== undefined) return [`${offer} pour ${yours}`];
  const [only] = effect;
  const isSimple = effect.length === 1 && isClause(only) && only.before === undefined && isRegular(only.verb);
  return isSimple ? [`${offer} pour ${que(statement(only))}`] : [offer, `si vous le faites, ${inOneBreath(effect)}`];
}

/** "Engager, payer 1 Prospérité : …", "Une fois par tour, pendant votre tour, vous pouvez …" */
function used({ use, pay, once, impact, effect }: Used, told: Telling): string {
  const limit = once ? ['une fois par tour'] : [];
  if (use === 'free') {
    const head = [...limit, 'pendant votre tour'].join(', ');
    const offer = consequence(pay ? { pay } : { may: true }, pieces(effect, told));
    return paragraph(opened(`${head},`, [{ sentences: offer }]));
  }
  const how = use === 'tap' ? 'Engager' : 'Activation';
  const tagged = impact ? `${how} (${leadingTo('impact', 'influence')})` : how;
  const price = [tagged, ...(pay ? [payment(pay, 'infinitive')] : []), ...limit].join(', ');
  return `${price} : ${continued(sentences(pieces(effect, told)))}`;
}

/** "Tant que …, cette créature a …" */
function always({ always: given, whom, if: cond }: Always, told: Telling): string {
  const when = cond ? `tant ${que(condition(cond, told))}, ` : '';
  const { has, suffers, cannot, player } = bonuses(given, told);
  const isAll = whom !== undefined && has === '' && suffers === '' && areSeveral(whom);
  const holds =
    has === '' && suffers === '' && cannot.length === 0
      ? undefined
      : subject(whom ?? 'this creature', told, isAll ? 'none' : 'each');
  if (!holds) return paragraph([when + listed(player)]);
  const clauses: Clause[] = [
    ...(has ? [it(holds, 'avoir', has)] : []),
    ...(suffers ? [it(holds, 'subir', suffers)] : []),
    ...(cannot.length > 0 ? [it(holds, ...ban(cannot, holds.gender, isAll))] : []),
  ];
  const [first, ...others] = clauses as [Clause, ...Clause[]];
  return paragraph([when + listed([statement(first), ...others.map(predicate), ...player])]);
}
