import { keyword } from '../keyword.ts';

/** Magical Strike X: X dice that no defence and no Armour stops, in contact. (C-KW-MagicalStrike) */
export const magicalStrike = keyword('magical-strike', { adjust: { magicalStrikeDice: (_dice, { x }) => x } });
