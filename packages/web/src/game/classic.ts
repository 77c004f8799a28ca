import { catalogue } from '@signum/cards';
import { checkPack } from '@signum/cards/schema';
import { classicGame } from '@signum/classic';

/** The classic game with all its cards. Games that bring their own are looked at first. */
export const classic = classicGame(catalogue, checkPack);
