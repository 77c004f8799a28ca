import { spotted } from './frame.ts';
import { element } from './svg.ts';

/** A cross says no, also to those who do not see red. */
export function cross(x: number, y: number, half: number): string {
  const stroke = (side: 1 | -1): string =>
    `M${spotted({ x: x - half, y: y - side * half })}L${spotted({ x: x + half, y: y + side * half })}`;
  return element('path', { d: stroke(1) + stroke(-1) });
}
