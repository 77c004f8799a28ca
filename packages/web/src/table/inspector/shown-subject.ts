import type { Sight } from '../../game/contract.ts';
import type { Subject } from '../aim.ts';

/** What is looked at: what the pointer is on, else what is selected, else what the question is about. What has left the table is not shown. */
export function shownSubject(
  { view, question }: Pick<Sight, 'question' | 'view'>,
  hovered: Subject | null,
  selected: Subject | null,
): Subject | null {
  return [hovered, selected, askedAbout(question)].find(subject => subject !== null && isThere(view, subject)) ?? null;
}

/** The creature or card that a question speaks of. */
function askedAbout(question: Sight['question']): Subject | null {
  if (question === null) return null;
  if ('creature' in question && question.creature !== undefined) return { kind: 'creature', id: question.creature };
  return 'card' in question && question.card !== undefined ? { kind: 'card', id: question.card } : null;
}

function isThere({ creatures, terrains, players }: Sight['view'], subject: Subject): boolean {
  switch (subject.kind) {
    case 'card':
      return true;
    case 'building':
      return players[subject.seat]?.city.some(({ card }) => card === subject.id) ?? false;
    case 'creature':
      return creatures.some(({ id }) => id === subject.id);
    case 'terrain':
      return terrains.some(({ id }) => id === subject.id);
  }
}
