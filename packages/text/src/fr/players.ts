import type { Who } from '@signum/classic';
import { it, you, type Clause } from './clause.ts';
import type { Telling } from './telling.ts';
import type { VerbName } from './conjugations.ts';

/** "l'adversaire", and "il" once he was named. */
export function player(who: Exclude<Who, 'you'>, told: Telling): string {
  if (who === 'its player') return 'son joueur';
  if (told.opponentNamed) return 'il';
  told.opponentNamed = true;
  return "l'adversaire";
}

/** What a player does: "piochez 2 cartes", "l'adversaire pioche 2 cartes". */
export function playerDoes(who: Who, verb: VerbName, rest: string, told: Telling): Clause {
  told.latter = null;
  if (who === 'you') return you(verb, rest);
  return it({ words: player(who, told), gender: 'm', who }, verb, rest);
}
