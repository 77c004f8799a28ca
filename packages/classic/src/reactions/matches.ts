import type { Seat } from '@signum/kernel';
import { findCreature } from '../table/creatures.ts';
import type { Happening } from '../happenings.ts';
import { holds } from '../texts/holds.ts';
import type { CreatureId } from '../ids.ts';
import type { AttackGroup, CreatureDesc, CreatureRef, Role, Triggered, Who } from '../language/index.ts';
import { fits, readDescription, referred, type Knows } from '../texts/matching.ts';
import { cardOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { MAGICAL, RANGED, type AttackKind } from '../vocabulary.ts';

/** Is this the event that an ability waits for, with the roles it names? */
export function matches(
  state: Readonly<ClassicState>,
  text: Text,
  ability: Triggered,
  event: Happening,
  knows: Knows,
): boolean {
  const { when, who, by, player, card, attack, if: condition } = ability;
  if (when !== event.type) return false;
  if (who !== undefined && !isRole(state, text, who, 'who' in event ? event.who : undefined, knows)) return false;
  if (by !== undefined && !isRole(state, text, by, 'by' in event ? event.by : undefined, knows)) return false;
  if (player !== undefined && !('player' in event && isPlayer(state, text, player, event.player, event))) return false;
  if (card !== undefined && !isCard(state, text, card, event)) return false;
  if (
    attack !== undefined &&
    !('attack' in event && typeof event.attack === 'string' && isAttack(attack, event.attack))
  ) {
    return false;
  }
  return condition === undefined || holds(state, { ...text, event }, condition, knows);
}

const REFERENCES: readonly string[] = [
  'this creature',
  'your hero',
  "opponent's hero",
  'the chosen creature',
] satisfies CreatureRef[];

function isRole(
  state: Readonly<ClassicState>,
  text: Text,
  role: Role,
  id: CreatureId | undefined,
  knows: Knows,
): boolean {
  if (id === undefined) return false;
  if (typeof role === 'string' && REFERENCES.includes(role)) {
    return (
      referred(state, text, role as CreatureRef).some(creature => creature.id === id) ||
      (role === 'this creature' && text.bearer === id)
    );
  }
  const creature = findCreature(state, id);
  if (!creature) return false;
  // whoever is falling still is what the text describes: its death is the event
  const standing = creature.dying ? { ...creature, dying: false } : creature;
  const { any, filters } =
    typeof role === 'string' ? { any: role as CreatureDesc, filters: {} } : { any: role.any, filters: role };
  return fits(state, text, standing, any, filters, knows);
}

function isPlayer(state: Readonly<ClassicState>, text: Text, who: Who, seat: Seat, event: Happening): boolean {
  if (who === 'its player') {
    const creature = 'who' in event && event.who ? findCreature(state, event.who) : undefined;
    return creature?.controller === seat;
  }
  return (who === 'you') === (seat === text.seat);
}

function isCard(state: Readonly<ClassicState>, text: Text, wanted: string, event: Happening): boolean {
  if (wanted === 'this relic') return 'relic' in event && event.relic === text.relic;
  if (!('card' in event)) return false;
  const kind = readDescription(wanted).kind.replace(/ card$/, '');
  return cardOf(state, event.card).type === kind;
}

/** Is an attack of that kind, or of that group (C-GEN-14)? */
export function isAttack(wanted: AttackGroup | AttackKind, kind: AttackKind): boolean {
  switch (wanted) {
    case 'magical attack':
      return MAGICAL.includes(kind);
    case 'non-magical attack':
      return !MAGICAL.includes(kind);
    case 'ranged attack':
      return RANGED.includes(kind);
    case 'melee attack':
      return !RANGED.includes(kind);
    default:
      return wanted === kind;
  }
}
