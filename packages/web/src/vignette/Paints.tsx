import type { ReactElement } from 'react';

/** The gradients of the picture, by name. */
export function Paints(): ReactElement {
  return (
    <defs>
      {(['kitsune', 'akkari'] as const).map(faction => (
        <g key={faction}>
          <radialGradient id={faction} cx=".38" cy=".3" r=".85">
            <stop offset="0" stopColor={`var(--${faction}-mid)`} />
            <stop offset="1" stopColor={`var(--${faction}-deep)`} />
          </radialGradient>
          <linearGradient id={`${faction}-light`} x2="0" y2="1">
            <stop offset="0" stopColor="#fff8ea" />
            <stop offset="1" stopColor={`var(--${faction}-light)`} />
          </linearGradient>
        </g>
      ))}
      <radialGradient id="shadow">
        <stop offset=".55" stopColor="#000" stopOpacity=".55" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="light" cx=".56" cy=".78" r=".62">
        <stop offset="0" stopColor="#c9b779" stopOpacity=".34" />
        <stop offset=".6" stopColor="#6f7b4c" stopOpacity=".12" />
        <stop offset="1" stopColor="#0b0f0a" stopOpacity=".55" />
      </radialGradient>
      <radialGradient id="dirt">
        <stop offset="0" stopColor="#8a6f45" stopOpacity=".42" />
        <stop offset="1" stopColor="#8a6f45" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="forest" x2="0" y2="1">
        <stop offset="0" stopColor="#2f5a3a" />
        <stop offset="1" stopColor="#17301f" />
      </linearGradient>
      <linearGradient id="pond" x2="0" y2="1">
        <stop offset="0" stopColor="#4f93a8" />
        <stop offset="1" stopColor="#1f4b60" />
      </linearGradient>
      <linearGradient id="rock" x2="0" y2="1">
        <stop offset="0" stopColor="#a39c8c" />
        <stop offset="1" stopColor="#4a463d" />
      </linearGradient>
    </defs>
  );
}
