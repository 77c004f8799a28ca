import { keyword } from '../keyword.ts';

/** Battle Mage: Magical Shot after a move, too. (C-KW-BattleMage) */
export const battleMage = keyword('battle-mage', { adjust: { shootsAfterMove: kinds => [...kinds, 'magical shot'] } });
