import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { gapToTerrain } from '@signum/geometry';
import type { TerrainCard } from '../card.ts';
import { asTerrain, boardOf, enemiesInContact, isWithinOfTerrain } from '../table/battlefield.ts';
import { hasPlace } from '../decisions/place.ts';
import type { TerrainId } from '../ids.ts';
import { cardOf } from '../table/players.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import { isUntouchedBy } from '../values/values.ts';
import type { After } from './attack.ts';
import { shortOfContact } from './short-of-contact.ts';

/** Is a template Ruins: has its card a table of what a search finds (C-CRD-34)? */
export function isRuins(state: Readonly<ClassicState>, { card }: Readonly<Template>): boolean {
  return (cardOf(state, card) as TerrainCard).ruins !== undefined;
}

/** Why a creature cannot search Ruins, whoever's they are (C-RUI-1 to C-RUI-5, C-RUI-11). */
export function whyNotSearch(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  ruins: Readonly<Template>,
  after: After,
): Refusal | undefined {
  if (ruins.searched) return refuse('already-searched', 'C-RUI-5', { terrain: ruins.id });
  const flaw = whyNotAtRuins(state, creature, ruins, after);
  if (flaw) return flaw;
  if (isUntouchedBy(state, creature, 'search')) return refuse('never-searches', 'C-RUI-1', { creature: creature.id });
  const [enemy] = enemiesInContact(state, creature); // hidden or not (C-AMB-193)
  return enemy && !creature.hidden
    ? refuse('in-contact', 'C-RUI-3', { creature: creature.id, enemy: enemy.id })
    : undefined;
}

/** Why a creature cannot use the secret entrance of Ruins (C-RUI-6, C-RUI-7, C-RUI-10). */
export function whyNotEnter(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  ruins: Readonly<Template>,
  after: After,
): Refusal | undefined {
  if (!ruins.searched) return refuse('not-searched', 'C-RUI-6', { terrain: ruins.id });
  const flaw = whyNotAtRuins(state, creature, ruins, after);
  if (flaw) return flaw;
  const [enemy] = enemiesInContact(state, creature);
  if (enemy && state.rules.secretEntranceInContact === 'forbidden') {
    return refuse('in-contact', 'C-RUI-7', { creature: creature.id, enemy: enemy.id });
  }
  const isWay = exitsFrom(state, creature, ruins.id).length > 0;
  return isWay ? undefined : refuse('no-exit', 'C-RUI-10', { terrain: ruins.id });
}

function whyNotAtRuins(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  ruins: Readonly<Template>,
  after: After,
): Refusal | undefined {
  if (!isRuins(state, ruins)) return refuse('no-ruins', 'C-RUI-1', { terrain: ruins.id });
  if (creature.kind !== 'character') return refuse('no-character', 'C-RUI-1', { creature: creature.id });
  if (after === 'run') return refuse('after-run', 'C-RUI-2', { creature: creature.id });
  const terrain = asTerrain(state, ruins);
  if (isWithinOfTerrain(creature, terrain, 'contact')) return undefined;
  const short = shortOfContact(gapToTerrain(creature, terrain));
  return refuse('not-at-terrain', 'C-RUI-1', { creature: creature.id, terrain: ruins.id, short });
}

/** Other searched Ruins beside which a creature could come out, at whatever distance (C-RUI-6). */
export function exitsFrom(
  state: Readonly<ClassicState>,
  { id, card, controller, r }: Readonly<Creature>,
  entrance: TerrainId,
): TerrainId[] {
  const board = boardOf(state);
  return state.terrains.flatMap(template => {
    if (template.id === entrance || !template.searched || !isRuins(state, template)) return [];
    const where = { at: 'contact', goal: template.id, enemies: false } as const;
    return hasPlace({ card, creature: id, team: controller, r, board, where }) ? [template.id] : [];
  });
}
