import type { Habit } from './table.ts';

/** Any answer is as good as another. */
export const random: Habit = ({ answers, random: chance }) => {
  const all = answers();
  return all[Math.floor(chance() * all.length)]!;
};
