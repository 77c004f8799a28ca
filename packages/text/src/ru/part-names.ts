import type { Triggered } from '@signum/classic';
import { type Adjective, adjective, other, thisOne, yours } from './adjectives.ts';
import type { Description } from './description.ts';
import { type Noun, nouns } from './nouns.ts';
import { type Phrase, phrase } from './phrase.ts';

/** What somebody is called by the part played in the event, where "он" would be unclear. */
export interface PartName {
  readonly word?: Adjective;
  readonly noun?: Noun;
  readonly after?: string;
}

const target: PartName = { noun: nouns.target, after: 'атаки' };
const attacking: PartName = { word: adjective('атакующий') };
const attacked: PartName = { word: adjective('нападавший') };

/** Where an event has a word for somebody's part in it. */
export const partNames: Readonly<
  Partial<Record<Triggered['when'], { readonly who?: PartName; readonly by?: PartName }>>
> = {
  attackDeclared: { who: target, by: attacking },
  attackRolled: { who: target, by: attacking },
  attackSuccessful: { who: target, by: attacked },
  attackFailed: { who: target, by: attacked },
  attackEnded: { who: target, by: attacked },
  contactEntered: { by: { word: adjective('подошедший') } },
  contactLeft: { who: { word: adjective('отошедший') } },
  creatureEliminated: { by: { word: adjective('победивший') } },
  ruinsSearched: { who: { word: adjective('обыскавший') } },
};

export function calledAgain(name: PartName | undefined, { noun, side }: Description, isCrowded: boolean): Phrase {
  if (name) return phrase(name.noun ?? noun, name.word ? [name.word] : [], name.after ? [name.after] : []);
  if (!isCrowded) return phrase(noun, [thisOne]);
  if (side === '') return phrase(noun, [other]);
  return side === 'your' ? phrase(noun, [thisOne, yours]) : phrase(noun, [thisOne], [nouns.opponent.one.gen]);
}
