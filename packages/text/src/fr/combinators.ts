import type { Combinator, Effect, VerbEffect } from '@signum/classic';
import type { Piece } from './clause.ts';
import { condition } from './conditions.ts';
import { verbPiece } from './verbs/index.ts';
import { classLabel } from './filters.ts';
import { withEach } from './for-each.ts';
import { payment } from './payments.ts';
import { si } from './phrase.ts';
import { player } from './players.ts';
import { rollMany, rollOne } from './rolls.ts';
import { described } from './selectors.ts';
import { allowed, inOneBreath, sharedChoice } from './sentences.ts';
import { introduce, rewound, turnTo, type Telling } from './telling.ts';

/** What an effect does, piece by piece, in the order in which it happens. */
export function pieces(effect: Effect, told: Telling): Piece[] {
  if (isSequence(effect)) return effect.flatMap(part => pieces(part, told));
  const teller = combinators[effect.do as Combinator['do']];
  return teller ? teller(effect as never, told) : [verbPiece(effect as VerbEffect, told)];
}

export function isSequence(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

type Of<D extends Combinator['do']> = Extract<Combinator, { readonly do: D }>;
type Tellers = { readonly [D in Combinator['do']]: (effect: Of<D>, told: Telling) => Piece[] };

const combinators: Tellers = {
  'choose one'({ of }, told) {
    told.choosing = true;
    const options = of.map(rewound(told, part => pieces(part, told)));
    told.choosing = false;
    const shared = sharedChoice(options);
    if (shared !== undefined) return [{ sentences: [shared] }];
    return [{ sentences: [`au choix, ${options.map(inOneBreath).join(' ; ou ')}`] }];
  },

  if({ cond, then, else: otherwise }, told) {
    if ('standing' in cond && otherwise === undefined)
      return [{ sentences: [`${classLabel(cond.standing, told)} : ${inOneBreath(pieces(then, told))}`] }];
    const when = si(condition(cond, told));
    const first = `${when}, ${inOneBreath(pieces(then, told))}`;
    return [
      { sentences: [first, ...(otherwise === undefined ? [] : [`sinon, ${inOneBreath(pieces(otherwise, told))}`])] },
    ];
  },

  'for each'({ of, effect }, told) {
    const single = isSequence(effect) ? undefined : withEach(effect, of);
    if (single) return pieces(single, told);
    const phrase = described(of, 'each', told);
    const { gender } = phrase;
    introduce(told, 'each of them', { words: gender === 'f' ? 'celle-ci' : 'celui-ci', gender });
    turnTo(told, 'each of them');
    return [{ sentences: [`pour ${phrase.words} : ${inOneBreath(pieces(effect, told))}`] }];
  },

  may: ({ effect }, told) => [{ sentences: [allowed(pieces(effect, told))] }],

  pay({ who, cost, then, else: otherwise }, told) {
    if (then === undefined && otherwise !== undefined) {
      const words = inOneBreath(pieces(otherwise, told));
      const unless = who === 'you' ? `vous ${payment(cost, 'you')}` : `${player(who, told)} ${payment(cost, 'it')}`;
      return [{ sentences: [`${words}, sauf ${si(unless)}`] }];
    }
    const [payer, done] =
      who === 'you' ? ['vous pouvez', 'vous le faites'] : [`${player(who, told)} peut`, 'il le fait'];
    told.topic = null; // "lui" could mean the player now
    return [
      {
        sentences: [
          `${payer} ${payment(cost, 'infinitive')}`,
          ...(then === undefined ? [] : [`${si(done)}, ${inOneBreath(pieces(then, told))}`]),
          ...(otherwise === undefined ? [] : [`sinon, ${inOneBreath(pieces(otherwise, told))}`]),
        ],
      },
    ];
  },

  roll: (effect, told) => ('on' in effect ? rollOne(effect.on, told, pieces) : rollMany(effect, told, pieces)),
};
