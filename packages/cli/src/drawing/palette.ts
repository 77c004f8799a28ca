/** The colours of a drawing. None of them says alone what a pattern or a word does not say as well. */
export const COLOUR = {
  sheet: '#0f1217',
  panel: '#171b22',
  line: '#343c48',
  ink: '#f1ead9',
  muted: '#a9b0ba',
  ground: '#3d4a35',
  edge: '#6b5535',
  walk: '#63d2ff',
  walkLine: '#a8ecff',
  run: '#ffd166',
  sight: '#b9ffb0',
  blocked: '#ff6b5e',
  mover: '#ffe08a',
  route: '#ffffff',
  stop: '#ff7a5c',
  summon: '#c7b3ff',
} as const;

/** Teams by colour and by the pattern of their ring. */
export const TEAM: Readonly<
  Record<number, { readonly colour: string; readonly ring: 'solid' | 'dashed' | 'double' | 'dotted' }>
> = {
  1: { colour: '#56b4e9', ring: 'solid' },
  2: { colour: '#f0a03c', ring: 'dashed' },
  3: { colour: '#37c59a', ring: 'double' },
  4: { colour: '#d58ac0', ring: 'dotted' },
};

export const FONT = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";
