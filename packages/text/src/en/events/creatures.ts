import type { AbilityName, Happenings } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { DEEDS } from '../bonuses.ts';
import { keywordName } from '../linked.ts';
import { names } from '../names.ts';
import { signed } from '../nouns.ts';
import { called, length, many, player } from '../speech.ts';

/** What happens to creatures outside of attacks: they come, act, move, hide and change. */
export const creatures = {
  creatureSummoned: ({ player: seat, who, how }, roster) => {
    const { name, is } = player(seat, roster);
    if (how === 'from hand') return null; // told when the card was played
    return `${name} ${is('summon', 'summons')} ${called(roster.creature(who))}.`;
  },
  minionSummoned: () => null,
  firstWord: ({ who }, roster) => `${called(roster.creature(who))} speaks its ${keywordName('first-word')}.`,

  activationDeclared: ({ who }, roster) => `${called(roster.creature(who))} is activated.`,
  activationStart: () => null,
  activationCancelled: ({ who }, roster) => `The activation of ${called(roster.creature(who))} is cancelled.`,
  activationSkipped: ({ who }, roster) => `${called(roster.creature(who))} skips its activation.`,
  activationEnd: () => null,
  skipImposed: ({ who }, roster) => `${called(roster.creature(who))} will skip its next activation.`,
  deedForbidden: ({ who, deed }, roster) => `From now on ${called(roster.creature(who))} cannot ${DEEDS[deed]}.`,
  damageRedirected: ({ who, to }, roster) =>
    `The damage goes to ${called(roster.creature(to))} instead of ${called(roster.creature(who))}.`,
  abilityDeclared: ({ who, ability }, roster) => `${called(roster.creature(who))} ${abilityUsed(ability)}.`,
  abilityResolved: () => null,

  moveDeclared: ({ who, run }, roster) => `${called(roster.creature(who))} ${run ? 'runs' : 'moves'}.`,
  moveStarted: ({ who, length: way }, roster) =>
    way === undefined ? null : `${called(roster.creature(who))} covers ${length(way)}.`,
  moveEnded: () => null,
  contactLeft: () => null,
  contactEntered: ({ who, by }, roster) =>
    `${called(roster.creature(by))} comes into contact with ${called(roster.creature(who))}.`,
  terrainTouched: () => null,
  placed: ({ who }, roster) => `${called(roster.creature(who))} is placed on the Battlefield.`,

  stealthGained: ({ who }, roster) => `${called(roster.creature(who))} gains a ${keywordName('stealth')} token.`,
  stealthLost: ({ who, because }, roster) => {
    const why = WHY_SEEN[because];
    return why === null ? null : `${called(roster.creature(who))} loses its ${keywordName('stealth')} token${why}.`;
  },
  detectionAttempted: ({ who, by, face }, roster) =>
    `${called(roster.creature(by))} tries to detect ${called(roster.creature(who))}: ${names.faces[face]}.`,
  detectionFailed: ({ who }, roster) => `${called(roster.creature(who))} stays hidden.`,
  detected: ({ who, by }, roster) =>
    `${called(roster.creature(by))} detects ${called(roster.creature(who))}, which loses its ${keywordName('stealth')} token.`,
  poisonGained: ({ who }, roster) => `${called(roster.creature(who))} is poisoned.`,
  poisonLost: ({ who }, roster) => `${called(roster.creature(who))} is cured of ${keywordName('poison')}.`,
  diseaseGained: ({ who }, roster) => `${called(roster.creature(who))} falls ill with ${keywordName('disease')}.`,
  diseaseLost: ({ who }, roster) => `${called(roster.creature(who))} is cured of ${keywordName('disease')}.`,
  concentrationGained: ({ who, n }, roster) =>
    `${called(roster.creature(who))} gains ${many(n, `${keywordName('concentration')} token`)}.`,
  concentrationSpent: ({ who, n }, roster) =>
    `${called(roster.creature(who))} spends ${many(n, `${keywordName('concentration')} token`)}.`,
  victimChosen: ({ who, by }, roster) =>
    `${called(roster.creature(by))} chooses ${called(roster.creature(who))} as its victim.`,

  controlDeclared: ({ who, by }, roster) =>
    `${called(roster.creature(by))} tries to take control of ${called(roster.creature(who))}.`,
  controlGained: ({ who, player: seat }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('take', 'takes')} control of ${called(roster.creature(who))}.`;
  },
  controlEnded: ({ who, player: seat }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} no longer ${is('control', 'controls')} ${called(roster.creature(who))}.`;
  },

  abilityGained: ({ who, ability, x, plus }, roster) => {
    if (isParameter(ability)) return null; // told as the change of the number
    const what = plus === undefined ? keywordName(ability) : `${signed(plus)} ${keywordName(ability)}`;
    return `${called(roster.creature(who))} gains ${what}${x === undefined ? '' : `\u00a0${x}`}.`;
  },
  abilityLost: ({ who, ability }, roster) => `${called(roster.creature(who))} loses ${keywordName(ability)}.`,
  parameterChanged: ({ who, parameter, change, becomes, over }, roster) => {
    const name = called(roster.creature(who));
    const stat = names.stats[parameter];
    if (becomes !== undefined) return `The ${stat} of ${name} ${over ? 'is no longer' : 'becomes'} ${becomes}.`;
    const by = typeof change === 'number' ? signed(change) : `+${change ?? ''}`;
    const gets = typeof change === 'number' && change < 0 ? 'gets' : 'gains';
    return `${name} ${over ? 'no longer has' : gets} ${by} ${stat}.`;
  },
} satisfies Partial<Messages['events']>;

function isParameter(ability: Happenings['abilityGained']['ability']): ability is keyof typeof names.stats {
  return Object.hasOwn(names.stats, ability);
}

const WHY_SEEN: Readonly<Record<Happenings['stealthLost']['because'], string | null>> = {
  ability: ' by using an ability',
  attack: ' by attacking',
  backstab: ' by stabbing',
  detected: null, // told with the detection
};

/** What a creature does with its activation: "uses Healer". */
export function abilityUsed(ability: AbilityName): string {
  if (isWritten(ability)) return 'uses its ability';
  return USED[ability];
}

function isWritten(ability: AbilityName): ability is `text ${number}` {
  return ability.startsWith('text ');
}

const USED: Readonly<Record<Exclude<AbilityName, `text ${number}`>, string>> = {
  concentration: 'concentrates',
  control: `uses ${keywordName('control')}`,
  'cure poison': `tries to shake off ${keywordName('poison')}`,
  healer: `uses ${keywordName('healer')}`,
  howl: `uses ${keywordName('howl')}`,
  ritual: `performs a ${keywordName('ritual')}`,
  stealth: 'returns to the shadow',
};
