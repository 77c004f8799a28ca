declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/**
 * Names of things in play, with a letter in front: JavaScript would move keys that look like numbers. A card in a deck or a
 * hand has no id of its own, so that nothing about it survives a shuffle.
 */
export type CreatureId = Id<'creature'>;
export type RelicId = Id<'relic'>;
export type TacticId = Id<'tactic'>;
export type TerrainId = Id<'terrain'>;
