import type { Seat } from '@signum/kernel';
import type { BattleCard, CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { CreatureDesc, Filters, Selector } from '../language/index.ts';
import { fits, isBound, isOnSide, readDescription } from './matching.ts';
import { findCreature } from '../table/creatures.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState, Creature } from '../state.ts';
import { zoneOwner } from './take-card.ts';
import { whyNotTarget, type Manner } from './targeting.ts';
import type { Text } from './text.ts';
import { knowing } from '../values/values.ts';
import { buildingName } from './building-name.ts';

/** Everything that answers to a selector now, by id. Choosing is targeting, so whoever cannot be chosen is left out. */
export function candidatesOf(state: Readonly<ClassicState>, text: Text, selector: Selector, manner: Manner): string[] {
  const desc = 'choose' in selector ? selector.choose : selector.all;
  const { kind, side } = readDescription(desc);
  const seats = () => [...state.players.keys()].filter(seat => isOnSide(side, text.seat, seat));
  switch (kind) {
    case 'building':
    case 'unique building':
      return seats().flatMap(seat => buildingsOf(state, seat, kind === 'unique building'));
    case 'relic':
      return seats().flatMap(seat => playerOf(state, seat).relics.map(({ id }) => id));
    case 'tactic':
      return seats().flatMap(seat => playerOf(state, seat).tactics.map(({ id }) => id));
    case 'terrain':
      return state.terrains.filter(({ owner }) => isOnSide(side, text.seat, owner)).map(({ id }) => id);
    case 'character card':
    case 'spell card':
      return cardsOf(state, zoneOwner(text.seat, selector), kind, selector);
    default:
      return state.creatures
        .filter(creature => isCandidate(state, text, selector, manner, creature))
        .map(({ id }) => id);
  }
}

/** Is this one of them? Of creatures, nobody else need be looked at. */
export function isAmong(
  state: Readonly<ClassicState>,
  text: Text,
  selector: Selector,
  manner: Manner,
  id: string,
): boolean {
  if (!isOfCreatures(selector)) return candidatesOf(state, text, selector, manner).includes(id);
  const creature = findCreature(state, id as CreatureId);
  return creature !== undefined && isCandidate(state, text, selector, manner, creature);
}

/** Does a selector mean creatures, and nothing else? */
export function isOfCreatures(selector: Selector): boolean {
  const { kinds = [] } = readDescription('choose' in selector ? selector.choose : selector.all);
  return kinds.every(kind => kind === 'character' || kind === 'hero' || kind === 'minion');
}

/** Does this creature answer to the selector now? */
export function isCandidate(
  state: Readonly<ClassicState>,
  text: Text,
  selector: Selector,
  manner: Manner,
  creature: Readonly<Creature>,
): boolean {
  const desc = ('choose' in selector ? selector.choose : selector.all) as CreatureDesc;
  if (!fits(state, text, creature, desc, selector, knowing(state))) return false;
  return !('choose' in selector) || !whyNotTarget(state, text, manner, creature);
}

function buildingsOf(state: Readonly<ClassicState>, seat: Seat, onlyUnique: boolean): string[] {
  return playerOf(state, seat)
    .city.filter(({ card }) => {
      const print = cardOf(state, card);
      return !onlyUnique || (print.type === 'building' && print.kind !== 'basic');
    })
    .map(({ card }) => buildingName(seat, card));
}

/** Cards of a player's deck or Graveyard, in the order of the alphabet: the order of a deck is nobody's business. */
function cardsOf(
  state: Readonly<ClassicState>,
  seat: Seat,
  kind: 'character card' | 'spell card',
  filters: Filters,
): CardId[] {
  const zone = filters.in === 'deck' ? playerOf(state, seat).deck : playerOf(state, seat).graveyard;
  return zone.filter(card => isSuchCard(cardOf(state, card) as BattleCard, kind, filters)).toSorted();
}

function isSuchCard(
  print: BattleCard,
  kind: 'character card' | 'spell card',
  { named, of, race, cost }: Filters,
): boolean {
  if (`${print.type} card` !== kind) return false;
  if (named !== undefined && print.id !== named) return false;
  if (of !== undefined && print.faction !== of && print.affiliation !== of) return false;
  if (race !== undefined && (print.type !== 'character' || print.race !== race)) return false;
  return cost === undefined || isBound(print.cost.buildings.length + print.cost.prosperity, cost);
}
