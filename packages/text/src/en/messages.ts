import type { Messages } from '../messages.ts';
import { decisions } from './decisions/index.ts';
import { events } from './events/index.ts';
import { refusals } from './refusals/index.ts';
import { typography } from './typography.ts';

export const messages: Messages = {
  decisions,
  events,
  refusals,
  typography,
  waiting: (seat, roster) => {
    const { name, isYou } = roster.player(seat);
    return isYou ? 'Your opponent waits for you.' : `${name} is thinking.`;
  },
};
