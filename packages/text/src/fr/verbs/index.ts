import type { Verb, VerbEffect } from '@signum/classic';
import type { Piece } from '../clause.ts';
import type { Telling } from '../telling.ts';
import { activation } from './activation.ts';
import { cards } from './cards.ts';
import { city } from './city.ts';
import { dice } from './dice.ts';
import { harm } from './harm.ts';
import { held } from './held.ts';
import { place } from './place.ts';
import { summoning } from './summoning.ts';
import type { Tellers } from './teller.ts';
import { tokens } from './tokens.ts';

/** Every verb of the card language. */
const tellers: Tellers<Verb> = {
  ...activation,
  ...cards,
  ...city,
  ...dice,
  ...harm,
  ...held,
  ...place,
  ...summoning,
  ...tokens,
};

/** One thing that a text does, in French. */
export function verbPiece<V extends Verb>(effect: VerbEffect<V>, told: Telling): Piece {
  const teller = tellers[effect.do] as (effect: VerbEffect<V>, told: Telling) => Piece;
  return teller(effect, told);
}
