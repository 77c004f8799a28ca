import type { Card, Effect, KeywordUse, TerrainUse, UseMoment } from '@signum/classic';
import type { CardLine, CardText } from '../card-text.ts';
import { houseFields } from '../house.ts';
import type { Lookup } from '../language.ts';
import type { Race } from '../race.ts';
import { capital } from '../marks.ts';
import { abilityText } from './abilities.ts';
import { bonuses } from './bonuses.ts';
import { sayings } from './effects.ts';
import { faces } from './rolls.ts';
import { sentences } from './sentences.ts';
import { keywordNames } from './keyword-names.ts';
import { buildingName, cardName, keywordName } from './linked.ts';
import { names } from './names.ts';
import { reminder } from './reminders.ts';
import { begin } from './begin.ts';
import type { Bearer } from './tale.ts';
import { finished, typography } from './typography.ts';
import { isTextUse } from './text-keywords.ts';
import { useText } from './uses.ts';

/** A card in English. */
export function cardText(card: Card, lookup: Lookup): CardText {
  const { flavour } = card;
  return {
    name: typography(card.names.en),
    type: typography(typeLine(card, lookup)),
    lines: lines(card, lookup),
    ...(flavour && { flavour: typography(flavour.en) }),
    house: [...new Set(houseFields(card, 'en').map(field => names.fields[field]))],
  };
}

function typeLine(card: Card, lookup: Lookup): string {
  const kind =
    card.type === 'building' || card.type === 'terrain'
      ? `${names.kinds[card.kind]} ${names.types[card.type].toLowerCase()}`
      : names.types[card.type];
  return [
    kind,
    ...(card.type === 'relic' ? [names.slots[card.slot]] : []),
    ...(card.faction === 'none' ? [] : [names.factions[card.faction]]),
    ...('race' in card && card.race !== undefined ? [names.races[card.race as Race]] : []),
    ...('affiliation' in card && card.affiliation ? [buildingName(card.affiliation, { lookup })] : []),
  ].join(' · ');
}

function lines(card: Card, lookup: Lookup): CardLine[] {
  const bearer = bearerOf(card);
  const told = begin(lookup, bearer);
  return [
    ...('hero' in card && card.hero !== undefined
      ? [line('hero', `Only in the squad of ${cardName(card.hero, told)}`)]
      : []),
    ...(card.type === 'relic' ? usesOf(card) : []),
    ...('keywords' in card ? (card.keywords ?? []).map(use => keywordLine(use, bearer, lookup)) : []),
    ...(card.type === 'spell' ? spellLines(card.effect, lookup) : []),
    ...(card.type === 'building' && card.members ? [membersLine(card.id, card.members, lookup)] : []),
    ...(card.abilities ?? []).map(ability => line('ability', abilityText(ability, bearer, lookup))),
    ...(card.type === 'terrain' && card.ruins ? [ruinsLine(card.ruins, lookup)] : []),
  ];
}

const line = (about: CardLine['about'], text: string): CardLine => ({ about, text: finished(text) });

function bearerOf({ type }: Card): Bearer {
  if (type === 'terrain') return 'terrain';
  return type === 'hero' || type === 'minion' || type === 'character' ? 'creature' : 'hero';
}

/** A plain keyword is its name, as in a list; one with a text is a sentence. */
export function keywordLine(use: KeywordUse | TerrainUse, bearer: Bearer, lookup: Lookup): CardLine {
  const told = begin(lookup, bearer);
  const text = useText(use, told);
  const label = use.needs === undefined ? '' : `${buildingName(use.needs, told)}: `;
  const isText = isTextUse(use);
  return {
    about: 'keyword',
    text: isText ? finished(label + text) : typography(label + text),
    reminder: reminder(use.keyword, 'x' in use ? use.x : undefined),
  };
}

const MOMENTS: Readonly<Record<UseMoment, string>> = {
  'attack dice': 'each melee combat with attack dice',
  'magical attack': 'each magical attack',
  'melee combat': 'each melee combat',
  'ranged attack': 'each ranged attack',
  tap: 'each use',
  trigger: 'each use',
};

function usesOf({ uses, durability }: Extract<Card, { type: 'relic' }>): CardLine[] {
  return [
    ...(uses ? [usesLine('multiple-uses', uses.n, ` (${MOMENTS[uses.on]})`)] : []),
    ...(durability === undefined ? [] : [usesLine('durability', durability, '')]),
  ];
}

function usesLine(term: 'durability' | 'multiple-uses', x: number, rest: string): CardLine {
  return {
    about: 'uses',
    text: typography(keywordName(term, `${keywordNames[term]} ${x}`) + rest),
    reminder: reminder(term, x),
  };
}

const isClassText = (step: Effect): boolean => 'cond' in step && 'standing' in step.cond;

/** What a class adds to a spell stands on a line of its own. */
function spellLines(effect: Effect, lookup: Lookup): CardLine[] {
  const told = begin(lookup, 'hero');
  const steps = Array.isArray(effect) ? (effect as readonly Effect[]) : [effect];
  const common = sentences(steps.filter(step => !isClassText(step)).flatMap(step => sayings(step, told)));
  return [
    line('effect', capital(common)),
    ...steps.filter(isClassText).map(step => line('effect', sentences(sayings(step, told)))),
  ];
}

function membersLine(id: string, members: Parameters<typeof bonuses>[0], lookup: Lookup): CardLine {
  const told = begin(lookup, 'creature');
  const { has, cannot } = bonuses(members, told);
  const facts = [has === '' ? '' : `have ${has}`, cannot === '' ? '' : `cannot ${cannot}`].filter(part => part !== '');
  return line('members', `Your characters of the ${buildingName(id, told)} ${facts.join(' and ')}`);
}

function ruinsLine(ruins: NonNullable<Extract<Card, { type: 'terrain' }>['ruins']>, lookup: Lookup): CardLine {
  const told = begin(lookup, 'terrain');
  told.who = { text: 'that creature', entity: 'who' };
  told.it = 'who';
  return line('ruins', `A creature that searches here rolls a die. ${faces(ruins, told)}`);
}
