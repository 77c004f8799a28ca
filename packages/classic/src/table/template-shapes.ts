import { MILLIMETRE, type Shape } from '@signum/geometry';
import type { TerrainCard } from '../card.ts';

/** The pieces of a template in the units of the battlefield, as printed: not yet turned and laid down (C-CRD-33). */
export function templateShapes({ template }: Pick<TerrainCard, 'template'>): Shape[] {
  return template.map(({ core, radius }) => ({
    core: core.map(([x, y]) => ({ x: x * MILLIMETRE, y: y * MILLIMETRE })),
    rho: radius * MILLIMETRE,
  }));
}
