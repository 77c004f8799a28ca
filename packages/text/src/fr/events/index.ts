import type { Messages } from '../../messages.ts';
import { attacks } from './attacks.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { creatures } from './creatures.ts';
import { turns } from './turns.ts';

/** A line of the log for every event, in French. No participle agrees with a name: nobody knows its gender. */
export const events: Messages['events'] = { ...attacks, ...cards, ...city, ...creatures, ...turns };
