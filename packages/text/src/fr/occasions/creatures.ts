import { keyword, leadingTo } from '../keyword-mark.ts';
import { agree } from '../phrase.ts';
import { about, doer, of, whom } from '../roles.ts';
import { does, isDone, ofWhom, type Occasion, type Occasions } from './teller.ts';

/** "quand une créature adverse arrive au contact d'une de vos créatures": the one who comes is the subject. */
const contactEntered: Occasion = (ability, told) => {
  const by = doer(ability, told);
  const who = whom(ability, told);
  about(told, by, who);
  return `quand ${by.words} arrive au contact ${of(who)}`;
};

const controlDeclared: Occasion = (ability, told) => {
  const by = doer(ability, told);
  const who = whom(ability, told);
  about(told, by, who);
  return `quand ${by.words} tente de prendre le contrôle ${of(who)}`;
};

/** Who eliminates, if the text asks for it; otherwise who falls. */
const creatureEliminated: Occasion = (ability, told) => {
  if (ability.by === undefined) return isDone('éliminé')(ability, told);
  const by = doer(ability, told);
  const who = whom(ability, told);
  about(told, by, who);
  return `quand ${by.words} élimine ${who.words}`;
};

/** "quand {who} … {by}", told of the one to whom it happens. */
function withDoer(words: string): Occasion {
  return (ability, told) => {
    const who = whom(ability, told);
    const by = doer(ability, told);
    about(told, who, by);
    return `quand ${who.words} ${words} ${of(by)}`;
  };
}

const provoked = withDoer(`provoque un ${keyword('backstab')} de la part`);
const ARMOUR = keyword('armour');
const CAMOUFLAGE = leadingTo('stealth', 'Camouflage');

/** Creatures: summoning, activation, movement, harm, tokens and control. */
export const creatures: Occasions<
  | 'abilityDeclared'
  | 'abilityGained'
  | 'abilityLost'
  | 'abilityResolved'
  | 'activationCancelled'
  | 'activationDeclared'
  | 'activationEnd'
  | 'activationSkipped'
  | 'activationStart'
  | 'armourGained'
  | 'armourLost'
  | 'backstabHit'
  | 'backstabProvoked'
  | 'backstabRolled'
  | 'concentrationGained'
  | 'concentrationSpent'
  | 'contactEntered'
  | 'contactLeft'
  | 'controlDeclared'
  | 'controlEnded'
  | 'controlGained'
  | 'creatureEliminated'
  | 'creatureRemoved'
  | 'creatureSummoned'
  | 'damageDealt'
  | 'damageIncoming'
  | 'damageRedirected'
  | 'deedForbidden'
  | 'detected'
  | 'detectionAttempted'
  | 'detectionFailed'
  | 'diseaseGained'
  | 'diseaseLost'
  | 'firstWord'
  | 'fullyHealed'
  | 'healDeclared'
  | 'healed'
  | 'heroEliminated'
  | 'minionSummoned'
  | 'moveDeclared'
  | 'moveEnded'
  | 'moveStarted'
  | 'parameterChanged'
  | 'placed'
  | 'poisonGained'
  | 'poisonLost'
  | 'ruinsSearched'
  | 'secretEntranceRolled'
  | 'skipImposed'
  | 'stealthGained'
  | 'stealthLost'
  | 'terrainTouched'
  | 'victimChosen'
  | 'woundsReceived'
> = {
  creatureSummoned: isDone('invoqué'),
  minionSummoned: isDone('invoqué'),
  firstWord: does(`applique son ${keyword('first-word')}`),
  ruinsSearched: does('fouille des Ruines'),
  secretEntranceRolled: does('cherche une entrée secrète'),
  activationDeclared: (ability, told) => {
    const who = whom(ability, told);
    about(told, who);
    return `quand ${who.words} va être ${agree('activé', who)}`;
  },
  activationStart: ofWhom("au début de l'activation"),
  activationEnd: ofWhom("à la fin de l'activation"),
  activationCancelled: ofWhom("quand l'activation", 'est annulée'),
  activationSkipped: does('passe son activation'),
  skipImposed: does('doit passer sa prochaine activation'),
  deedForbidden: does('se voit interdire une action'),
  abilityDeclared: does('utilise une compétence activable'),
  abilityResolved: does("vient d'utiliser une compétence activable"),
  abilityGained: does('gagne une compétence ou un bonus'),
  abilityLost: does('perd une compétence'),
  moveDeclared: does('déclare un déplacement'),
  moveStarted: does('commence un déplacement'),
  moveEnded: does('termine un déplacement'),
  placed: isDone('placé'),
  terrainTouched: does('touche un terrain'),
  contactEntered,
  contactLeft: withDoer('quitte le contact'),
  backstabProvoked: provoked,
  backstabRolled: provoked,
  backstabHit: does(`subit un ${keyword('backstab')}`),
  damageIncoming: does('va subir des dommages'),
  damageRedirected: does('échappe à des dommages, subis par une autre'),
  damageDealt: does('subit des dommages'),
  woundsReceived: does('reçoit des blessures'),
  armourGained: does(`gagne des marqueurs ${ARMOUR}`),
  armourLost: does(`perd des marqueurs ${ARMOUR}`),
  healDeclared: (ability, told) => {
    const who = whom(ability, told);
    about(told, who);
    return `quand ${who.words} va être ${agree('soigné', who)}`;
  },
  healed: isDone('soigné'),
  fullyHealed: isDone('entièrement soigné'),
  creatureEliminated,
  creatureRemoved: does('quitte le Champ de Bataille'),
  heroEliminated: isDone('éliminé'),
  stealthGained: does(`gagne un marqueur ${CAMOUFLAGE}`),
  stealthLost: does(`perd son marqueur ${CAMOUFLAGE}`),
  detectionAttempted: withDoer('risque la détection'),
  detectionFailed: withDoer('échappe à la détection'),
  detected: isDone('détecté'),
  poisonGained: isDone('empoisonné'),
  poisonLost: does(`perd son marqueur ${keyword('poison')}`),
  diseaseGained: does(`contracte la ${keyword('disease')}`),
  diseaseLost: does(`perd son marqueur ${keyword('disease')}`),
  concentrationGained: does(`gagne un marqueur ${keyword('concentration')}`),
  concentrationSpent: does(`dépense un marqueur ${keyword('concentration')}`),
  victimChosen: isDone('désigné', 'comme victime'),
  controlDeclared,
  controlGained: does('change de camp'),
  controlEnded: does('retrouve son camp'),
  parameterChanged: does('voit une de ses valeurs changer'),
};
