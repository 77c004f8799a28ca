import type { CardId } from '@signum/classic';
import { expect, test } from 'vitest';
import { isPrice, type Price } from '../../testing/index.ts';

const prices: readonly (readonly [card: CardId, ...price: Price])[] = [
  ['caltael-the-sentinel-archer', 'shooting-range any'],
  ['caillion-captain-of-steel-blades', 'arena any'],
  ['amaryllis-the-fairy-dragon', 'temple school-of-magic library unique any', 3],
  ['ilvara-moonlit-stalker', 'shooting-range any any'],
  ['thessaly-longshot', 'shooting-range any'],
  ['faelar-windrunner', 'shooting-range tavern any'],
  ['orsolya-grove-warden', 'temple library any'],
  ['grask-redmane', 'arena tavern any'],
  ['sigrun-howler', 'arena barracks any'],
  ['ulfar-scent-hunter', 'arena any any'],
  ['tikka-pack-whelp', 'arena'],
  ['liriel-spring-maiden', 'temple any any'],
  ['aenor-star-weaver', 'school-of-magic library any'],
  ['bramble-elder-treant', 'temple library any any'],
  ['silvermane-the-unicorn', 'temple arena any any', 1],
  ['tamsin-pixie-trickster', 'library any'],
  ['second-volley', 'shooting-range'],
  ['blood-moon', 'arena any'],
  ['entangling-roots', 'library any'],
  ['spring-rain', 'school-of-magic any'],
  ['call-of-the-wild', 'tavern library'],
  ['moonbeam-path', 'school-of-magic any'],
  ['overgrowth', 'library any any'],
  ['bow-of-the-last-star', 'shooting-range library'],
  ['fangs-of-the-first-wolf', 'arena smithy'],
  ['horn-of-mercy', 'temple any'],
  ['elven-blade', 'smithy any'],
  ['thornvine-shield', 'smithy temple'],
  ['cloak-of-leaves', 'library any'],
  ['moonstone-circlet', 'school-of-magic any any'],
  ['willow-longbow', 'shooting-range any'],
  ['unicorns-grace', 'temple any'],
  ['stolen-ground', 'library'],
  ['leaf-dance', 'tavern'],
  ['bramble-snare', 'shooting-range'],
  ['roots-in-the-walls', 'library'],
  ['mountain-spring', 'any any'],
  ['circle-of-equals', 'any any'],
];

test.each(prices.map(([card, ...price]) => ({ card, price })))(
  '$card: costs $price, and nothing of it can be left out',
  ({ card, price }) => {
    expect(isPrice(card, price)).toBe(true);
  },
);
