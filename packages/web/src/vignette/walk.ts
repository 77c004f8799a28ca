/** A place on the picture, in centimetres, y downwards. */
export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  r: number;
}

/** A way from one spot to another: its length, the place after any part of it, and the same as an SVG path. */
export interface Walk {
  length: number;
  at: (walked: number) => Spot;
  path: string;
}

/**
 * The shortest way round one disc: a straight line, or tangent, arc, tangent.
 * For this picture only; the table itself will show what the geometry room measures.
 */
export function walkRound(from: Spot, to: Spot, disc: Disc): Walk {
  const start = seenFrom(disc, from);
  const end = seenFrom(disc, to);
  const turn = Math.atan2(Math.sin(end.angle - start.angle), Math.cos(end.angle - start.angle));
  const arc = Math.abs(turn) - start.tangentAngle - end.tangentAngle;
  if (arc <= 0) return straight(from, to);

  const side = Math.sign(turn);
  const arcStart = start.angle + side * start.tangentAngle;
  const touch = onDisc(disc, arcStart);
  const leave = onDisc(disc, arcStart + side * arc);
  const first = straight(from, touch);
  const last = straight(leave, to);
  const bend = arc * disc.r;
  return {
    length: first.length + bend + last.length,
    at: walked => {
      if (walked <= first.length) return first.at(walked);
      if (walked >= first.length + bend) return last.at(walked - first.length - bend);
      return onDisc(disc, arcStart + (side * (walked - first.length)) / disc.r);
    },
    path: `${first.path}A${disc.r} ${disc.r} 0 0 ${side > 0 ? 1 : 0} ${leave.x} ${leave.y}L${to.x} ${to.y}`,
  };
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function straight(from: Spot, to: Spot): Walk {
  const length = distance(from, to);
  const at = (walked: number): Spot => {
    const part = length === 0 ? 0 : walked / length;
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  };
  return { length, at, path: `M${from.x} ${from.y}L${to.x} ${to.y}` };
}

/** Where a spot lies as seen from the disc's centre, and how far round from there its tangent touches. */
function seenFrom(disc: Disc, spot: Spot): { angle: number; tangentAngle: number } {
  const angle = Math.atan2(spot.y - disc.y, spot.x - disc.x);
  return { angle, tangentAngle: Math.acos(Math.min(1, disc.r / distance(disc, spot))) };
}

function onDisc(disc: Disc, angle: number): Spot {
  return { x: disc.x + disc.r * Math.cos(angle), y: disc.y + disc.r * Math.sin(angle) };
}
