import type { CardId, Ruler } from '@signum/classic';
import { expect, test } from 'vitest';
import { isPrice, playing, scene, type Price } from '../../testing/index.ts';

const prices: readonly (readonly [card: CardId, ...price: Price])[] = [
  ['rowena-the-dukes-daughter', 'temple any any'],
  ['michelle-gazzini', 'temple library any'],
  ['lucretia-the-apothecary', 'temple any'],
  ['garrus-the-crossbowman', 'shooting-range any'],
  ['captain-iron-hand', 'smithy shooting-range any any'],
  ['milady-rosalinda', 'tavern any'],
  ['bartolo-caravan-master', 'city-hall any any'],
  ['ottavia-debt-collector', 'city-hall tavern any'],
  ['gino-ledger', 'city-hall'],
  ['nightingale-roof-runner', 'tavern arena any'],
  ['quiet-tomas', 'tavern any'],
  ['vesper-the-poisoner', 'library tavern'],
  ['dario-swiftblade', 'arena any any'],
  ['big-marta', 'barracks city-hall any'],
  ['lorenzo-fencing-master', 'arena barracks any any'],
  ['copperheart-steam-golem', 'smithy any any any'],
  ['ransom-demand', 'tavern any'],
  ['ducal-decree', 'city-hall any any'],
  ['powder-keg', 'smithy any any'],
  ['emergency-levy', 'tavern'],
  ['hostile-takeover', 'city-hall unique any'],
  ['smugglers-tunnel', 'tavern'],
  ['insurance', 'library any'],
  ['twin-headed-maul', 'smithy arena'],
  ['gilded-blade', 'smithy'],
  ['repeating-crossbow', 'shooting-range smithy'],
  ['cuirass-of-illusions', 'school-of-magic smithy any'],
  ['merchants-scales', 'smithy any any'],
  ['masquerade-mask', 'tavern'],
  ['secret-bribery', 'city-hall any any'],
  ['sly-trick', 'arena'],
  ['golden-fog', 'school-of-magic any'],
  ['return-fire', 'shooting-range any'],
  ['poisoned-medicine', 'temple'],
  ['tax-inspection', 'library'],
  ['general-strike', 'tavern any'],
  ['abandoned-treasury', 'any any'],
  ['bottomless-well', 'any'],
];

test.each(prices.map(([card, ...price]) => ({ card, price })))(
  '$card: costs $price, and nothing of it can be left out',
  ({ card, price }) => {
    expect(isPrice(card, price)).toBe(true);
  },
);

type Body = readonly [card: CardId, strength: number, movement: Ruler, health: number, base: number];
const bodies: readonly Body[] = [
  ['rowena-the-dukes-daughter', 1, 'M', 3, 32],
  ['michelle-gazzini', 1, 'S', 3, 32],
  ['lucretia-the-apothecary', 1, 'S', 2, 32],
  ['garrus-the-crossbowman', 1, 'S', 2, 32],
  ['captain-iron-hand', 2, 'M', 3, 32],
  ['milady-rosalinda', 1, 'M', 2, 32],
  ['bartolo-caravan-master', 1, 'M', 3, 32],
  ['ottavia-debt-collector', 2, 'M', 2, 32],
  ['gino-ledger', 1, 'M', 1, 32],
  ['nightingale-roof-runner', 2, 'L', 2, 32],
  ['quiet-tomas', 1, 'L', 1, 32],
  ['vesper-the-poisoner', 1, 'M', 2, 32],
  ['dario-swiftblade', 2, 'M', 2, 32],
  ['big-marta', 2, 'S', 2, 32],
  ['lorenzo-fencing-master', 2, 'M', 4, 32],
  ['copperheart-steam-golem', 3, 'S', 4, 50],
];

test.each(bodies)(
  '%s: comes from the hand with Strength %i, Movement %s, Health %i on a base of %i mm',
  (card, strength, movement, health, base) => {
    const end = playing(card).place(300, base / 2);
    const { id, ...creature } = end.summoned(card)!;
    expect(creature).toMatchObject({ kind: 'character', owner: 0, r: base * 50, activated: true });
    expect(end.value('strength', id)).toBe(strength);
    expect(end.value('step', id)).toBe(movement);
    expect(end.value('health', id)).toBe(health);
    expect(end.player(0).hand).toEqual([]);
    expect(end.player(0).city.every(({ tapped }) => tapped)).toBe(true);
  },
);

test.each([
  ['brissa-de-molforn', 2, 'M', 6, 32],
  ['thibaut-de-bazan', 2, 'M', 6, 32],
  ['khan-dir-duke-of-vallor', 4, 'S', 7, 50],
  ['watch-recruit', 1, 'M', 1, 32],
] as const)('%s: Strength %i, Movement %s, Health %i on a base of %i mm', (card, strength, movement, health, base) => {
  const table = scene({ creatures: { one: { card } } });
  expect(table.value('strength', 'one')).toBe(strength);
  expect(table.value('step', 'one')).toBe(movement);
  expect(table.value('health', 'one')).toBe(health);
  expect(table.creature('one')).toMatchObject({ r: base * 50 });
});
