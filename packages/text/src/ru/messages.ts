import { capital } from '../marks.ts';
import type { Messages } from '../messages.ts';
import { decisions } from './decisions/index.ts';
import { events } from './events/index.ts';
import { refusals } from './refusals/index.ts';
import { typography } from './typography.ts';

/** A comma behind a name that has one inside, where a question mark or nothing follows. */
const STRAY_COMMA = /,(?=\?|$)/g;

export const messages: Messages = {
  decisions,
  events,
  refusals,
  typography: text => capital(typography(text.replaceAll(STRAY_COMMA, ''))),
  waiting: (seat, roster) => {
    const { name, isYou } = roster.player(seat);
    return isYou ? 'Противник ждёт вас.' : `${name} думает.`;
  },
};
