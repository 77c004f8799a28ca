/**
 * Arithmetic that gives the same bits in every engine. The language fixes + - * / and `Math.sqrt` to the last bit but
 * leaves sine, cosine and arctangent to each engine, so a replay could part from its game. These are our own.
 */

/** A quarter of pi, and its multiples: doubling loses nothing. */
const QUARTER_PI = 0.7853981633974483;
export const PI = 4 * QUARTER_PI;
export const TURN = 2 * PI;
export const HALF_PI = PI / 2;
export const sqrt: (x: number) => number = Math.sqrt;

/** Length of the vector (x, y). */
export function norm(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** The angle of (x, y), from -PI to PI; 0 for the zero vector. */
export function atan2(y: number, x: number): number {
  if (y === 0) return x < 0 ? PI : 0;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const acute = ax >= ay ? atanUnit(ay / ax) : HALF_PI - (atanUnit(ax / ay) - HALF_PI_REST);
  const angle = x < 0 ? PI - (acute - PI_REST) : acute;
  return y < 0 ? -angle : angle;
}

/** Cosine of any angle of a few turns. */
export function cos(angle: number): number {
  const quarter = Math.round(angle / HALF_PI);
  const rest = angle - quarter * HALF_PI - quarter * HALF_PI_REST;
  switch (quarter & 3) {
    case 0:
      return cosSmall(rest);
    case 1:
      return -sinSmall(rest);
    case 2:
      return -cosSmall(rest);
    default:
      return sinSmall(rest);
  }
}

/** Sine of any angle of a few turns. */
export function sin(angle: number): number {
  const quarter = Math.round(angle / HALF_PI);
  const rest = angle - quarter * HALF_PI - quarter * HALF_PI_REST;
  switch (quarter & 3) {
    case 0:
      return sinSmall(rest);
    case 1:
      return cosSmall(rest);
    case 2:
      return -sinSmall(rest);
    default:
      return -cosSmall(rest);
  }
}

/** Both at once, where speed is no matter. */
export function cosSin(angle: number): readonly [cos: number, sin: number] {
  return [cos(angle), sin(angle)];
}

/** The angle brought into [0, TURN). */
export function wrapTurn(angle: number): number {
  let a = angle;
  if (a < 0) a += TURN;
  else if (a >= TURN) a -= TURN;
  if (a >= 0 && a < TURN) return a;
  a -= TURN * Math.floor(a / TURN);
  // A tiny negative angle rounds up to a whole turn.
  return a >= TURN || a < 0 ? 0 : a;
}

// The parts of these constants that a double cannot hold.
const PI_REST = 1.2246467991473532e-16;
const HALF_PI_REST = 6.123233995736766e-17;
const ATAN_HALF = 0.4636476090008061;
const ATAN_HALF_REST = 2.2698777452961687e-17;
const QUARTER_PI_REST = 3.061616997868383e-17;

/** Arctangent for 0 <= t <= 1: measured from 0, from atan(1/2) or from atan(1), whichever is near. */
function atanUnit(t: number): number {
  if (t < 0.4375) return atanSmall(t);
  if (t < 0.6875) return ATAN_HALF + (atanSmall((2 * t - 1) / (2 + t)) + ATAN_HALF_REST);
  return QUARTER_PI + (atanSmall((t - 1) / (t + 1)) + QUARTER_PI_REST);
}

/** Odd minimax polynomial for |t| <= 7/16; the coefficients are the well-known ones of fdlibm. */
function atanSmall(t: number): number {
  const z = t * t;
  const w = z * z;
  const even =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const odd =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return t - t * (even + odd);
}

function sinSmall(x: number): number {
  const z = x * x;
  const tail =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 + z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  return x + z * x * (-0.16666666666666632 + z * tail);
}

function cosSmall(x: number): number {
  const z = x * x;
  const tail =
    z *
    (0.0416666666666666 +
      z *
        (-0.001388888888887411 +
          z *
            (2.480158728947673e-5 +
              z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
  const half = 0.5 * z;
  const head = 1 - half;
  return head + (1 - head - half + z * tail);
}
