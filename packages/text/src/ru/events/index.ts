import type { Messages } from '../../messages.ts';
import { attacks } from './attacks.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { creatures } from './creatures.ts';
import { turns } from './turns.ts';

/** A line of the log for every event, in Russian, in the present tense: the past would ask for the gender of a name. */
export const events: Messages['events'] = { ...attacks, ...cards, ...city, ...creatures, ...turns };
