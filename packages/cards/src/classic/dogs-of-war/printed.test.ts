import type { CardId, Ruler } from '@signum/classic';
import { expect, test } from 'vitest';
import { isPrice, scene } from '../../testing/index.ts';

const prices: readonly (readonly [card: CardId, symbols: string, prosperity: number])[] = [
  ['kena-sorceress-of-ice', 'school-of-magic any', 0],
  ['ramona-the-tailwind', 'tavern shooting-range any', 0],
  ['greer-the-stubborn', 'arena any any any', 0],
  ['gah-ar-rit-the-crusher', 'arena smithy any', 0],
  ['zaira-the-desert-rose', 'library any', 0],
  ['cassandra-the-wandering-healer', 'temple any', 0],
  ['cador-two-spears', 'shooting-range arena any', 0],
  ['shailis-soul-huntress', 'arena any any', 0],
  ['zombie-with-two-handed-sword', 'temple', 0],
  ['felix-the-catacomb-raider', 'tavern any', 0],
  ['hisao-the-wanderer', 'arena any any', 0],
  ['paraxis-the-scarlet-dragon', 'arena temple smithy any any any', 5],
  ['brokk-boilerfist', 'smithy shooting-range any', 0],
  ['drusilla-the-masterless', 'arena any any', 0],
  ['old-iron-clockwork-sentry', 'smithy any any', 0],
  ['bosun-grukk', 'tavern any any', 0],
  ['mirela-fortune-teller', 'library', 0],
  ['torvald-stormhammer', 'arena smithy any any', 0],
  ['crow-the-hired-scout', 'tavern any', 0],
  ['captain-halvard', 'barracks tavern any', 0],
  ['paid-loyalty', 'tavern', 1],
  ['war-chest', 'city-hall', 0],
  ['plunder', 'tavern any', 0],
  ['rearguard-action', 'any', 0],
  ['siege-engineers', 'smithy any any', 0],
  ['last-contract', 'temple tavern any', 0],
  ['banner-of-the-free-company', 'barracks any', 0],
  ['alchemists-bombs', 'smithy any', 0],
  ['cheap-shot', 'arena', 0],
  ['turncoat', 'library tavern any', 0],
];

test.each(prices)('%s: costs %s and %i Prosperity, nothing less and nothing else', (card, symbols, prosperity) => {
  expect(isPrice(card, [symbols, prosperity])).toBe(true);
});

const bodies: readonly (readonly [card: CardId, strength: number, movement: Ruler | null, health: number])[] = [
  ['kena-sorceress-of-ice', 1, 'M', 3],
  ['ramona-the-tailwind', 2, 'L', 2],
  ['greer-the-stubborn', 3, 'S', 4],
  ['gah-ar-rit-the-crusher', 2, 'S', 4],
  ['zaira-the-desert-rose', 1, 'M', 2],
  ['cassandra-the-wandering-healer', 1, 'M', 2],
  ['cador-two-spears', 1, 'M', 2],
  ['shailis-soul-huntress', 2, 'M', 2],
  ['zombie-with-two-handed-sword', 2, 'S', 2],
  ['felix-the-catacomb-raider', 1, 'M', 2],
  ['hisao-the-wanderer', 2, 'M', 3],
  ['paraxis-the-scarlet-dragon', 5, 'L', 7],
  ['brokk-boilerfist', 2, 'S', 2],
  ['drusilla-the-masterless', 2, 'M', 2],
  ['old-iron-clockwork-sentry', 2, 'S', 3],
  ['bosun-grukk', 2, 'M', 2],
  ['mirela-fortune-teller', 1, 'M', 1],
  ['torvald-stormhammer', 3, 'S', 3],
  ['crow-the-hired-scout', 1, 'L', 1],
  ['captain-halvard', 2, 'M', 2],
];

test.each(bodies)('%s: Strength %i, Movement %s, Health %i', (card, strength, movement, health) => {
  const table = scene({ creatures: { one: { card } } });
  expect(table.value('strength', 'one')).toBe(strength);
  expect(table.value('step', 'one')).toBe(movement);
  expect(table.value('health', 'one')).toBe(health);
});
