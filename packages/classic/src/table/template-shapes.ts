import { MILLIMETRE, type Shape } from '@signum/geometry';
import type { TemplatePiece, TerrainCard } from '../card.ts';

/** Cards never change, so each template is worked out once. A cache and nothing more. */
const known = new WeakMap<readonly TemplatePiece[], readonly Shape[]>();

/** The pieces of a template in the units of the battlefield, as printed: not yet turned and laid down (C-CRD-33). */
export function templateShapes({ template }: Pick<TerrainCard, 'template'>): readonly Shape[] {
  const before = known.get(template);
  if (before) return before;
  const shapes = template.map(({ core, radius }) => ({
    core: core.map(([x, y]) => ({ x: x * MILLIMETRE, y: y * MILLIMETRE })),
    rho: radius * MILLIMETRE,
  }));
  known.set(template, shapes);
  return shapes;
}
