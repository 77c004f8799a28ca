import type { Any, All, Cond, Desc, Filters } from '@signum/classic';
import { thisOne } from './adjectives.ts';
import { belongingTo, buildingName, nameOf } from './affiliations.ts';
import { bounded, describe, terrainIn } from './description.ts';
import { within } from './distance.ts';
import { quoted } from './keyword-names.ts';
import { raceNouns } from './race-nouns.ts';
import { nouns } from './nouns.ts';
import { phrase, governed } from './phrase.ts';
import { reference } from './references.ts';
import { numbered } from './selectors.ts';
import { states } from './states.ts';
import { mention, referent, type Talk } from './talk.ts';
import { listed } from './typography.ts';
import type { Race } from '../race.ts';

/** A condition as a clause after "если": "ваш герой ранен", "у вас есть персонаж Псов войны". */
export function condition(cond: Cond, talk: Talk): string {
  if ('creature' in cond) return fits(cond, talk);
  if ('exists' in cond) return exists(cond.exists, cond.atLeast ?? 1, talk);
  if ('standing' in cond) return `в вашем Городе стоит ${buildingName(cond.standing, talk.lookup)}`;
  if ('prosperity' in cond) return `у вас ${cond.than === 'more' ? 'больше' : 'меньше'} процветания, чем у противника,`;
  if ('not' in cond) return negated(cond.not, talk);
  if ('and' in cond) return listed(cond.and.map(part => condition(part, talk)));
  return listed(
    cond.or.map(part => condition(part, talk)),
    'или',
  );
}

function negated(cond: Cond, talk: Talk): string {
  if ('exists' in cond && (cond.atLeast ?? 1) === 1) return exists(cond.exists, 0, talk);
  if ('standing' in cond) return condition(cond, talk).replace('стоит', 'не стоит');
  if ('prosperity' in cond) return condition(cond, talk).replace('у вас', 'у вас не');
  return `неверно, что ${condition(cond, talk)}`;
}

function fits(cond: Extract<Cond, { creature: unknown }>, talk: Talk): string {
  const who = reference(cond.creature, talk, 'ваш', 'subject');
  const kind = cond.kind ? [`является ${nouns[cond.kind].one.ins}`] : [];
  const is = (cond.is ?? []).map(state => states[state].predicate(who));
  return `${who.in('nom')} ${listed([...kind, ...is, ...predicates(cond, talk)])}`;
}

function predicates(filters: Filters, talk: Talk): string[] {
  const { of, race, named, has, hasNot, strength, currentHealth, touching, from } = filters;
  const place = within(filters, talk);
  return [
    ...(of ? [`состоит в рядах ${belongingTo(of, talk.lookup)}`] : []),
    ...(race ? [`является ${raceNouns[race as Race].one.ins}`] : []),
    ...(named ? [`носит имя «${nameOf(named, talk.lookup)}»`] : []),
    ...(has ? [`имеет свойство ${quoted(has)}`] : []),
    ...(hasNot ? [`не имеет свойства ${quoted(hasNot)}`] : []),
    ...(strength ? [`имеет Силу ${bounded(strength)}`] : []),
    ...(currentHealth ? [`имеет текущее Здоровье ${bounded(currentHealth)}`] : []),
    ...(place.length > 0 ? [`находится ${place.join(' ')}`] : []),
    ...(filters.within === 'contact'
      ? [`стоит вплотную ${governed('к', reference(from ?? 'this creature', talk, 'ваш'), 'dat')}`]
      : []),
    ...(touching ? [`стоит вплотную к ${terrainIn(touching, talk)}`] : []),
  ];
}

/** "у вас есть персонаж", "у противника есть хотя бы два здания", "есть раненое существо" */
function exists(selector: All | Any, atLeast: number, talk: Talk): string {
  const desc: Desc = 'all' in selector ? selector.all : selector.any;
  const description = describe(anybodys(desc), selector, talk, 'ваш');
  const owner = desc.startsWith('your ') ? 'у вас ' : desc.startsWith("opponent's ") ? 'у противника ' : '';
  const { noun, before, after } = description;
  if (atLeast === 0) return `${owner}нет ${phrase(noun, before, after).in('gen')}`;
  if (atLeast === 1) {
    mention(
      talk,
      referent(noun, () => phrase(noun, [thisOne])),
    );
    return `${owner}есть ${phrase(noun, before, after).in('nom')}`;
  }
  return `${owner}есть хотя бы ${numbered(atLeast, description).in('nom')}`;
}

/** "У вас есть" tells the owner already. */
function anybodys(desc: Desc): Desc {
  return desc.replace(/^(your|opponent's) /, '') as Desc;
}
