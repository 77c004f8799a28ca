import type { Action } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { Subject } from '../aim.ts';

/** What can be done with the thing that is selected. */
export function actionsOn(subject: Subject | null, actions: readonly Action[], seat: Seat): Action[] {
  if (subject === null) return [];
  return actions.filter(action => {
    switch (subject.kind) {
      case 'creature':
        return 'creature' in action && action.creature === subject.id;
      case 'card':
        return 'card' in action && action.card === subject.id;
      case 'building':
        return action.do === 'use building' && action.building === subject.id && subject.seat === seat;
      case 'terrain':
        return false;
    }
  });
}
