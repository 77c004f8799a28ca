import {
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
  TERRAIN_KEYWORDS,
  TOKEN_KEYWORDS,
  type Bonus,
  type Effect,
} from '@signum/classic';
import * as v from 'valibot';
import { payment } from './amount.ts';
import type { FaceTableForm } from './face-table.ts';
import { creatureDesc, filters } from './selector.ts';
import { id, list, may, oneOf, whole } from './shapes.ts';
import { attackKind, ruler, until } from './vocabulary.ts';

function use<const N extends string, E extends v.ObjectEntries>(name: N, entries: E) {
  return v.strictObject({ keyword: v.literal(name), ...entries, needs: may(id) });
}

const nothing = {};
const number = { x: whole(0, 20) };

function plain<const N extends string>(name: N) {
  return use(name, nothing);
}

function numbered<const N extends string>(name: N) {
  return use(name, number);
}

function area<const N extends 'aura' | 'howl'>(name: N, bonus: v.GenericSchema<Bonus>) {
  return use(name, { x: ruler, whom: creatureDesc, ...filters, gives: list(bonus, 1) });
}

/** One form for each name; the compiler keeps them apart, so that a name has its own fields and no others. */
type Plain<N extends string> = N extends string ? ReturnType<typeof plain<N>> : never;
type Numbered<N extends string> = N extends string ? ReturnType<typeof numbered<N>> : never;

/** A keyword as printed on a creature or a relic, or gained in play. */
export function keywordFormsOf(effect: v.GenericSchema<Effect>, bonus: v.GenericSchema<Bonus>, faces: FaceTableForm) {
  const gives = list(bonus, 1);
  return v.union([
    ...([...PLAIN_KEYWORDS, ...TOKEN_KEYWORDS].map(name => plain(name)) as Plain<
      (typeof PLAIN_KEYWORDS)[number] | (typeof TOKEN_KEYWORDS)[number]
    >[]),
    ...(NUMBER_KEYWORDS.map(name => numbered(name)) as Numbered<(typeof NUMBER_KEYWORDS)[number]>[]),
    area('aura', bonus),
    area('howl', bonus),
    use('charge', { gives }),
    use('contract', { gives }),
    use('executioner', { gives }),
    use('sting', { gives }),
    use('exhaustion', { x: whole(0, 20), gives, until: may(until) }),
    use('first-word', { effect }),
    use('last-word', { effect }),
    use('steam-engine', { on: attackKind, roll: faces }),
    use('concentration', { x: whole(1, 20), tokens: whole(1, 20), effect }),
    use('shield-against', { against: oneOf(['impact', 'poison and disease', 'ranged attacks', 'spells']) }),
    use('surcharge', { pay: payment, effect }),
  ]);
}

/** What a template can do. */
export function terrainFormsOf(bonus: v.GenericSchema<Bonus>) {
  return v.union([
    ...(TERRAIN_KEYWORDS.map(name => plain(name)) as Plain<(typeof TERRAIN_KEYWORDS)[number]>[]),
    area('aura', bonus),
  ]);
}
