import type { Question } from '../../game/contract.ts';

/** When something can be said: at every question, before the first turn, and while the other side acts. */
export type Occasion = Question['kind'] | 'hero' | 'waiting';

/** If there are several, another one every turn. */
export type Tips = Readonly<Record<Occasion, readonly [string, ...string[]]>>;

export interface Words {
  readonly region: string;
  readonly title: string;
  readonly stop: string;
  readonly tips: Tips;
}
