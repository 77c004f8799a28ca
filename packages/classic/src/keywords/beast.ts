import { keyword } from '../keyword.ts';

/** Beast: neither Control nor buildings can choose it. (C-KW-Beast) */
export const beast = keyword('beast', { adjust: { untouchedBy: things => [...things, 'buildings', 'control'] } });
