import type { AbilityName, Happenings, KeywordName, NumberKeyword, Ruler } from '@signum/classic';
import { mark } from '../../marks.ts';
import type { Messages } from '../../messages.ts';
import { deeds } from '../bonuses.ts';
import { faceWords } from '../faces.ts';
import { keywordNames, quoted, towards, word } from '../keyword-names.ts';
import { names } from '../names.ts';
import { nouns } from '../nouns.ts';
import { count, signed } from '../numerals.ts';
import { called, length, player } from '../speech.ts';

/** What happens to creatures outside of attacks: they come, act, move, hide and change. */
export const creatures = {
  creatureSummoned: ({ player: seat, who, how }, roster) => {
    if (how === 'from hand') return null; // told when the card was played
    const whose = player(seat, roster).own('ваше', 'существо');
    return `На Поле боя выходит ${whose} — ${called(roster.creature(who))}.`;
  },
  minionSummoned: () => null,
  firstWord: ({ who }, roster) => `${called(roster.creature(who))} говорит ${word('first-word', 'Первое слово')}.`,

  activationDeclared: ({ who }, roster) => `${called(roster.creature(who))} активируется.`,
  activationStart: () => null,
  activationCancelled: ({ who }, roster) => `Активация отменена: ${called(roster.creature(who))} не действует.`,
  activationSkipped: ({ who }, roster) => `${called(roster.creature(who))} пропускает активацию.`,
  activationEnd: () => null,
  skipImposed: ({ who }, roster) => `${called(roster.creature(who))} пропустит следующую активацию.`,
  deedForbidden: ({ who, deed }, roster) => `${called(roster.creature(who))} теперь не может ${deeds[deed]}.`,
  damageRedirected: ({ who, to }, roster) =>
    `Урон меняет цель: не ${called(roster.creature(who))}, а ${called(roster.creature(to))}.`,
  abilityDeclared: ({ who, ability }, roster) => `${called(roster.creature(who))} ${abilityUsed(ability)}.`,
  abilityResolved: () => null,

  moveDeclared: ({ who, run }, roster) => `${called(roster.creature(who))} ${run ? 'бежит' : 'движется'}.`,
  moveStarted: ({ who, length: way }, roster) =>
    way === undefined ? null : `${called(roster.creature(who))} проходит ${length(way)}.`,
  moveEnded: () => null,
  contactLeft: () => null,
  contactEntered: ({ who, by }, roster) =>
    `${called(roster.creature(by))} подходит вплотную, рядом ${called(roster.creature(who))}.`,
  terrainTouched: () => null,
  placed: ({ who }, roster) => `${called(roster.creature(who))} занимает место на Поле боя.`,

  stealthGained: ({ who }, roster) => `${called(roster.creature(who))} скрывается и получает жетон ${STEALTH}.`,
  stealthLost: ({ who, because }, roster) => {
    const why = WHY_SEEN[because];
    return why === null ? null : `${called(roster.creature(who))} ${why} и теряет жетон ${STEALTH}.`;
  },
  detectionAttempted: ({ who, by, face }, roster) =>
    `${called(roster.creature(by))} ищет скрытого врага, цель — ${called(roster.creature(who))}. Кубик: ${faceWords[face]}.`,
  detectionFailed: ({ who }, roster) => `${called(roster.creature(who))} остаётся в тени.`,
  detected: ({ who, by }, roster) =>
    `${called(roster.creature(by))} обнаруживает врага: ${called(roster.creature(who))} теряет жетон ${STEALTH}.`,
  poisonGained: ({ who }, roster) => `${called(roster.creature(who))} получает ${word('poison', 'Яд')}.`,
  poisonLost: ({ who }, roster) => `${called(roster.creature(who))} избавляется от ${word('poison', 'Яда')}.`,
  diseaseGained: ({ who }, roster) => `${called(roster.creature(who))} получает ${word('disease', 'Болезнь')}.`,
  diseaseLost: ({ who }, roster) => `${called(roster.creature(who))} избавляется от ${word('disease', 'Болезни')}.`,
  concentrationGained: ({ who, n }, roster) =>
    `${called(roster.creature(who))} получает ${count(n, nouns.token)} ${CONCENTRATION}.`,
  concentrationSpent: ({ who, n }, roster) =>
    `${called(roster.creature(who))} тратит ${count(n, nouns.token)} ${CONCENTRATION}.`,
  victimChosen: ({ who, by }, roster) =>
    `${called(roster.creature(by))} выбирает жертву: ${called(roster.creature(who))}.`,

  controlDeclared: ({ who, by }, roster) =>
    `${called(roster.creature(by))} пытается взять врага под контроль, цель — ${called(roster.creature(who))}.`,
  controlGained: ({ who, player: seat }, roster) =>
    `${called(roster.creature(who))} переходит под ${player(seat, roster).own('ваш', 'контроль')}.`,
  controlEnded: ({ who, player: seat }, roster) =>
    `${called(roster.creature(who))} выходит из-под ${player(seat, roster).own('вашего', 'контроля')}.`,

  abilityGained: ({ who, ability, x, plus }, roster) => {
    if (isParameter(ability)) return null; // told as the change of the number
    const what =
      plus === undefined ? `свойство «${named(ability, x)}»` : `${signed(plus)} ${towards(ability as NumberKeyword)}`;
    return `${called(roster.creature(who))} получает ${what}.`;
  },
  abilityLost: ({ who, ability }, roster) => `${called(roster.creature(who))} теряет свойство ${quoted(ability)}.`,
  parameterChanged: ({ who, parameter, change, becomes, over }, roster) => {
    const name = called(roster.creature(who));
    const stat = names.stats[parameter];
    if (becomes !== undefined) return `${name}: ${stat} ${over ? 'больше не' : 'теперь'} ${becomes}.`;
    const by = typeof change === 'number' ? signed(change) : `+${change ?? 0}`;
    return `${name} ${over ? 'больше не имеет' : 'получает'} ${by} к ${DATIVES[parameter]}.`;
  },
} satisfies Partial<Messages['events']>;

