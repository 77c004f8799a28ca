import { keyword } from '../keyword.ts';

/** Surcharge: something more for something more, paid when the card is played (procedures/play-card.ts). (C-KW-Surcharge) */
export const surcharge = keyword('surcharge', {});
