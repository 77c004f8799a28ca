import type { AttackGroup, AttackKind, Role, Triggered, Who } from '@signum/classic';
import { keywordName } from './linked.ts';
import { described, words, type Noun } from './nouns.ts';
import { isReference, role } from './selectors.ts';
import type { Entity, Tale } from './tale.ts';

/** Who takes part in an event, in words. */
export interface Cast {
  readonly who: string;
  readonly by: string;
  /** Which of the two the text asks for. */
  readonly asked: 'both' | 'by' | 'none' | 'who';
  readonly player: Noun;
  /** "your turn", "the opponent’s turn" */
  readonly turn: string;
  /** "a spell", "this relic" */
  readonly card: string;
  /** " with Shooting", with its space, or nothing. */
  readonly attack: string;
}

/** Brings the roles of an event onto the stage, and settles how they are called from then on. */
export function cast({ when, who, by, player: whose, card, attack }: Triggered, told: Tale): Cast {
  const asked = who && by ? 'both' : who ? 'who' : by ? 'by' : 'none';
  const first = who ? role(who, told) : 'a creature';
  const second = by ? role(by, told) : 'a creature';
  const isAttack = /^(?:attack|hits|defence)/.test(when);
  told.who = later(who, 'who', asked === 'both', isAttack ? 'the target' : 'that creature');
  told.by =
    isAttack && !(by && refers(by))
      ? { text: 'the attacker', entity: 'by' }
      : later(by, 'by', asked === 'both', 'the other creature');
  // of two, only the one that is left can be "it": whoever eliminates somebody
  const isLeft = when === 'creatureEliminated' && by === 'this creature';
  const topic = asked === 'who' ? told.who.entity : asked === 'by' || isLeft ? told.by.entity : undefined;
  if (card === 'spell' || card === 'spell card') told.card = 'spell';
  if (topic === undefined) delete told.it;
  else told.it = topic;
  return {
    who: first,
    by: second,
    asked,
    player: whose === undefined ? { text: 'a player' } : PLAYERS[whose],
    turn: whose === undefined ? 'each turn' : whose === 'you' ? 'your turn' : 'the opponent’s turn',
    card: card === undefined ? 'a card' : (CARDS[card] ?? `a ${card}`),
    attack: attack === undefined ? '' : ` ${attacks[attack]}`,
  };
}

const PLAYERS: Readonly<Record<Who, Noun>> = {
  'its player': { text: 'its player' },
  opponent: { text: 'the opponent' },
  you: { text: 'you', many: true },
};

const refers = (who: Role): boolean => typeof who === 'string' && isReference(who);

/** Its name after the event: "it", if need be "that creature"; with two strangers "that enemy" and "your creature". */
function later(who: Role | undefined, entity: Entity, areTwo: boolean, otherwise: string): Noun {
  if (who === undefined) return { text: otherwise, entity };
  if (typeof who === 'string' && isReference(who))
    return { text: NAMES[who]?.text ?? who, entity: NAMES[who]?.entity ?? entity };
  const { side, word } = described(typeof who === 'string' ? who : who.any);
  if (areTwo && side === 'opponent') return { text: 'that enemy', entity };
  return { text: `${areTwo && side === 'you' ? 'your' : 'that'} ${words[word][0]}`, entity };
}

const NAMES: Readonly<Record<string, Noun>> = {
  'this creature': { text: 'this creature', entity: 'this' },
  'your hero': { text: 'your hero', entity: 'hero' },
  "opponent's hero": { text: 'the opponent’s hero', entity: 'enemy hero' },
};

const CARDS: Readonly<Record<string, string>> = {
  'character card': 'a character',
  relic: 'a relic',
  'spell card': 'a spell',
  'this relic': 'this relic',
};

const attacks: Readonly<Record<AttackGroup | AttackKind, string>> = {
  'magical attack': 'with a magical attack',
  'magical shot': `with ${keywordName('magical-shot')}`,
  'magical strike': `with ${keywordName('magical-strike')}`,
  'melee attack': 'with a melee attack',
  'melee combat': 'in melee combat',
  'non-magical attack': 'with a non-magical attack',
  'ranged attack': 'with a ranged attack',
  shooting: `with ${keywordName('shooting')}`,
  throwing: `with ${keywordName('throwing')}`,
};
