import { BASES, FACTIONS, RELIC_SLOTS, USE_MOMENTS, type Card } from '@signum/classic';
import * as v from 'valibot';
import { ability } from './ability.ts';
import { cost } from './amount.ts';
import { bonus, effect, faceTable, keywordUse, terrainForms } from './language.ts';
import { id, inThreeLanguages, list, may, oneOf, whole, words } from './shapes.ts';
import { ruler } from './vocabulary.ts';

const printed = {
  faction: oneOf(FACTIONS),
  names: inThreeLanguages,
  abilities: may(list(ability)),
  rarity: may(v.nullable(oneOf(['common', 'rare', 'legendary', 'mythical']))),
  flavour: may(inThreeLanguages),
  icon: may(words),
  source: may(
    v.strictObject({
      known: may(list(words)),
      house: may(list(words)),
      note: may(v.pipe(v.string(), v.maxLength(2000))),
    }),
  ),
};

const body = {
  strength: whole(0, 20),
  movement: may(v.nullable(ruler)),
  health: whole(1, 99),
  base: v.picklist(BASES),
  race: may(words),
  keywords: may(list(keywordUse)),
};

const support = { ...printed, cost, affiliation: may(v.nullable(id)), hero: may(id) };
const given = words;
const type = <const T extends Card['type']>(name: T) => ({ id, type: v.literal(name) });

const millimetres = whole(-300, 300);
export const piece = v.strictObject({
  core: list(v.pipe(v.strictTuple([millimetres, millimetres]), v.readonly()), 1, 12),
  radius: whole(0, 300),
});

/** A card, whatever its type. */
export const card = v.union([
  v.strictObject({ ...type('hero'), given, ...printed, ...body, relicSlots: may(list(oneOf(RELIC_SLOTS), 0, 12)) }),
  v.strictObject({ ...type('minion'), ...printed, ...body }),
  v.strictObject({ ...type('character'), given, ...printed, cost, affiliation: may(v.nullable(id)), ...body }),
  v.strictObject({ ...type('spell'), ...support, effect }),
  v.strictObject({
    ...type('relic'),
    ...support,
    slot: oneOf(RELIC_SLOTS),
    uses: may(v.strictObject({ n: whole(1, 20), on: oneOf(USE_MOMENTS) })),
    durability: may(whole(1, 20)),
    keywords: may(list(keywordUse)),
  }),
  v.strictObject({ ...type('tactic'), ...support }),
  v.strictObject({
    ...type('building'),
    ...printed,
    kind: oneOf(['basic', 'class', 'unique']),
    cost,
    members: may(list(bonus)),
  }),
  v.strictObject({
    ...type('terrain'),
    ...printed,
    kind: oneOf(['basic', 'unique']),
    cost,
    template: list(piece, 1, 12),
    keywords: may(list(terrainForms)),
    ruins: may(faceTable),
  }),
]);
