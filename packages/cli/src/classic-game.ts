import { catalogue } from '@signum/cards';
import { classicGame } from '@signum/classic';

/** The classic game with all its cards, where a fresh process finds it. */
export const classic = classicGame(catalogue);
