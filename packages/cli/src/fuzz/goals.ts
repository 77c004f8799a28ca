import { decisions, HAPPENINGS, KEYWORDS, keywords, type Card, type Catalogue } from '@signum/classic';

/** What games can show: one line for each kind of goal, in the order in which a report names them. */
export const GOAL_KINDS = [
  'decision asked',
  'event',
  'keyword in force',
  'keyword answering',
  'card played',
  'tactic revealed',
  'ability used',
  'ability set off',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** Something that games must have shown, by name: 'ability used: mint 0'. */
export type Goal = `${GoalKind}: ${string}`;

export function goal(kind: GoalKind, name: string): Goal {
  return `${kind}: ${name}`;
}

export function kindOf(one: Goal): GoalKind {
  return one.slice(0, one.indexOf(': ')) as GoalKind;
}

export function nameOf(one: Goal): string {
  return one.slice(one.indexOf(': ') + 2);
}

/** The card a goal is about, if it is about one. */
export function cardIn(one: Goal): string | undefined {
  return kindOf(one).startsWith('card') || kindOf(one).startsWith('tactic') || kindOf(one).startsWith('ability')
    ? nameOf(one).split(' ')[0]
    : undefined;
}

/** All that there is to see with these cards. */
export function goalsOf(catalogue: Catalogue): Goal[] {
  return [
    ...Object.keys(decisions).map(kind => goal('decision asked', kind)),
    ...HAPPENINGS.map(type => goal('event', type)),
    ...KEYWORDS.map(name => goal('keyword in force', name)),
    ...KEYWORDS.filter(name => 'on' in keywords[name]).map(name => goal('keyword answering', name)),
    ...Object.values(catalogue).flatMap(goalsOfCard),
  ];
}

function goalsOfCard(card: Card): Goal[] {
  const goals = [goal('card played', card.id)];
  if (card.type === 'tactic') return [...goals, goal('tactic revealed', card.id)];
  for (const [index, ability] of (card.abilities ?? []).entries()) {
    if ('use' in ability) goals.push(goal('ability used', `${card.id} ${index}`));
    if ('when' in ability) goals.push(goal('ability set off', `${card.id} ${index}`));
  }
  return goals;
}
