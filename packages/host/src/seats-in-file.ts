import type { SeatPlan } from './seat-plan.ts';

/** Does a file say who sits where? */
export function isSeats(value: unknown): value is readonly SeatPlan[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSeatPlan);
}

function isSeatPlan(value: unknown): value is SeatPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, level } = value as Partial<Record<'kind' | 'level' | 'name', unknown>>;
  if (typeof name !== 'string') return false;
  return kind === 'person' || (kind === 'computer' && typeof level === 'string');
}
