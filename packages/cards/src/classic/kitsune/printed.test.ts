import type { CardId, Ruler } from '@signum/classic';
import { expect, test } from 'vitest';
import { isPrice, scene } from '../../testing/index.ts';

const prices: readonly (readonly [card: CardId, symbols: string, prosperity: number])[] = [
  ['emiko-the-changeling', 'library any any', 0],
  ['kiyoshi-warrior-of-the-river-spirits', 'temple any any', 0],
  ['geisha-sayuri', 'tavern any', 0],
  ['miura-whisper-of-the-wind', 'arena library any any', 0],
  ['avatar-of-inari', 'temple city-hall unique any', 2],
  ['hayate-falling-leaf-swordsman', 'arena library any', 0],
  ['jiro-bamboo-spearman', 'arena any', 0],
  ['ayame-moon-dancer', 'arena any any', 0],
  ['goro-oni-mask-guard', 'barracks smithy any', 0],
  ['shiori-lantern-keeper', 'temple any', 0],
  ['kaede-fox-fire-adept', 'school-of-magic library any', 0],
  ['bunta-old-tanuki', 'tavern any', 0],
  ['yuki-snow-whisper', 'school-of-magic any', 0],
  ['nobu-ink-scholar', 'library any', 0],
  ['suzu-bell-shaman', 'temple library', 0],
  ['kuro-shadow-tail', 'tavern library any', 0],
  ['final-stanza', 'arena library', 0],
  ['royal-procession', 'temple city-hall any any', 0],
  ['flames-of-fury', 'school-of-magic any any', 0],
  ['second-rebirth', 'temple library any', 0],
  ['fox-bargain', 'library tavern', 0],
  ['paper-doubles', 'temple any', 0],
  ['spirit-gate', 'temple any', 0],
  ['brush-and-blade', 'smithy library', 0],
  ['fan-of-autumn-winds', 'library school-of-magic', 0],
  ['mask-of-a-thousand-faces', 'school-of-magic any', 0],
  ['mask-of-fury-of-the-cursed', 'smithy any', 0],
  ['cloak-of-spirit-medium', 'temple any', 0],
  ['ancestral-katana', 'smithy arena', 0],
  ['lacquered-armour', 'smithy any', 0],
  ['jade-magatama', 'library any', 0],
  ['nine-tailed-feint', 'tavern any', 0],
  ['vanish-in-smoke', 'tavern', 0],
  ['spirit-ward', 'temple', 0],
  ['mirror-trick', 'library any', 0],
  ['tanukis-jest', 'tavern any', 0],
  ['dawn-brook', 'any any', 0],
  ['bamboo-thicket', 'any any', 0],
];

test.each(prices)('%s: costs %s and %i Prosperity, nothing less and nothing else', (card, symbols, prosperity) => {
  expect(isPrice(card, [symbols, prosperity])).toBe(true);
});

const bodies: readonly (readonly [card: CardId, strength: number, movement: Ruler | null, health: number])[] = [
  ['takumi-warrior-poet', 3, 'M', 5],
  ['princess-fumiko', 2, 'M', 7],
  ['akemi-of-the-nine-tails', 2, 'L', 6],
  ['honoka-field-spirit', 1, 'M', 1],
  ['emiko-the-changeling', 1, 'M', 3],
  ['kiyoshi-warrior-of-the-river-spirits', 3, null, 3],
  ['geisha-sayuri', 1, 'M', 2],
  ['miura-whisper-of-the-wind', 2, 'L', 3],
  ['avatar-of-inari', 2, 'M', 5],
  ['hayate-falling-leaf-swordsman', 2, 'M', 2],
  ['jiro-bamboo-spearman', 1, 'M', 2],
  ['ayame-moon-dancer', 2, 'L', 1],
  ['goro-oni-mask-guard', 2, 'S', 4],
  ['shiori-lantern-keeper', 1, 'M', 2],
  ['kaede-fox-fire-adept', 1, 'M', 2],
  ['bunta-old-tanuki', 1, 'S', 3],
  ['yuki-snow-whisper', 1, 'M', 2],
  ['nobu-ink-scholar', 1, 'M', 1],
  ['suzu-bell-shaman', 1, 'M', 2],
  ['kuro-shadow-tail', 2, 'M', 2],
];

test.each(bodies)('%s: Strength %i, Movement %s, Health %i', (card, strength, movement, health) => {
  const table = scene({ creatures: { one: { card } } });
  expect(table.value('strength', 'one')).toBe(strength);
  expect(table.value('step', 'one')).toBe(movement);
  expect(table.value('health', 'one')).toBe(health);
});
