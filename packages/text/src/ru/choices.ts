import type { Clause, Said } from './clause.ts';
import { told } from './sentences.ts';
import { listed } from './typography.ts';

/** "на выбор: …; или …". Where only the last words differ, the rest is said once: "получает на выбор +1 к Силе или +2 к Броне". */
export function choice(ways: readonly (readonly Said[])[]): Said {
  const alike = sameBeginning(ways);
  if (alike) return alike;
  const texts = ways.map(way => told(way, 'plain', ', '));
  return `на выбор: ${texts.slice(0, -1).join('; ')}; или ${texts.at(-1)}`;
}

function sameBeginning(ways: readonly (readonly Said[])[]): Clause | undefined {
  const clauses = ways.flatMap(way => (way.length === 1 && typeof way[0] === 'object' ? [way[0]] : []));
  const [first] = clauses;
  const isAlike = (one: Clause): boolean =>
    one.verb === first?.verb && one.until === first.until && one.subject?.in('nom') === first.subject?.in('nom');
  if (!first?.subject || clauses.length < ways.length || !clauses.every(isAlike)) return undefined;
  const rests = clauses.map(({ rest }) => rest);
  return { ...first, rest: `на выбор ${listed(rests, 'или')}` };
}
