/** Something already known when a text is carried out. A reference never asks a player. */
export type CreatureRef =
  | 'this creature'
  | 'your hero'
  | "opponent's hero"
  | 'that creature'
  | 'the other creature'
  | 'the chosen creature'
  | 'each of them';

export type ThingRef = 'that building' | 'that relic' | 'that terrain' | 'this terrain';

export type Ref = CreatureRef | ThingRef;

/** A player, seen from the controller of the text. */
export type Who = 'you' | 'opponent' | 'its player';
