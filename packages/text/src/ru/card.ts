import type { Bonus, Card, Effect, KeywordUse, TerrainUse, UseMoment } from '@signum/classic';
import type { CardLine, CardText, LineAbout } from '../card-text.ts';
import { houseFields } from '../house.ts';
import type { Lookup } from '../language.ts';
import { capital, mark } from '../marks.ts';
import type { Race } from '../race.ts';
import { abilityText } from './abilities.ts';
import { adjective } from './adjectives.ts';
import { belongingTo, buildingName, nameOf } from './affiliations.ts';
import { bareBonuses } from './bonuses.ts';
import { effectText } from './effects.ts';
import { faceTable } from './faces.ts';
import { keywordNames } from './keyword-names.ts';
import { names } from './names.ts';
import { nouns } from './nouns.ts';
import { phrase } from './phrase.ts';
import { reminder } from './reminders.ts';
import { newTalk, referent, type Talk } from './talk.ts';
import { finished, typography } from './typography.ts';
import { isTextUse, useText } from './uses.ts';

/** A card in Russian. */
export function cardText(card: Card, lookup: Lookup): CardText {
  const { flavour } = card;
  return {
    name: typography(card.names.ru),
    type: typography(typeLine(card, lookup)),
    lines: lines(card, () => newTalk(kindOfTalk(card), lookup, useText)),
    ...(flavour && { flavour: typography(flavour.ru) }),
    house: [...new Set(houseFields(card, 'ru').map(field => names.fields[field]))],
  };
}

/** "Персонаж · Псы войны · человек", "Классовое здание · Вольный город Валлор" */
function typeLine(card: Card, lookup: Lookup): string {
  return [
    card.type === 'building' || card.type === 'terrain' ? kindOf(card) : names.types[card.type],
    ...(card.type === 'relic' ? [names.slots[card.slot].toLowerCase()] : []),
    ...(card.faction === 'none' ? [] : [names.factions[card.faction]]),
    ...('race' in card && card.race !== undefined ? [names.races[card.race as Race]] : []),
    ...('affiliation' in card && card.affiliation ? [buildingName(card.affiliation, lookup)] : []),
  ].join(' · ');
}

const KINDS = { basic: 'базовый', class: 'классовый', unique: 'уникальный' } as const;

function kindOf({ type, kind }: Extract<Card, { kind: string }>): string {
  return capital(phrase(nouns[type], [adjective(KINDS[kind])]).in('nom'));
}

/** Every line is a talk of its own: a pronoun never reaches over its edge. */
function lines(card: Card, talk: () => Talk): CardLine[] {
  const { lookup } = talk();
  return [
    ...('hero' in card && card.hero !== undefined
      ? [line('hero', `Только в отряде героя «${mark('card', card.hero, nameOf(card.hero, lookup))}»`)]
      : []),
    ...(card.type === 'relic' ? usesOf(card) : []),
    ...('keywords' in card ? (card.keywords ?? []).map(use => keywordLine(use, talk())) : []),
    ...(card.type === 'spell' ? spellLines(card.effect, talk()) : []),
    ...(card.type === 'building' && card.members ? [membersLine(card.id, card.members, lookup)] : []),
    ...(card.abilities ?? []).map(ability => line('ability', abilityText(ability, talk()))),
    ...(card.type === 'terrain' && card.ruins ? [ruinsLine(card.ruins, talk())] : []),
  ];
}

const line = (about: LineAbout, text: string): CardLine => ({ about, text: finished(text) });

function kindOfTalk({ type }: Card): Talk['kind'] {
  if (type === 'terrain') return type;
  return type === 'hero' || type === 'minion' || type === 'character' ? 'creature' : 'support';
}

/** A plain keyword is its name alone; one with a text is a sentence. */
function keywordLine(use: KeywordUse | TerrainUse, talk: Talk): CardLine {
  const label = use.needs === undefined ? '' : `${buildingName(use.needs, talk.lookup)}: `;
  const text = label + useText(use, talk);
  return {
    about: 'keyword',
    text: isTextUse(use) ? finished(text) : typography(text),
    reminder: reminder(use.keyword, 'x' in use ? use.x : undefined),
  };
}

const MOMENTS: Readonly<Record<UseMoment, string>> = {
  'attack dice': 'в каждом ближнем бою с кубиками атаки',
  'magical attack': 'при каждой магической атаке',
  'melee combat': 'в каждом ближнем бою',
  'ranged attack': 'при каждой атаке дальнего боя',
  tap: 'при каждом использовании',
  trigger: 'при каждом использовании',
};

function usesOf({ uses, durability }: Extract<Card, { type: 'relic' }>): CardLine[] {
  return [
    ...(uses ? [usesLine('multiple-uses', uses.n, ` (${MOMENTS[uses.on]})`)] : []),
    ...(durability === undefined ? [] : [usesLine('durability', durability, '')]),
  ];
}

function usesLine(term: 'durability' | 'multiple-uses', x: number, rest: string): CardLine {
  const text = typography(mark('keyword', term, `${keywordNames[term]} ${x}`) + rest);
  return { about: 'uses', text, reminder: reminder(term, x) };
}

/** What a class adds to a spell stands on a line of its own, but goes on speaking of the same creatures. */
function spellLines(effect: Effect, talk: Talk): CardLine[] {
  const steps: readonly Effect[] = Array.isArray(effect) ? effect : [effect];
  return [
    line(
      'effect',
      capital(
        effectText(
          steps.filter(step => !isClassText(step)),
          talk,
        ),
      ),
    ),
    ...steps.filter(isClassText).map(step => line('effect', effectText(step, talk))),
  ];
}

function isClassText(step: Effect): boolean {
  return 'cond' in step && 'standing' in step.cond;
}

function membersLine(id: string, members: readonly Bonus[], lookup: Lookup): CardLine {
  const talk = newTalk('creature', lookup, useText);
  return line('members', `Ваши персонажи ${belongingTo(id, lookup)}: ${bareBonuses(members, talk)}`);
}

/** Only characters search (C-RUI-1). */
function ruinsLine(ruins: NonNullable<Extract<Card, { type: 'terrain' }>['ruins']>, talk: Talk): CardLine {
  const searcher = referent(nouns.character, () => phrase(nouns.character, [adjective('обыскавший')]));
  talk.that = searcher;
  const rows = faceTable(ruins, effect => {
    Object.assign(talk, { now: [], before: [searcher] });
    return effectText(effect, talk, 'plain', '; ');
  });
  return line('ruins', `Обыскавший персонаж бросает кубик. ${rows}`);
}
