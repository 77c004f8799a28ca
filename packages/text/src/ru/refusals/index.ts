import type { Messages } from '../../messages.ts';
import { cards } from './cards.ts';
import { creatures } from './creatures.ts';
import { decks } from './decks.ts';
import { moments } from './moments.ts';
import { places } from './places.ts';

/** What is wrong and what would help, for every refusal, in Russian. */
export const refusals: Messages['refusals'] = { ...cards, ...creatures, ...decks, ...moments, ...places };
