import type { AreaUse, AttackKind, KeywordUse, ShieldUse, TerrainUse } from '@signum/classic';
import { ban, bonuses, bonusList } from './bonuses.ts';
import { it, predicate } from './clause.ts';
import { pieces } from './combinators.ts';
import { duration } from './durations.ts';
import { keyword, leadingTo } from './keyword-mark.ts';
import { keywordNames } from './keyword-names.ts';
import { names } from './names.ts';
import { counted, listed } from './phrase.ts';
import { payment } from './payments.ts';
import { results } from './rolls.ts';
import { continued, sentences } from './sentences.ts';
import { subject } from './targets.ts';
import { telling, type Telling } from './telling.ts';

/** A keyword as printed: its name with the number, and its own text in sentences, where it has one. */
export interface UseText {
  readonly head: string;
  readonly text: readonly string[];
}

const AGAINST: Readonly<Record<ShieldUse['against'], string>> = {
  impact: 'aux influences',
  'poison and disease': 'au Poison et à la Maladie',
  'ranged attacks': 'aux attaques à distance',
  spells: 'aux sorts',
};

export function useText(use: KeywordUse | TerrainUse, outer: Telling): UseText {
  // its text is about whoever has it, so nothing was said before
  const told = telling(outer);
  switch (use.keyword) {
    case 'aura':
    case 'howl':
      return { head: keyword(use.keyword, use.x), text: [area(use, told)] };
    case 'charge':
    case 'contract':
    case 'executioner':
    case 'sting':
      return { head: keyword(use.keyword), text: [bonusList(use.gives, told)] };
    case 'exhaustion': {
      const end = duration(use.until);
      return { head: keyword(use.keyword, use.x), text: [bonusList(use.gives, told) + (end && ` ${end}`)] };
    }
    case 'first-word':
    case 'last-word':
      return { head: keyword(use.keyword), text: sentences(pieces(use.effect, told)) };
    case 'steam-engine':
      return {
        head: `${keyword(use.keyword)} (${attackName(use.on)})`,
        text: ['lancez un dé', ...results(use.roll, told, pieces)],
      };
    case 'concentration':
      return {
        head: `${keyword(use.keyword, use.x)} ; ${counted(use.tokens, 'marqueur')}`,
        text: sentences(pieces(use.effect, told)),
      };
    case 'surcharge':
      return {
        head: `${keyword(use.keyword)} (${payment(use.pay, 'you')})`,
        text: sentences(pieces(use.effect, told)),
      };
    case 'shield-against':
      return { head: leadingTo(use.keyword, `${keywordNames[use.keyword]} ${AGAINST[use.against]}`), text: [] };
    default:
      return { head: 'x' in use ? keyword(use.keyword, use.x) : keyword(use.keyword), text: [] };
  }
}

/** "chacun de vos personnages a +1 en Force"; a Howl gives it for the turn. */
function area(use: AreaUse, told: Telling): string {
  const holder = subject({ ...use, all: use.whom }, told);
  const { has, suffers, cannot } = bonuses(use.gives, told);
  const isHowl = use.keyword === 'howl';
  const words = [
    ...(has ? [predicate(it(holder, isHowl ? 'gagner' : 'avoir', has))] : []),
    ...(suffers ? [predicate(it(holder, 'subir', suffers))] : []),
    ...(cannot.length > 0 ? [predicate(it(holder, ...ban(cannot, holder.gender)))] : []),
  ];
  return `${holder.words} ${listed(words)}${isHowl ? ` ${duration('end of turn')}` : ''}`;
}

/** Inside brackets: "corps à corps", "Tir". */
function attackName(kind: AttackKind): string {
  return kind === 'melee combat' ? 'corps à corps' : names.attacks[kind];
}

/** In the middle of a sentence: "Tir 2", "Dernière Parole (gagnez 1 Prospérité)". */
export function inlineUse(use: KeywordUse, told: Telling): string {
  const { head, text } = useText(use, told);
  return text.length === 0 ? head : `${head} (${text.join(' ; ')})`;
}

/** As a line of its own: "Écrasement : +1 en Force." A plain keyword is its name alone. */
export function useLine(use: KeywordUse | TerrainUse, told: Telling): string {
  const { head, text } = useText(use, told);
  return text.length === 0 ? head : `${head} : ${continued(text)}`;
}
