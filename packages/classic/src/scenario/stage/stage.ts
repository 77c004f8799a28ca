import { overlaps } from '@signum/geometry';
import { coreOf, scripted } from '@signum/kernel';
import type { Catalogue, CreatureCard } from '../../card.ts';
import { answeredIn } from '../../deck/card-pack.ts';
import { editions, type EditionId } from '../../editions/index.ts';
import type { CreatureId } from '../../ids.ts';
import { newcomer, radiusOf } from '../../table/newcomer.ts';
import type { ClassicState } from '../../state.ts';
import { TABLE } from '../../vocabulary.ts';
import { Misread } from '../form/misread.ts';
import type { Scenario } from '../form/scenario-form.ts';
import { placed } from './placed.ts';
import { plainHero, printedCards } from './printed-cards.ts';
import { stagedCreature } from './staged-creature.ts';
import { stagedPlayer } from './staged-player.ts';
import { underWay } from './under-way.ts';

/** The table of a scenario, ready to be played in one edition. A mistake is told as a Misread. */
export function stage(scenario: Scenario, edition: EditionId, catalogue: Catalogue): ClassicState {
  const cards = printedCards(scenario, catalogue);
  const { creatures, templates } = placed(scenario, cards);
  const active = (scenario.active ?? 1) - 1;
  const isSetup = scenario.pending === 'setup';
  const state: ClassicState = {
    ...coreOf(scripted(scenario.dice ?? []), underWay(scenario)),
    rules: editions[edition],
    cards,
    ...answeredIn(cards),
    lastTurn: null,
    first: (scenario.first ?? 1) - 1,
    turn: isSetup ? 0 : (scenario.turn ?? 3),
    active,
    phase: isSetup ? 'setup' : (scenario.phase ?? 'activation'),
    acting: null,
    terrainPlayed: false,
    players: [0, 1].map(seat => stagedPlayer(scenario, cards, seat)),
    creatures: [],
    terrains: [...templates],
    drawOffer: null,
    named: 0,
    losers: [],
  };
  for (const [id, form] of Object.entries(scenario.creatures ?? {})) {
    state.creatures.push(stagedCreature(state, id, form, creatures.get(id)!));
  }
  if (!isSetup && scenario.heroes !== false) addHeroes(state);
  return state;
}

/** Whoever has no hero on the table gets one, out of everybody's way in a corner of the own side. */
function addHeroes(state: ClassicState): void {
  for (const [seat, { hero }] of state.players.entries()) {
    if (state.creatures.some(({ kind, owner }) => kind === 'hero' && owner === seat)) continue;
    const r = radiusOf((state.cards[hero] as CreatureCard).base);
    const corner = seat === state.first ? { x: r, y: r } : { x: TABLE - r, y: TABLE - r };
    const plain = { ...newcomer(state, seat, hero, corner), id: plainHero(seat) as CreatureId, since: 0 };
    const other = state.creatures.find(one => overlaps(one, plain));
    if (other) {
      const what = `overlaps the plain hero of player ${seat + 1}; stand it elsewhere, or put "heroes": false`;
      throw new Misread(`creatures.${other.id}.at`, what);
    }
    state.creatures.push(plain);
  }
}
