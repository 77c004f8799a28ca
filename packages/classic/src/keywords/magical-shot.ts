import { keyword } from '../keyword.ts';

/** Magical Shot X: X dice that no defence and no Armour stops, at XL. (C-KW-MagicalShot) */
export const magicalShot = keyword('magical-shot', { adjust: { magicalShotDice: (_dice, { x }) => x } });
