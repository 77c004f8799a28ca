import type { Ref, Triggered } from '@signum/classic';
import { nouns, type Noun } from '../nouns.ts';
import { oneOf, whenPlayer } from '../roles.ts';
import { turnTo } from '../telling.ts';
import type { VerbName } from '../conjugations.ts';
import type { Occasion, Occasions } from './teller.ts';

/** "quand l'adversaire construit un bâtiment": the text may come back to it. */
function withThing(verb: VerbName, words: string, ref: Ref): Occasion {
  return (ability, told) => {
    const clause = whenPlayer(ability, verb, words, told);
    turnTo(told, ref);
    return clause;
  };
}

/** Whose hero receives, uses or loses a relic: "quand votre héros reçoit cette relique". */
function withRelic(verb: string): Occasion {
  return (ability, told) => {
    const isThis = ability.card === 'this relic';
    turnTo(told, isThis ? heroOf(ability) : 'that relic');
    return `quand ${heroWords(ability)} ${verb} ${isThis ? 'cette relique' : 'une relique'}`;
  };
}

function heroOf({ player }: Triggered): Ref {
  return player === 'opponent' ? "opponent's hero" : 'your hero';
}

function heroWords({ player }: Triggered): string {
  return { you: 'votre héros', opponent: 'le héros adverse', 'its player': 'son héros', anybody: 'un héros' }[
    player ?? 'anybody'
  ];
}

/** "quand un de vos bâtiments est détruit" */
function ends(noun: Noun, words: string, ref: Ref): Occasion {
  return (ability, told) => {
    turnTo(told, ref);
    return `quand ${oneOf(ability, noun)} ${words}`;
  };
}

/** Buildings, relics and terrain. */
export const things: Occasions<
  | 'buildingAbilityDeclared'
  | 'buildingConstructed'
  | 'buildingDestroyed'
  | 'buildingTapped'
  | 'buildingUntapped'
  | 'relicActivated'
  | 'relicDamaged'
  | 'relicDestroyed'
  | 'relicEquipped'
  | 'relicReplaced'
  | 'relicUsed'
  | 'terrainDeclared'
  | 'terrainDestroyed'
  | 'terrainPlaced'
> = {
  buildingConstructed: withThing('construire', 'un bâtiment', 'that building'),
  buildingTapped: withThing('engager', 'un bâtiment', 'that building'),
  buildingUntapped: withThing('désengager', 'un bâtiment', 'that building'),
  buildingAbilityDeclared: withThing('utiliser', 'un bâtiment', 'that building'),
  buildingDestroyed: ends(nouns.building, 'est détruit', 'that building'),
  relicEquipped: withRelic('reçoit'),
  relicReplaced: withRelic('remplace'),
  relicUsed: withRelic('utilise'),
  relicActivated: withThing('engager', 'une relique', 'that relic'),
  relicDamaged: ends(nouns.relic, 'perd de la Durabilité', 'that relic'),
  relicDestroyed: ends(nouns.relic, 'est détruite', 'that relic'),
  terrainDeclared: withThing('déclarer', 'un terrain', 'that terrain'),
  terrainPlaced: withThing('jouer', 'un terrain', 'that terrain'),
  terrainDestroyed: ends(nouns.terrain, 'est détruit', 'that terrain'),
};
