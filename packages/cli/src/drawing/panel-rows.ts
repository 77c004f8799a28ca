import { millimetres } from '../position/millimetres.ts';
import { factsOf } from '../position/facts.ts';
import { ABILITY_NAMES } from '../position/position.ts';
import { purposeName } from '../position/purpose-name.ts';
import type { Survey } from '../position/survey.ts';
import { routeLine, sightLine, summonLines } from '../position/words.ts';
import { marksOf } from './draw-destinations.ts';
import { abilitiesOf } from './draw-terrains.ts';

/** A line beside the table. What stands before it is a number, or a sample of what it explains. */
export type Row =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'entry'; readonly words: string; readonly value?: string; readonly number?: number }
  | { readonly kind: 'key'; readonly words: string; readonly sample: Sample };

export type Sample =
  | { readonly of: 'pattern'; readonly name: string }
  | { readonly of: 'team'; readonly team: number }
  | { readonly of: 'stop ring' | 'reach' | 'run' };

/** What is told beside the drawing: the findings first, then the key to what is on the table. */
export function panelRows(found: Survey): Row[] {
  return [...reachRows(found), ...findingRows(found), ...keyRows(found)];
}

function reachRows({ reach }: Survey): Row[] {
  if (!reach) return [];
  const { of, spec } = reach.asked;
  const marks = (['run', 'pathfinder', 'capped', 'avoidContact'] as const).filter(mark => spec[mark]);
  const how = [spec.mode, ...marks.map(mark => (mark === 'avoidContact' ? 'no contact' : mark))].join(', ');
  return [
    { kind: 'heading', words: `Reach of ${of}: ${how}, ${millimetres(spec.budget)}` },
    ...marksOf(reach.destinations).map(({ number, destinations }): Row => {
      const words = joined(destinations.map(({ purpose }) => purposeName(purpose)));
      return { kind: 'entry', number, words, value: millimetres(destinations[0]!.cost) };
    }),
  ];
}

/** "far from a", "far from b", "at c" become "far from a, b; at c". */
function joined(names: readonly string[]): string {
  const ends = new Map<string, string[]>();
  for (const name of names) {
    const cut = name.lastIndexOf(' ');
    const stem = name.slice(0, cut);
    ends.set(stem, [...(ends.get(stem) ?? []), name.slice(cut + 1)]);
  }
  return [...ends].map(([stem, last]) => `${stem} ${last.join(', ')}`).join('; ');
}

function findingRows(found: Survey): Row[] {
  const { routes, sights, margins, summon } = factsOf(found);
  const section = (words: string, lines: readonly string[]): Row[] =>
    lines.length === 0
      ? []
      : [{ kind: 'heading', words }, ...lines.map((line): Row => ({ kind: 'entry', words: line }))];
  return [
    ...section(
      'Routes',
      routes.map(routeLine).map(line => line.replace(/^Route to /, 'To ')),
    ),
    ...section('Lines of sight', sights.map(sightLine)),
    ...(margins.length === 0 ? [] : [{ kind: 'heading', words: 'Distances' } as const]),
    ...margins.map(({ between, gap }): Row => ({
      kind: 'entry',
      words: between.join(' to '),
      value: millimetres(gap * 100),
    })),
    ...(summon ? section('Summoning', summonLines(summon)) : []),
  ];
}

function keyRows({ position, reach, summon }: Survey): Row[] {
  const { bases, terrains } = position.board;
  const teams = [...new Set(bases.map(({ team }) => team))].toSorted((a, b) => a - b);
  const abilities = ABILITY_NAMES.filter(name => terrains.some(terrain => abilitiesOf(terrain).includes(name)));
  const isRun = reach?.asked.spec.run === true;
  return [
    { kind: 'heading', words: 'Key' },
    ...teams.map(team => key(`team ${team}`, { of: 'team', team })),
    ...(reach ? [key('where the centre may stop', { of: isRun ? 'run' : 'reach' })] : []),
    ...(reach?.asked.spec.mode === 'walk' && reach.fresh.length > 0
      ? [key('stop ring, 3 mm', { of: 'stop ring' })]
      : []),
    ...(summon ? [key('80 mm (S) from an enemy', { of: 'stop ring' })] : []),
    ...abilities.map(name => key(name, { of: 'pattern', name })),
  ];
}

function key(words: string, sample: Sample): Row {
  return { kind: 'key', words, sample };
}
