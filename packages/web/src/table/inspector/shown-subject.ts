import type { Sight } from '../../game/contract.ts';
import type { Subject } from '../aim.ts';

/** The first of several subjects that is still there: what has left the table is not shown. */
export function shownSubject(view: Sight['view'], subjects: readonly (Subject | null)[]): Subject | null {
  return subjects.find(subject => subject !== null && isThere(view, subject)) ?? null;
}

/** The creature or card that a question speaks of. */
export function askedAbout(question: Sight['question']): Subject | null {
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
