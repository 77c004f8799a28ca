import type { Face, SeenHappening } from '@signum/classic';
import type { Names } from '@signum/text';
import type { DieSort } from '../dice/Die.tsx';

export interface Thrown {
  /** Attack, defence, or something else: they look different. */
  readonly sort: DieSort;
  readonly faces: readonly Face[];
  /** Faces that were a success, where that is told. */
  readonly counting?: readonly Face[];
}

/** The dice that an event shows, if it shows any. */
export function diceOf(event: SeenHappening): Thrown | null {
  switch (event.type) {
    case 'attackRerolled':
    case 'attackRolled':
      return { sort: 'attack', faces: event.faces, counting: event.counting };
    case 'backstabRolled':
      return { sort: 'attack', faces: event.faces };
    case 'defenceRerolled':
    case 'defenceRolled':
      return { sort: 'defence', faces: event.faces, counting: ['shield'] }; // a Shield blocks (C-MEL-23)
    case 'diceRolled':
      return { sort: 'other', faces: event.faces };
    case 'detectionAttempted':
    case 'ruinsSearched':
    case 'secretEntranceRolled':
      return { sort: 'other', faces: [event.face] };
    default:
      return null;
  }
}

/** Sentences name their dice last: here they are cut off, so that dice can be drawn instead. Nothing, if it ends otherwise. */
export function beforeDice(text: string, { faces }: Thrown, names: Names['faces']): string | null {
  const tail = `${faces.map(face => names[face]).join(', ')}.`;
  const isLast = text.toLowerCase().endsWith(tail.toLowerCase()); // some languages write faces with a small letter there
  return faces.length > 0 && isLast ? text.slice(0, -tail.length).trimEnd() : null;
}
