import type { AreaUse, Effect, Filters, KeywordUse, ShieldUse, TerrainUse } from '@signum/classic';
import { bonuses } from './bonuses.ts';
import { faces } from './rolls.ts';
import { keywordNames } from './keyword-names.ts';
import { keywordName } from './linked.ts';
import { names } from './names.ts';
import { general } from './selectors.ts';
import { payment } from './payments.ts';
import { anew, type Tale } from './tale.ts';
import { sentences } from './sentences.ts';
import { until } from './durations.ts';

const AGAINST: Readonly<Record<ShieldUse['against'], string>> = {
  impact: 'impact',
  'poison and disease': 'Poison and Disease',
  'ranged attacks': 'ranged attacks',
  spells: 'spells',
};

/** A keyword as printed, without a final stop: "Shooting 3", "Charge: +1 Strength". */
export function useText(use: KeywordUse | TerrainUse, outer: Tale): string {
  // its text is about whoever has it, so it begins a tale of its own
  const told = anew(outer);
  const name = keywordName(use.keyword);
  switch (use.keyword) {
    case 'minus-from-attacks':
      return keywordName(use.keyword, `−${use.x} from attacks`);
    case 'aura':
    case 'howl':
      return `${keywordName(use.keyword, `${keywordNames[use.keyword]} ${use.x}`)}: ${area(use, told)}`;
    case 'charge':
    case 'contract':
    case 'executioner':
    case 'sting':
      return `${name}: ${given(use.gives, told)}`;
    case 'exhaustion':
      return `${numbered(use)}: ${given(use.gives, told)}${until(use.until)}`;
    case 'first-word':
    case 'last-word':
      return `${name}: ${tell(use.effect, told)}`;
    case 'steam-engine':
      return `${name} (${names.attacks[use.on].replace('Melee', 'melee')}): roll a die. ${faces(use.roll, told)}`;
    case 'concentration':
      return `${numbered(use)}. Spend ${use.tokens} ${use.tokens === 1 ? 'token' : 'tokens'}: ${tell(use.effect, told)}`;
    case 'shield-against':
      return keywordName(use.keyword, `${keywordNames[use.keyword]} ${AGAINST[use.against]}`);
    case 'surcharge':
      return `${name} (${payment(use.pay)}): ${tell(use.effect, told)}`;
    default:
      return 'x' in use ? numbered(use) : name;
  }
}

function tell(effect: Effect, told: Tale): string {
  return sentences(told.grammar.sayings(effect, told));
}

function numbered({ keyword, x }: Extract<KeywordUse, { x: number }>): string {
  return keywordName(keyword, `${keywordNames[keyword]} ${x}`);
}

function given(gives: Parameters<typeof bonuses>[0], told: Tale): string {
  const { has, cannot, player } = bonuses(gives, told);
  return [has, cannot === '' ? '' : `cannot ${cannot}`, ...player].filter(part => part !== '').join('; ');
}

function area({ whom: all, gives, ...use }: AreaUse, told: Tale): string {
  const { text } = general({ ...filtersOf(use), all }, told);
  const { has, cannot } = bonuses(gives, told);
  return `${text} ${[has === '' ? '' : `have ${has}`, cannot === '' ? '' : `cannot ${cannot}`].filter(part => part !== '').join(' and ')}`;
}

/** The filters of an area, without what belongs to the keyword itself. */
function filtersOf(use: object): Filters {
  return Object.fromEntries(Object.entries(use).filter(([key]) => !['keyword', 'needs', 'x'].includes(key)));
}
