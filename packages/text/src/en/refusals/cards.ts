import type { RelicSlot, Refusals } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { DEEDS } from '../bonuses.ts';
import { lacking } from '../cost-symbols.ts';
import { keywordName } from '../linked.ts';
import { list } from '../nouns.ts';
import { called, many } from '../speech.ts';

/** Costs, cards, the City, and whom a text can choose. */
export const cards = {
  'buildings-missing': ({ missing, tapped }) => {
    const until = missing.length === 1 ? 'It is tapped until your next turn.' : 'They are tapped until your next turn.';
    return `You lack ${list(lacking(missing))}.${tapped ? ` ${until}` : ''}`;
  },
  'too-few-hand-cards': ({ needed, there }) =>
    `You must discard ${many(needed, 'card')} and have ${there === 0 ? 'none' : `only ${there}`}.`,
  'too-few-tokens': ({ creature, needed, there }, roster) =>
    `${called(roster.creature(creature))} needs ${many(needed, `${keywordName('concentration')} token`)} and has ${there === 0 ? 'none' : there}.`,
  'too-little-prosperity': ({ needed, there }) =>
    `This costs ${needed} Prosperity. You have ${there === 0 ? 'none' : there} and need ${needed - there} more.`,

  'building-not-standing': ({ building }, roster) =>
    `This counts only while the ${called(roster.building(building))} stands in your City.`,
  'building-stands-already': ({ building }, roster) =>
    `The ${called(roster.building(building))} stands in your City already.`,
  'city-full': ({ most }) => `Your City has ${most} buildings, and no room for another.`,
  'no-slot': ({ slot }) => `Your hero cannot carry ${SLOTS[slot]}.`,
  'no-such-ability': () => 'This ability is no longer there.',
  'no-target': ({ card }, roster) => `There is no possible target for ${called(roster.card(card))}.`,
  'not-in-pool': ({ card }, roster) =>
    card === undefined
      ? 'This card is not in your pool.'
      : `${called(roster.card(card))} is not in your pool any more, or never was.`,
  'not-playable': ({ card }, roster) => `${called(roster.card(card))} is not played from the hand.`,
  'other-hero': ({ hero }, roster) => `Only a squad led by ${called(roster.card(hero))} can play this.`,
  'second-class-building': ({ building }, roster) =>
    `A City has one class building, and yours has the ${called(roster.building(building))}.`,
  tapped: ({ card }, roster) => `${called(roster.card(card))} is tapped until your next turn.`,
  'terrain-played': () => 'You have played a terrain this turn. One a turn is allowed.',
  'too-many-creatures': ({ most }) => `You have ${many(most, 'creature')} on the Battlefield; more are not allowed.`,
  'unique-building-again': ({ building }, roster) =>
    `The ${called(roster.building(building))} was destroyed. A unique building is never constructed again.`,
  'used-this-turn': ({ card }, roster) =>
    `This ability of ${called(roster.card(card))} works once a turn, and it has been used.`,

  'beyond-buildings': ({ target }, roster) =>
    `${called(roster.creature(target))} is a ${keywordName('beast')}: buildings cannot choose it.`,
  'beyond-support-cards': ({ target }, roster) =>
    `${called(roster.creature(target))} is a ${keywordName('monster')}: support cards cannot choose it.`,
  dying: ({ target }, roster) => `${called(roster.creature(target))} is already falling.`,
  hidden: ({ target }, roster) => `${called(roster.creature(target))} is hidden. Detect it first.`,
  shielded: ({ target, against }, roster) =>
    `${called(roster.creature(target))} is shielded against ${AGAINST[against]}.`,

  forbidden: ({ creature, deed }, roster) =>
    `${called(roster.creature(creature))} cannot ${DEEDS[deed]} now: a card forbids it.`,
} satisfies Partial<Messages['refusals']>;

const AGAINST: Readonly<Record<Refusals['shielded']['against'], string>> = {
  impact: 'abilities that act upon a chosen creature',
  'ranged attacks': 'ranged attacks',
  spells: 'spells',
};

const SLOTS: Readonly<Record<RelicSlot, string>> = {
  armour: 'armour or a cloak',
  helmet: 'a helmet or a mask',
  melee: 'a melee weapon',
  ranged: 'a ranged weapon',
  shield: 'a shield or a banner',
  treasure: 'a treasure',
};
