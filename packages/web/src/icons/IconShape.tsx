import type { ReactElement } from 'react';
import { useIconPath, type IconName } from './icon-store.ts';

interface Props {
  name: IconName;
  /** The side of the square it fills, round the middle (0, 0). */
  size: number;
  fill?: string;
  className?: string | undefined;
}

/** An icon inside a drawing: a path round the middle of the drawing's own coordinates, in its own paint. */
export function IconShape({ name, size, fill, className }: Props): ReactElement | null {
  const path = useIconPath(name);
  if (path === undefined) return null;
  return (
    <path
      d={path}
      transform={`scale(${size / 512}) translate(-256 -256)`}
      className={className}
      {...(fill === undefined ? {} : { fill })}
    />
  );
}
