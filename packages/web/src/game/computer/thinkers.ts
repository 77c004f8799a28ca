/** The players who think. Fetched late: the first games are played against a Recruit, who does not. */
export { thinkers } from '@signum/ai';
