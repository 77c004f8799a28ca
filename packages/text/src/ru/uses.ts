import type { AreaUse, AttackKind, KeywordName, KeywordUse, ShieldUse, TerrainUse, UseOf } from '@signum/classic';
import { bareBonuses, bansOf, bonusesOf } from './bonuses.ts';
import { untilWords } from './clause.ts';
import { effectText } from './effects.ts';
import { faceTable } from './faces.ts';
import { keywordNames } from './keyword-names.ts';
import { names } from './names.ts';
import { mark } from '../marks.ts';
import { nouns } from './nouns.ts';
import { count } from './numerals.ts';
import { payment } from './payments.ts';
import { all } from './selectors.ts';
import { told } from './sentences.ts';
import { newTalk, type Talk } from './talk.ts';
import { forbidden } from './verbs/gains.ts';

/** A keyword as printed, without a final stop: "Выстрел 3", "Разгон: +1 к Силе". */
export function useText(use: KeywordUse | TerrainUse, outer: Talk): string {
  // its text is about whoever has it, so it begins a talk of its own
  const talk = newTalk(outer.kind, outer.lookup, useText);
  const text = isTextUse(use) ? textOf(use, talk) : '';
  return text === '' ? title(use) : `${title(use)}${use.keyword === 'concentration' ? '. ' : ': '}${text}`;
}

/** Keywords that say something after their name; the others are their name alone. */
const TEXTS = {
  aura: (use, talk) => area(use, talk, 'имеет'),
  charge: ({ gives }, talk) => bareBonuses(gives, talk),
  concentration: ({ tokens, effect }, talk) => `За ${count(tokens, nouns.token)}: ${effectText(effect, talk)}`,
  contract: ({ gives }, talk) => bareBonuses(gives, talk),
  executioner: ({ gives }, talk) => bareBonuses(gives, talk),
  exhaustion: ({ gives, until }, talk) => bareBonuses(gives, talk) + (until ? ` ${untilWords[until]}` : ''),
  'first-word': ({ effect }, talk) => effectText(effect, talk),
  howl: (use, talk) => `до конца хода ${area(use, talk, 'получает')}`,
  'last-word': ({ effect }, talk) => effectText(effect, talk),
  'steam-engine': ({ roll }, talk) =>
    `бросьте кубик. ${faceTable(roll, effect => effectText(effect, talk, 'plain', '; '))}`,
  sting: ({ gives }, talk) => bareBonuses(gives, talk),
  surcharge: ({ effect }, talk) => effectText(effect, talk),
} as const satisfies { readonly [K in KeywordName]?: (use: UseOf<K>, talk: Talk) => string };

type TextUse = UseOf<keyof typeof TEXTS>;

export function isTextUse(use: KeywordUse | TerrainUse): use is TextUse {
  return use.keyword in TEXTS;
}

function textOf(use: TextUse, talk: Talk): string {
  const say = TEXTS[use.keyword] as (use: TextUse, talk: Talk) => string;
  return say(use, talk);
}

/** The name with its number or what belongs to it: "Щит от заклинаний", "Паровой котел (Выстрел)". */
function title(use: KeywordUse | TerrainUse): string {
  const name = (words: string): string => mark('keyword', use.keyword, words);
  const plain = keywordNames[use.keyword];
  if (use.keyword === 'minus-from-attacks') return name(plain.replace('X', String(use.x)));
  if (use.keyword === 'shield-against') return name(`${plain} ${AGAINST[use.against]}`);
  if (use.keyword === 'steam-engine') return `${name(plain)} (${attackName(use.on)})`;
  if (use.keyword === 'surcharge') return `${name(plain)} (${told(payment(use.pay))})`;
  return name('x' in use ? `${plain} ${use.x}` : plain);
}

const AGAINST: Readonly<Record<ShieldUse['against'], string>> = {
  impact: 'воздействия',
  'poison and disease': 'Яда и Болезни',
  'ranged attacks': 'атак дальнего боя',
  spells: 'заклинаний',
};

function attackName(attack: AttackKind): string {
  return attack === 'melee combat' ? 'ближний бой' : names.attacks[attack];
}

/** "каждый ваш персонаж имеет +1 к Силе" */
function area({ gives, whom, ...filters }: AreaUse, talk: Talk, has: string): string {
  const subject = all({ ...filters, all: whom }, talk, 'ваш').in('nom');
  const gained = bonusesOf(gives, talk);
  const bans = bansOf(gives);
  const facts = [...(gained ? [`${has} ${gained}`] : []), ...(bans.length > 0 ? [`не может ${forbidden(bans)}`] : [])];
  return `${subject} ${facts.join(' и ')}`;
}
