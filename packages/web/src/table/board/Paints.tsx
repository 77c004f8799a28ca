import { FACTIONS } from '@signum/classic';
import { memo, type ReactElement } from 'react';

const MATERIALS = ['wood', 'stone', 'ruin', 'water'] as const;
export type Material = (typeof MATERIALS)[number];

/** Gradients and patterns of the battlefield, by name. */
export const Paints = memo(function Paints(): ReactElement {
  return (
    <defs>
      {FACTIONS.map(faction => (
        <radialGradient key={faction} id={`disc-${faction}`} cx=".38" cy=".3" r=".85">
          <stop offset="0" stopColor={`var(--${faction}-mid)`} />
          <stop offset=".55" stopColor={`var(--${faction}-mid)`} stopOpacity={0.92} />
          <stop offset="1" stopColor={`var(--${faction}-deep)`} />
        </radialGradient>
      ))}
      {FACTIONS.map(faction => (
        <linearGradient key={faction} id={`sign-${faction}`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--ivory)" />
          <stop offset="1" stopColor={`var(--${faction}-light)`} />
        </linearGradient>
      ))}
      {MATERIALS.map(material => (
        <linearGradient key={material} id={`ground-${material}`} x2="0" y2="1">
          <stop offset="0" stopColor={`var(--${material}-light)`} />
          <stop offset="1" stopColor={`var(--${material}-dark)`} />
        </linearGradient>
      ))}
      <Glow id="shadow" inner={0.55} colour="#000" strength={0.55} />
      <Glow id="patch-light" inner={0} colour="var(--grass-light)" strength={0.55} />
      <Glow id="patch-dark" inner={0} colour="var(--grass-dark)" strength={0.6} />
      <Glow id="patch-soil" inner={0} colour="var(--soil)" strength={0.5} />
      <radialGradient id="vignette" cx=".5" cy=".45" r=".75">
        <stop offset=".55" stopColor="#000" stopOpacity={0} />
        <stop offset="1" stopColor="#000" stopOpacity={0.5} />
      </radialGradient>
      <pattern id="trait-difficult" width=".9" height=".9" patternUnits="userSpaceOnUse">
        <path d="M.22.1V.48M.68.42V.8" stroke="var(--wood-sign)" strokeOpacity={0.4} strokeWidth=".08" />
      </pattern>
      <pattern id="trait-impassable" width="1.1" height="1.1" patternUnits="userSpaceOnUse">
        <path d="M0 0 1.1 1.1M1.1 0 0 1.1" stroke="#1b1814" strokeOpacity={0.38} strokeWidth=".1" />
      </pattern>
      <pattern id="forbidden" width=".8" height=".8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 .4H.8" stroke="var(--blocked)" strokeOpacity={0.42} strokeWidth=".16" />
      </pattern>
    </defs>
  );
});

interface GlowProps {
  id: string;
  inner: number;
  colour: string;
  strength: number;
}

/** A round spot that fades out. */
function Glow({ id, inner, colour, strength }: GlowProps): ReactElement {
  return (
    <radialGradient id={id}>
      <stop offset={inner} stopColor={colour} stopOpacity={strength} />
      <stop offset="1" stopColor={colour} stopOpacity={0} />
    </radialGradient>
  );
}
