import type { Board, Terrain } from '@signum/geometry';
import { ABILITIES, ABILITY_NAMES, type Ability } from '../position/position.ts';
import type { Frame } from './frame.ts';
import type { Labels } from './labels.ts';
import { grownPath } from './outline.ts';
import { element, writing } from './svg.ts';

/** Templates: a pattern for each thing they do, and a label that says it. */
export function drawTerrains(frame: Frame, { terrains }: Board): string {
  return element('g', { id: 'terrains' }, ...terrains.map(terrain => drawTerrain(frame, terrain)));
}

export function abilitiesOf(terrain: Terrain): Ability[] {
  return ABILITY_NAMES.filter(name => terrain[ABILITIES[name]]);
}

function drawTerrain(frame: Frame, terrain: Terrain): string {
  const { k } = frame;
  const { id, pieces, impassable, difficult, blocksSight } = terrain;
  const abilities = abilitiesOf(terrain);
  // One path for all pieces: where they overlap they are filled once.
  const whole = pieces.map(({ core, rho }) => grownPath(frame, core, rho)).join('');
  const rim = { d: whole, stroke: blocksSight ? '#0a0c08' : '#171a12', 'stroke-width': (blocksSight ? 5 : 2) * k };
  return element(
    'g',
    { 'data-terrain': id },
    element('path', { ...rim, 'stroke-linejoin': 'round', fill: 'none' }),
    element('path', { d: whole, fill: impassable ? '#7d776a' : difficult ? '#2f5a3a' : '#5d5a3a' }),
    ...abilities.map(ability => element('path', { d: whole, fill: `url(#${ability})` })),
  );
}

/** Names are written above everything that is drawn on the ground. */
export function nameTerrains(frame: Frame, labels: Labels, { terrains }: Board): string {
  return element('g', { id: 'terrain-names' }, ...terrains.map(terrain => nameTerrain(frame, labels, terrain)));
}

function nameTerrain(frame: Frame, labels: Labels, terrain: Terrain): string {
  const { k } = frame;
  const corners = terrain.pieces.flatMap(({ core }) => core);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const { x, y } = frame.at(middle);
  const halo = { stroke: '#0f1217', 'stroke-width': 2.4 * k, 'paint-order': 'stroke', 'stroke-linejoin': 'round' };
  const look = { x, fill: '#fff', 'text-anchor': 'middle', ...halo };
  const abilities = abilitiesOf(terrain).join(', ') || 'open';
  labels.reserve({ x, y }, Math.max(2.6 * terrain.id.length, 1.8 * abilities.length) * k, 8 * k);
  return element(
    'g',
    {},
    writing(terrain.id, { ...look, y: y - k, 'font-size': 9 * k, 'font-weight': 700 }),
    writing(abilities, { ...look, y: y + 8 * k, 'font-size': 7 * k }),
  );
}
