import { goal, type Goal } from './goals.ts';

/** What no random game can show, each with the reason. */
export const NEVER_SEEN: Readonly<Record<Goal, string>> = {
  [goal('decision asked', 'concede')]: 'said without being asked, so it is no decision of a random game',
  [goal('decision asked', 'offerDraw')]: 'said without being asked, so it is no decision of a random game',
  [goal('event', 'drawDeclined')]: 'only players who speak without being asked offer a draw',
  [goal('event', 'drawOffered')]: 'only players who speak without being asked offer a draw',
};
