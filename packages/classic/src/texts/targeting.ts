import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isCreatureCard } from '../card.ts';
import { cardOf } from '../table/players.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Text } from './text.ts';
import { isUntouchedBy } from '../values/values.ts';

/** What points at a creature: some creatures cannot be reached by some of these. */
export type Manner = 'ability' | 'building' | 'impact' | 'relic' | 'spell' | 'tactic' | 'terrain';

/** How a text points at what it chooses, told by the card on which it stands. */
export function mannerOf(state: Readonly<ClassicState>, text: Text): Manner {
  if (text.tactic !== undefined) return 'tactic';
  if (text.relic !== undefined) return 'relic';
  const print = cardOf(state, text.card);
  if (isCreatureCard(print)) return text.impact ? 'impact' : 'ability';
  return print.type;
}

/** Why a creature cannot be chosen. Nothing else matters here: range, sight and descriptions are the text's own. */
export function whyNotTarget(
  state: Readonly<ClassicState>,
  text: Text,
  manner: Manner,
  creature: Readonly<Creature>,
): Refusal | undefined {
  const { id, hidden, controller, dying } = creature;
  if (dying) return refuse('dying', 'C-ELM-2', { target: id });
  if (isBeyond(state, text, manner, creature)) return refuse('beyond-support-cards', 'C-KW-Monster', { target: id });
  switch (manner) {
    case 'spell':
      return isUntouchedBy(state, creature, 'spells')
        ? refuse('shielded', 'C-KW-ShieldAgainst', { target: id, against: 'spells' })
        : undefined;
    case 'building':
      return isUntouchedBy(state, creature, 'buildings')
        ? refuse('beyond-buildings', 'C-KW-Beast', { target: id })
        : undefined;
    case 'ability':
    case 'impact': {
      const isSafe = hidden && controller !== text.seat && (manner === 'impact' || hidesFromAbilities(state));
      if (isSafe) return refuse('hidden', 'C-STL-3', { target: id });
      if (manner === 'ability') return undefined;
      return isUntouchedBy(state, creature, 'impact')
        ? refuse('shielded', 'C-KW-ShieldAgainst', { target: id, against: 'impact' })
        : undefined;
    }
    case 'relic':
    case 'tactic':
    case 'terrain':
      return undefined;
  }
}

/** In the older editions only impacts spare the hidden (C-MAT-51). */
function hidesFromAbilities({ rules }: Readonly<ClassicState>): boolean {
  return rules.stealth.protectsFrom === 'attacks and abilities';
}

/**
 * Does a creature feel nothing of this text at all, chosen or not? That is so for support cards and Monsters; a relic still
 * acts on the hero who carries it (C-KW-Monster).
 */
export function isBeyond(
  state: Readonly<ClassicState>,
  text: Text,
  manner: Manner,
  creature: Readonly<Creature>,
): boolean {
  if (manner !== 'spell' && manner !== 'relic' && manner !== 'tactic') return false;
  const isOwnRelic = manner === 'relic' && creature.kind === 'hero' && creature.owner === text.seat;
  return !isOwnRelic && isUntouchedBy(state, creature, 'support cards');
}