const STEALTH = word('stealth', 'скрытности');
const CONCENTRATION = word('concentration', 'концентрации');

const DATIVES = { health: 'Здоровью', movement: 'Движению', strength: 'Силе' } as const;

function isParameter(ability: Happenings['abilityGained']['ability']): ability is keyof typeof names.stats {
  return Object.hasOwn(names.stats, ability);
}

/** "Выстрел 2", "−1 от атак" */
function named(keyword: KeywordName, x: Ruler | number | undefined): string {
  const name = keywordNames[keyword];
  if (x === undefined) return mark('keyword', keyword, name);
  return mark('keyword', keyword, keyword === 'minus-from-attacks' ? name.replace('X', String(x)) : `${name} ${x}`);
}

const WHY_SEEN: Readonly<Record<Happenings['stealthLost']['because'], string | null>> = {
  ability: 'использует свойство',
  attack: 'атакует',
  backstab: `бьёт ${word('backstab', 'в спину')}`,
  detected: null, // told with the detection
};

/** What a creature does with its activation: "использует свойство «Целитель»". */
function abilityUsed(ability: AbilityName): string {
  return isWritten(ability) ? 'использует своё свойство' : USED[ability];
}

function isWritten(ability: AbilityName): ability is `text ${number}` {
  return ability.startsWith('text ');
}

const USED: Readonly<Record<Exclude<AbilityName, `text ${number}`>, string>> = {
  concentration: word('concentration', 'концентрируется'),
  control: `использует свойство ${quoted('control')}`,
  'cure poison': `старается избавиться от ${word('poison', 'Яда')}`,
  healer: `использует свойство ${quoted('healer')}`,
  howl: `издаёт ${word('howl', 'Вой')}`,
  ritual: `проводит ${word('ritual', 'Ритуал')}`,
  stealth: 'возвращается в тень',
};
