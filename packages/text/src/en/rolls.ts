import type { Combinator, Effect, FaceTable } from '@signum/classic';
import { choicesIn } from '../choices.ts';
import { names } from './names.ts';
import { list } from './nouns.ts';
import { choice } from './selectors.ts';
import { sentences, type Saying } from './sentences.ts';
import { aside, inClause, type Tale } from './tale.ts';

/** What is chosen is chosen before the die falls (C-ABL-4), so it is said before. */
export function rolled(on: FaceTable, tale: Tale): Saying[] {
  const [aim, ...more] = choicesIn(on);
  if (aim === undefined || more.length > 0 || tale.chosen) return ['roll a die', faces(on, tale)];
  const whom = inClause(tale, () => choice(aim, tale).text);
  return [`choose ${whom} and roll a die`, faces(on, tale)];
}

/** "Bullseye: ... Axe or Shield: ..." Faces that do the same share their words. */
export function faces(on: FaceTable, tale: Tale): string {
  const groups = new Map<string, { readonly sides: string[]; readonly effect: Effect }>();
  for (const [face, effect] of Object.entries(on)) {
    const key = JSON.stringify(effect);
    const group = groups.get(key) ?? { sides: [], effect };
    group.sides.push(...face.split('|').map(side => names.faces[side as keyof typeof names.faces]));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(
      ({ sides, effect }) =>
        `${list(sides, 'or')}: ${aside(tale, inner => sentences(inner.grammar.sayings(effect, inner), ', and '))}`,
    )
    .join('. ');
}

export function rolledMany(
  { dice, whom, success, effect, fail }: Extract<Combinator, { dice: number }>,
  tale: Tale,
): Saying[] {
  const aim =
    whom === undefined ? '' : inClause(tale, () => ('choose' in whom ? `choose ${choice(whom, tale).text} and ` : ''));
  const wins = list(
    success.map(face => names.faces[face]),
    'or',
  );
  const throwing = `${aim}roll ${dice} dice (success: ${wins})`;
  return [
    throwing,
    ...(fail === undefined ? [] : tale.grammar.sayings(fail, tale)),
    ...tale.grammar.sayings(effect, tale),
  ];
}
