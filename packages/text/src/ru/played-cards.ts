import type { Triggered } from '@signum/classic';
import { nouns } from './nouns.ts';

type Played = NonNullable<Triggered['card']>;

/** The card of an event, in the accusative: "разыгрывает заклинание". */
export function playedCard(card: Played | undefined): string {
  return PLAYED[cardWord(card)];
}

/** The same card spoken of again: "отмените это заклинание". */
export function thatCard(card: Played): string {
  return THAT_CARD[cardWord(card)];
}

type CardNoun = 'card' | 'character' | 'relic' | 'spell' | 'tactic' | 'this relic';

const PLAYED: Readonly<Record<CardNoun, string>> = {
  card: 'карту',
  character: nouns.character.one.acc,
  relic: nouns.relic.one.acc,
  spell: nouns.spell.one.acc,
  tactic: nouns.tactic.one.acc,
  'this relic': 'эту реликвию',
};

const THAT_CARD: Readonly<Record<CardNoun, string>> = {
  card: 'эту карту',
  character: 'этого персонажа',
  relic: 'эту реликвию',
  spell: 'это заклинание',
  tactic: 'эту тактику',
  'this relic': 'эту реликвию',
};

function cardWord(card: Played | undefined): CardNoun {
  if (card === undefined) return 'card';
  if (card === 'this relic') return card;
  const word = card.replace(/^(your|opponent's) /, '').replace(' card', '');
  return word in PLAYED ? (word as CardNoun) : 'card';
}
