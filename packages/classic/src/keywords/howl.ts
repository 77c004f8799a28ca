import { keyword } from '../keyword.ts';

/** Howl X: a text for everybody near, by activation. (C-KW-Howl) */
export const howl = keyword('howl', { adjust: { howls: (howls, { use }) => [...howls, use] } });
