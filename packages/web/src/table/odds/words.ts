import { de } from '../../app/french-de.ts';
import type { LanguageCode } from '@signum/text';

/** What is said about chances, and about dice that were rolled. */
export interface Words {
  readonly split: (dice: number) => string;
  readonly attack: string;
  readonly defence: string;
  readonly attackDice: string;
  readonly wounds: (n: number) => string;
  readonly kills: (name: string, chance: string) => string;
  readonly harms: (name: string, chance: string) => string;
  readonly youTake: (chance: string) => string;
  readonly youFall: (chance: string) => string;
  readonly turns: (name: string, chance: string) => string;
  readonly hasChosen: (name: string, attack: number, defence: number) => string;
  readonly answersBest: (name: string) => string;
  readonly reckoning: string;
  readonly tooManyEnds: string;
  readonly allSplits: string;
  readonly matrixHelp: (other: string) => string;
  readonly ownDice: string;
  readonly otherDice: (name: string) => string;
  readonly bestReply: string;
  readonly bestSplit: string;
  readonly dealtAndSuffered: (dealt: string, suffered: string) => string;
  readonly chances: Readonly<Record<ChanceWord, string>>;
}

export type ChanceWord = 'almost' | 'certain' | 'even' | 'hardly' | 'likely' | 'never' | 'unlikely';

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    split: dice => (dice === 1 ? 'Split 1 die' : `Split ${dice} dice`),
    attack: 'Attack',
    defence: 'Defence',
    attackDice: 'Attack dice',
    wounds: n => (n === 1 ? '1 wound' : `${n} wounds`),
    kills: (name, chance) => `${name} falls: ${chance}`,
    harms: (name, chance) => `${name} loses 1 or more: ${chance}`,
    youTake: chance => `You take 1 or more: ${chance}`,
    youFall: chance => `You fall: ${chance}`,
    turns: (name, chance) => `${name} changes sides: ${chance}`,
    hasChosen: (name, attack, defence) => `${name} has chosen: ${attack} attack, ${defence} defence.`,
    answersBest: name => `${name} answers your split; its best answer is reckoned with.`,
    reckoning: 'Reckoning…',
    tooManyEnds: 'This fight can end in too many ways to reckon them all.',
    allSplits: 'All splits',
    matrixHelp: other => `Wounds on average, dealt / suffered. Rows: your attack dice. Columns: those of ${other}.`,
    ownDice: 'Your attack dice',
    otherDice: name => `Attack dice of ${name}`,
    bestReply: 'best reply',
    bestSplit: 'best split',
    dealtAndSuffered: (dealt, suffered) => `deals ${dealt}, suffers ${suffered}`,
    chances: {
      never: 'never',
      hardly: 'hardly',
      unlikely: 'unlikely',
      even: 'about even',
      likely: 'likely',
      almost: 'almost certain',
      certain: 'certain',
    },
  },
  fr: {
    split: dice => (dice === 1 ? 'Répartir 1 dé' : `Répartir ${dice} dés`),
    attack: 'Attaque',
    defence: 'Défense',
    attackDice: 'Dés d’attaque',
    wounds: n => (n > 1 ? `${n} blessures` : `${n} blessure`),
    kills: (name, chance) => `${name} tombe : ${chance}`,
    harms: (name, chance) => `${name} perd 1 ou plus : ${chance}`,
    youTake: chance => `Vous perdez 1 ou plus : ${chance}`,
    youFall: chance => `Vous tombez : ${chance}`,
    turns: (name, chance) => `${name} change de camp : ${chance}`,
    hasChosen: (name, attack, defence) => `${name} a choisi : ${attack} en attaque, ${defence} en défense.`,
    answersBest: name => `${name} répond ensuite ; sa meilleure réponse est comptée.`,
    reckoning: 'Calcul…',
    tooManyEnds: 'Ce combat a trop d’issues possibles pour les calculer toutes.',
    allSplits: 'Toutes les répartitions',
    matrixHelp: other =>
      `Blessures en moyenne, infligées / subies. Lignes : vos dés d’attaque. Colonnes : ceux ${de(other)}.`,
    ownDice: 'Vos dés d’attaque',
    otherDice: name => `Dés d’attaque : ${name}`,
    bestReply: 'meilleure réponse',
    bestSplit: 'meilleure répartition',
    dealtAndSuffered: (dealt, suffered) => `inflige ${dealt}, subit ${suffered}`,
    chances: {
      never: 'jamais',
      hardly: 'à peine',
      unlikely: 'peu probable',
      even: 'une chance sur deux',
      likely: 'probable',
      almost: 'presque certain',
      certain: 'certain',
    },
  },
  ru: {
    split: dice => `Распределить кубики: ${dice}`,
    attack: 'Атака',
    defence: 'Защита',
    attackDice: 'Кубики атаки',
    wounds: n => `${n} ${woundsIn(n)}`,
    kills: (name, chance) => `${name} погибает: ${chance}`,
    harms: (name, chance) => `${name} теряет 1 и больше: ${chance}`,
    youTake: chance => `Вы теряете 1 и больше: ${chance}`,
    youFall: chance => `Вы погибаете: ${chance}`,
    turns: (name, chance) => `${name} меняет сторону: ${chance}`,
    hasChosen: (name, attack, defence) => `${name}: выбор сделан, атака ${attack}, защита ${defence}.`,
    answersBest: name => `${name} отвечает после вас; учтён лучший ответ.`,
    reckoning: 'Считаю…',
    tooManyEnds: 'У этого боя слишком много исходов, чтобы просчитать все.',
    allSplits: 'Все варианты',
    matrixHelp: other => `Раны в среднем, нанесённые / полученные. Строки: ваши кубики атаки. Столбцы: ${other}.`,
    ownDice: 'Ваши кубики атаки',
    otherDice: name => `Кубики атаки: ${name}`,
    bestReply: 'лучший ответ',
    bestSplit: 'лучший вариант',
    dealtAndSuffered: (dealt, suffered) => `наносит ${dealt}, получает ${suffered}`,
    chances: {
      never: 'никогда',
      hardly: 'едва ли',
      unlikely: 'маловероятно',
      even: 'пятьдесят на пятьдесят',
      likely: 'вероятно',
      almost: 'почти наверняка',
      certain: 'наверняка',
    },
  },
};

function woundsIn(n: number): string {
  return { one: 'рана', few: 'раны' }[new Intl.PluralRules('ru').select(n) as 'few' | 'one'] ?? 'ран';
}
