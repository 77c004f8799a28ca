import { keyword } from '../keyword.ts';
import type { ShieldUse } from '../language/index.ts';
import type { Touch } from '../values/kinds.ts';

/** Shield against …: the thing it names cannot choose it. (C-KW-ShieldAgainst) */
export const shieldAgainst = keyword('shield-against', {
  adjust: { untouchedBy: (things, { use }) => [...things, ...KEPT_OFF[use.against]] },
});

const KEPT_OFF: Readonly<Record<ShieldUse['against'], readonly Touch[]>> = {
  impact: ['impact'],
  'poison and disease': ['disease', 'poison'],
  'ranged attacks': ['ranged attacks'],
  spells: ['spells'],
};
