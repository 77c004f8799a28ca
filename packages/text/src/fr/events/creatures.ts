import type { AbilityName, Happenings } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { DEEDS } from '../refusals/cards.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { names } from '../names.ts';
import { counted, de } from '../phrase.ts';
import { called, length, player } from '../speech.ts';

/** What happens to creatures outside of attacks: they come, act, move, hide and change. */
export const creatures = {
  creatureSummoned: ({ player: seat, who, how }, roster) => {
    const { name, does } = player(seat, roster);
    if (how === 'from hand') return null; // told when the card was played
    return `${name} ${does('invoquez', 'invoque')} ${called(roster.creature(who))}.`;
  },
  minionSummoned: () => null,
  firstWord: ({ who }, roster) => `${called(roster.creature(who))} prononce son ${keyword('first-word')}.`,

  activationDeclared: ({ who }, roster) => `${called(roster.creature(who))} entre en action.`,
  activationStart: () => null,
  activationCancelled: ({ who }, roster) => `L'activation ${de(called(roster.creature(who)))} est annulée.`,
  activationSkipped: ({ who }, roster) => `${called(roster.creature(who))} passe son activation.`,
  activationEnd: () => null,
  skipImposed: ({ who }, roster) => `${called(roster.creature(who))} passera sa prochaine activation.`,
  deedForbidden: ({ who, deed }, roster) => `${called(roster.creature(who))} ne peut désormais plus ${DEEDS[deed]}.`,
  damageRedirected: ({ who, to }, roster) =>
    `Les dommages changent de cible : ${called(roster.creature(to))} les subit à la place ${de(called(roster.creature(who)))}.`,
  abilityDeclared: ({ who, ability }, roster) => `${called(roster.creature(who))} ${abilityUsed(ability)}.`,
  abilityResolved: () => null,

  moveDeclared: ({ who, run }, roster) => `${called(roster.creature(who))} ${run ? 'court' : 'se déplace'}.`,
  moveStarted: ({ who, length: way }, roster) =>
    way === undefined ? null : `${called(roster.creature(who))} parcourt ${length(way)}.`,
  moveEnded: () => null,
  contactLeft: () => null,
  contactEntered: ({ who, by }, roster) =>
    `${called(roster.creature(by))} arrive au contact ${de(called(roster.creature(who)))}.`,
  terrainTouched: () => null,
  placed: ({ who }, roster) => `${called(roster.creature(who))} prend place sur le Champ de Bataille.`,

  stealthGained: ({ who }, roster) => `${called(roster.creature(who))} se camoufle et gagne un marqueur ${CAMOUFLAGE}.`,
  stealthLost: ({ who, because }, roster) => {
    const why = WHY_SEEN[because];
    return why === null ? null : `${called(roster.creature(who))} perd son marqueur ${CAMOUFLAGE} ${why}.`;
  },
  detectionAttempted: ({ who, by, face }, roster) =>
    `${called(roster.creature(by))} tente de détecter ${called(roster.creature(who))} : ${names.faces[face]}.`,
  detectionFailed: ({ who }, roster) => `${called(roster.creature(who))} échappe à la détection.`,
  detected: ({ who, by }, roster) =>
    `${called(roster.creature(by))} détecte ${called(roster.creature(who))}, qui perd son marqueur ${CAMOUFLAGE}.`,
  poisonGained: ({ who }, roster) => `${called(roster.creature(who))} reçoit un marqueur ${keyword('poison')}.`,
  poisonLost: ({ who }, roster) => `${called(roster.creature(who))} se débarrasse du ${keyword('poison')}.`,
  diseaseGained: ({ who }, roster) => `${called(roster.creature(who))} contracte la ${keyword('disease')}.`,
  diseaseLost: ({ who }, roster) => `${called(roster.creature(who))} guérit de la ${keyword('disease')}.`,
  concentrationGained: ({ who, n }, roster) =>
    `${called(roster.creature(who))} gagne ${counted(n, 'marqueur')} ${keyword('concentration')}.`,
  concentrationSpent: ({ who, n }, roster) =>
    `${called(roster.creature(who))} dépense ${counted(n, 'marqueur')} ${keyword('concentration')}.`,
  victimChosen: ({ who, by }, roster) =>
    `${called(roster.creature(by))} prend ${called(roster.creature(who))} pour victime.`,

  controlDeclared: ({ who, by }, roster) =>
    `${called(roster.creature(by))} tente de prendre le contrôle ${de(called(roster.creature(who)))}.`,
  controlGained: ({ who, player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('prenez', 'prend')} le contrôle ${de(called(roster.creature(who)))}.`;
  },
  controlEnded: ({ who, player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('perdez', 'perd')} le contrôle ${de(called(roster.creature(who)))}.`;
  },

  abilityGained: ({ who, ability, x, plus }, roster) => {
    if (isParameter(ability)) return null; // told as the change of the number
    const what = plus === undefined ? keyword(ability, x) : `${signed(plus)} en ${keyword(ability)}`;
    return `${called(roster.creature(who))} ${plus !== undefined && plus < 0 ? 'subit' : 'gagne'} ${what}.`;
  },
  abilityLost: ({ who, ability }, roster) => `${called(roster.creature(who))} perd ${keyword(ability)}.`,
  parameterChanged: ({ who, parameter, change, becomes, over }, roster) => {
    const name = called(roster.creature(who));
    const stat = names.stats[parameter];
    if (becomes !== undefined) {
      const whose = `${ARTICLES[parameter]} ${stat} ${de(name)}`;
      return over ? `${whose} n'est plus de ${becomes}.` : `${whose} passe à ${becomes}.`;
    }
    const isLoss = typeof change === 'number' && change < 0;
    const by = `${signed(change ?? 0)} en ${stat}`;
    if (over) return `${name} ${isLoss ? 'ne subit plus' : "n'a plus"} ${by}.`;
    return `${name} ${isLoss ? 'subit' : 'gagne'} ${by}.`;
  },
} satisfies Partial<Messages['events']>;

const CAMOUFLAGE = leadingTo('stealth', 'Camouflage');

const ARTICLES = { health: 'La', movement: 'Le', strength: 'La' } as const;

function isParameter(ability: Happenings['abilityGained']['ability']): ability is keyof typeof names.stats {
  return Object.hasOwn(names.stats, ability);
}

/** "+1", "−1", "+S" */
function signed(by: number | string): string {
  return typeof by === 'number' && by < 0 ? `−${-by}` : `+${by}`;
}

const WHY_SEEN: Readonly<Record<Happenings['stealthLost']['because'], string | null>> = {
  ability: 'en utilisant une compétence',
  attack: 'en attaquant',
  backstab: `en portant un ${keyword('backstab')}`,
  detected: null, // told with the detection
};

/** What a creature does with its activation: "utilise Guérisseur". */
function abilityUsed(ability: AbilityName): string {
  return isWritten(ability) ? 'utilise sa compétence' : USED[ability];
}

function isWritten(ability: AbilityName): ability is `text ${number}` {
  return ability.startsWith('text ');
}

const USED: Readonly<Record<Exclude<AbilityName, `text ${number}`>, string>> = {
  concentration: leadingTo('concentration', 'se concentre'),
  control: `utilise ${keyword('control')}`,
  'cure poison': `cherche à se débarrasser du ${keyword('poison')}`,
  healer: `utilise ${keyword('healer')}`,
  howl: `pousse un ${keyword('howl')}`,
  ritual: `accomplit un ${keyword('ritual')}`,
  stealth: "retourne dans l'ombre",
};
