import { activations } from './activations.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { gains } from './gains.ts';
import { harm } from './harm.ts';
import { places } from './places.ts';
import { summoning } from './summoning.ts';
import { tokens } from './tokens.ts';
import type { VerbTable } from './verb-table.ts';

/** Every verb of the card language, said in Russian. */
export const verbTable: VerbTable = {
  ...activations,
  ...cards,
  ...city,
  ...gains,
  ...harm,
  ...places,
  ...summoning,
  ...tokens,
};
