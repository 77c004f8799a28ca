import { catalogue } from '@signum/cards';
import { languages, plain } from '@signum/text';
import { expect, test } from 'vitest';

/** Cards as an editor would print them: one line for each ability, keywords by name. */
const PRINTED: Record<string, readonly string[]> = {
  'abandoned-treasury': [
    'Defense against shooting',
    'A creature that searches here rolls a die. Bullseye: it receives 1 wound, and its player gains 1 Prosperity. Axe: its player gains 3 Prosperity. Shield: its player gains 1 Prosperity and draws 1 card.',
  ],
  'brood-tide': [
    'Only in the squad of Szaravel, Matron of the Brood.',
    'Summon a minion into contact with each of your characters not in contact with an enemy.',
  ],
  'bottomless-well': [
    'Impassable',
    'When a wounded creature in contact with this terrain ends its activation, its player may pay 1 Prosperity. If they do, heal 2 wounds on it.',
  ],
  'burning-verdict': [
    'Eliminate a wounded enemy character with at most 2 Health left.',
    'Order of the Pyre: draw 1 card.',
  ],
  'captain-iron-hand': [
    'Shooting 2',
    'Steam Engine (Shooting): roll a die. Bullseye: this creature gains +2 Shooting until the end of the turn. Axe: this creature gains +1 Shooting until the end of the turn. Shield: this creature gains +1 Armour.',
  ],
  'city-hall': ['Tap: if you have no more Prosperity than the opponent, gain 1 Prosperity.'],
  'crimson-frenzy': [
    'Only in the squad of Kazrith the Devastator.',
    'Your hero receives 1 wound and gains +2 Strength, Persecution 2 and Initiative until the end of the turn.',
  ],
  'deadly-ambush': ['When an enemy creature receives damage, it also receives that many wounds.'],
  'emiko-the-changeling': [
    'At the start of your turn, you may have this creature gain the keywords of another creature within XL until the end of the turn.',
  ],
  'emperor-demian': [
    'Once per turn, in your turn, you may pay 1 Prosperity to summon a minion into contact with this creature.',
    'When another of your characters is summoned, it gains +1 Armour.',
    'While you have at least two other creatures in contact with this creature, it has −1 from attacks.',
  ],
  'flames-of-fury': [
    'Deal 2 damage to an enemy character within XL and line of sight of your hero, and 1 damage to each other enemy character within S of it.',
    'Dojo of Fox Fire: the chosen character receives 1 wound.',
  ],
  'fox-bargain': [
    'The opponent may pay 4 Prosperity. If they do, you gain 2 Prosperity. Otherwise, take control of an enemy character with Strength 3 or less within XL and line of sight of your hero until the end of the turn.',
  ],
  'golden-fog': [
    'When an enemy creature is about to be activated, cancel that activation unless its player pays 3 Prosperity.',
  ],
  'hollow-offering': [
    'When the opponent draws a card, they discard 1 card at random and put the top card of their deck into the Graveyard.',
  ],
  'honoka-field-spirit': [
    'When this creature is eliminated, move one of your Kitsune Clan creatures up to S, without Backstab.',
  ],
  'merchants-guild': [
    'Your characters of the Merchants’ Guild have “Last Word: gain 1 Prosperity”.',
    'Tap: gain 1 Prosperity.',
  ],
  'michelle-gazzini': [
    'Healer 2',
    'Activation (impact): choose another creature within L and line of sight and roll 2 dice (success: Bullseye). It receives 1 wound for each failure. Heal 1 wound on it for each success.',
  ],
  'milady-rosalinda': [
    'Activation (impact): choose an enemy creature within L and line of sight and roll a die. Axe or Shield: it skips its next activation.',
  ],
  'needle-of-a-hundred-poisons': [
    'Only in the squad of Vhessa, Spinner of Veils.',
    'Multiple Uses 4 (each ranged attack)',
    'Throwing 2',
    'When your hero succeeds with Throwing, the target gains Poison and Disease.',
  ],
  plunder: [
    'Choose one — the opponent loses 3 Prosperity; or destroy one of the opponent’s face-down tactics. If you have a Dogs of War character, gain 1 Prosperity.',
  ],
  'powder-keg': [
    'Deal 2 damage to a character within XL of your hero. For each other creature within S of it, deal 1 damage to it and push it straight away from the chosen character by S.',
  ],
  'return-fire': [
    'When one of your creatures is attacked with Shooting, cancel that attack and deal 1 damage to the attacker.',
  ],
  'royal-procession': [
    'Only in the squad of Princess Fumiko.',
    'Place each of your minions within S of your hero, without Backstab. Each of them may be activated again this turn.',
  ],
  'ruphus-the-young-squire': ['First Word: one of your characters gains +1 Strength or +2 Armour.'],
  'scouts-report': ['Look at the top 4 cards of your deck, put 1 of them into your hand and the rest under the deck.'],
  'smugglers-harbour': ['Tap: draw 1 card, then discard 1 card.'],
  'star-temple': [
    'Tap: an enemy creature of the opponent’s choice receives 1 wound unless the opponent pays 1 Prosperity.',
  ],
  trapdoor: [
    'When an enemy creature comes into contact with one of your creatures, that enemy receives a Backstab from each of your creatures in contact with it and cannot declare attacks until the end of the turn.',
  ],
  'veil-of-threads': [
    'Only in the squad of Vhessa, Spinner of Veils.',
    'When your hero is attacked, if you have a minion within XL of it, swap the places of your hero and one of your minions within XL, and cancel that attack.',
  ],
  'venom-cellars': [
    'Tap, pay 1 Prosperity: a poisoned enemy character receives 1 wound.',
    'Once per turn, when the opponent’s hero gains Poison, gain 1 Prosperity.',
  ],
  'vow-of-the-protector': [
    'Only in the squad of Roland the Proud, Marshal-Protector.',
    'When one of your characters within M of your hero is about to receive damage, reduce that damage by 1. Your hero receives the rest instead.',
  ],
};

const english = (id: string): readonly string[] => {
  const { lines } = languages.en.card(catalogue[id]!, other => catalogue[other]?.names);
  // which spaces may break is another question
  return lines.map(({ text }) => plain(text).replaceAll('\u00A0', ' '));
};

test.each(Object.entries(PRINTED))('%s reads in English as an editor would print it', (id, lines) => {
  expect(english(id)).toEqual(lines);
});

const typeOf = (id: string): string =>
  plain(languages.en.card(catalogue[id]!, other => catalogue[other]?.names).type).replaceAll('\u00A0', ' ');

test('The line below the name tells type, faction, race and class', () => {
  expect(typeOf('cordelia-the-crusader')).toBe('Character · Holy Grypharim Empire · Human · Order of the Lance');
  expect(typeOf('elven-blade')).toBe('Relic · Melee weapon · Alliance of the Unicorn');
  expect(typeOf('order-of-the-lance')).toBe('Class building · Holy Grypharim Empire');
  expect(typeOf('forest')).toBe('Basic terrain');
});

test('English has no wrong article and no doubled "each"', () => {
  const all = Object.keys(catalogue).flatMap(english).join('\n');
  expect(all.match(/\ba (?:[aeio]|un[^i])\w*/gi) ?? []).toEqual([]);
  expect(all.match(/\ban [^aeiou\s]\w*/gi) ?? []).toEqual([]);
  expect(all.match(/each of them each|\bit it\b|\bthe the\b/g) ?? []).toEqual([]);
});
