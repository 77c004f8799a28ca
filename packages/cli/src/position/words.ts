import type { BaseFacts, Facts, ReachFacts, RefusalFacts, RouteFacts, SightFacts, SummonFacts } from './facts.ts';

/** A position in words, one line a fact. */
export function wordsOf(facts: Facts): string {
  const sections = [
    [facts.title ?? 'A position', `Table ${facts.width} mm, ${facts.bases.length} bases.`],
    facts.bases.map(baseLine),
    facts.reach ? reachLines(facts.reach) : [],
    facts.routes.map(routeLine),
    facts.sights.map(sightLine),
    facts.margins.map(({ between, gap }) => `From ${between[0]} to ${between[1]}: ${length(gap)}.`),
    facts.summon ? summonLines(facts.summon) : [],
  ];
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

function length(millimetres: number): string {
  return `${millimetres.toFixed(2)} mm`;
}

function place([x, y]: readonly [number, number]): string {
  return `(${x}, ${y})`;
}

function baseLine({ id, team, at, diameter, hidden, contacts, on, gaps }: BaseFacts): string {
  const apart = Object.entries(gaps).filter(([other]) => !contacts.includes(other));
  const [nearest] = apart.toSorted(([, a], [, b]) => a - b);
  return [
    `${id}: team ${team}${hidden ? ', hidden' : ''}, ${diameter} mm at ${place(at)}`,
    contacts.length > 0 && `in contact with ${contacts.map(other => `${other} (${length(gaps[other]!)})`).join(', ')}`,
    on.length > 0 && `touches ${on.join(', ')}`,
    nearest && `${contacts.length > 0 ? 'next' : 'nearest'} ${nearest[0]} ${length(nearest[1])}`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
}

function reachLines(reach: ReachFacts): string[] {
  const { of, mode, budget, marks, touching, contactable, unreachable, destinations } = reach;
  return [
    `Reach of ${of}: ${[`${mode} ${length(budget)}`, ...marks].join(', ')}.`,
    ...(touching.length > 0 ? [`  in contact from the start, so no stop: ${touching.join(', ')}`] : []),
    ...contactable.map(({ enemy, cost, at }) => `  can touch ${enemy} for ${length(cost)}, set down at ${place(at)}`),
    ...(unreachable.length > 0 ? [`  cannot touch ${unreachable.join(', ')}`] : []),
    ...destinations.map(({ name, cost, at }) => `  ${name}: ${length(cost)}, at ${place(at)}`),
  ];
}

export function routeLine(route: RouteFacts): string {
  if (!route.legal) return `Route to ${route.to}: no. ${refusalWords(route.refusal)} (${route.refusal.rule}).`;
  const { to, cost, at, bends, contacts, left, kept, touched } = route;
  return [
    `Route to ${to}: ${length(cost)}, ${bends === 0 ? 'straight' : `round ${bends} ${bends === 1 ? 'bend' : 'bends'}`}, ends at ${place(at)}`,
    contacts.length > 0 && `in contact with ${contacts.join(', ')}`,
    left.length > 0 && `leaves ${left.join(', ')}`,
    kept.length > 0 && `glides round ${kept.join(', ')}`,
    touched.length > 0 && `touches ${touched.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
}

/** Why a move cannot be made, in a few words: "Too far, by 12.50 mm". */
export function refusalWords({ code, facts }: RefusalFacts): string {
  const words = code.replaceAll('-', ' ');
  const measured = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact === 'string') return fact;
    return name === 'short' || name === 'over' ? `by ${length(fact)}` : `${name} ${fact}`;
  });
  return [words.charAt(0).toUpperCase() + words.slice(1), ...measured].join(', ');
}

export function sightLine(facts: SightFacts): string {
  const { from, to, range, seen, why, cover, hidden } = facts;
  const within = range === null ? '' : ` within ${length(range)}`;
  const told = facts.length === null ? '' : length(facts.length);
  const verdict = seen ? `seen, line of ${told}` : (why ?? 'not seen');
  return [
    `${from} to ${to}${within}: ${verdict}`,
    facts.blockers.length > 0 && `by ${facts.blockers.join(' and ')}`,
    !seen && told !== '' && `shortest line ${told}`,
    seen && (cover.length > 0 ? `cover from ${cover.join(' and ')}` : 'no cover'),
    hidden && 'but it is hidden',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}

export function summonLines({ team, side, diameter, isException, stretches }: SummonFacts): string[] {
  const heading = `Team ${team} summons ${diameter} mm along the ${side}`;
  if (stretches.length === 0) return [`${heading}: nowhere.`];
  return [
    `${heading}${isException ? ', nowhere at S from all enemies, so nearer and stabbed for it (C-SUM-4)' : ''}:`,
    ...stretches.map(({ from, to }) => `  centre from ${length(from)} to ${length(to)}`),
  ];
}
