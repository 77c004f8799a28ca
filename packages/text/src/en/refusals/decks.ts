import type { CardType } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { names } from '../names.ts';
import { a } from '../nouns.ts';
import { called, many } from '../speech.ts';

/** What is wrong with a deck. */
export const decks = {
  'deck-too-big': ({ cards, most }) =>
    `${cards} cards are too many: a deck has at most ${most}. Remove ${cards - most}.`,
  'deck-too-small': ({ cards, least }) =>
    `${many(cards, 'card')} ${cards === 1 ? 'is' : 'are'} too few: a deck has at least ${least}. Add ${least - cards}.`,
  'foreign-faction': ({ card, faction }, roster) =>
    `${called(roster.card(card))} cannot follow this hero: its faction is ${names.factions[faction]}.`,
  'no-hero': () => 'A deck needs a hero. Choose one first.',
  'no-minions': ({ card }, roster) =>
    `In this edition only a deck with a card that summons minions has any. ${called(roster.card(card))} must go.`,
  'not-a-battle-card': ({ card, type }, roster) =>
    `${called(roster.card(card))} is ${typed(type)}. A Battle Deck has characters, spells, relics and tactics only.`,
  'not-a-minion': ({ card, type }, roster) => `${called(roster.card(card))} is ${typed(type)}, not a minion.`,
  'not-for-the-pool': ({ card, type }, roster) =>
    `${called(roster.card(card))} is ${typed(type)}. Only buildings and terrains lie beside the deck.`,
  'too-few-characters': ({ characters, least }) =>
    `At least half of the deck must be characters: ${least}, not ${characters}.`,
  'too-many-copies': ({ card, copies, most }, roster) =>
    `${copies} copies of ${called(roster.card(card))} are too many: at most ${most} may be in a deck.`,
  'too-many-mercenaries': ({ mercenaries, most }) =>
    `At most half of the characters may be mercenaries: ${most}, not ${mercenaries}.`,
  'too-much-hired-support': ({ hired, most }) =>
    `At most half of the spells, relics and tactics may be hired: ${most}, not ${hired}.`,
  'unknown-card': ({ card }) => `There is no card named “${card}”.`,
} satisfies Partial<Messages['refusals']>;

function typed(type: CardType): string {
  return a(names.types[type].toLowerCase());
}
