import type { Choose, FaceTable } from '@signum/classic';

/** All choices of creatures inside the branches of a roll: they are made before the die is thrown (C-ABL-4). */
export function choicesIn(on: FaceTable): Choose[] {
  const found: Choose[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('choose' in value) found.push(value as Choose);
    else Object.values(value).forEach(visit);
  };
  visit(on);
  return found;
}
