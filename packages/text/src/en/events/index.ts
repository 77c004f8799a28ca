import type { Messages } from '../../messages.ts';
import { attacks } from './attacks.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { creatures } from './creatures.ts';
import { turns } from './turns.ts';

/** A line of the log for every event, in English. */
export const events: Messages['events'] = { ...attacks, ...cards, ...city, ...creatures, ...turns };
