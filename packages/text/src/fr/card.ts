import type {
  BuildingCard,
  Card,
  Effect,
  KeywordUse,
  RelicCard,
  SupportType,
  TerrainCard,
  TerrainUse,
  UseMoment,
} from '@signum/classic';
import type { CardLine, CardText } from '../card-text.ts';
import { houseFields } from '../house.ts';
import type { Lookup } from '../language.ts';
import { mark } from '../marks.ts';
import { abilityText } from './abilities.ts';
import { bonusList } from './bonuses.ts';
import { isSequence, pieces } from './combinators.ts';
import { classLabel, nameOf, ofGroup } from './filters.ts';
import { keyword } from './keyword-mark.ts';
import { names } from './names.ts';
import { agree, au } from './phrase.ts';
import { reminder } from './reminders.ts';
import { results } from './rolls.ts';
import { paragraph, sentences } from './sentences.ts';
import { introduce, telling, turnTo, type Bearer, type Telling } from './telling.ts';
import { typeLine } from './type-line.ts';
import { inSentence, small, typography } from './typography.ts';
import { inlineUse, useLine } from './use-text.ts';

/** A card as a French player reads it. */
export function cardText(card: Card, lookup: Lookup): CardText {
  const start = () => telling({ bearer: bearerOf(card), lookup, say: { use: inlineUse } });
  return {
    name: typography(card.names.fr),
    type: typography(typeLine(card, lookup)),
    lines: linesOf(card, start).map(line => ({
      ...line,
      text: typography(line.text),
      ...(line.reminder !== undefined && { reminder: typography(line.reminder) }),
    })),
    ...(card.flavour && { flavour: typography(card.flavour.fr) }),
    house: [...new Set(houseFields(card, 'fr').map(field => names.fields[field]))].map(typography),
  };
}

function bearerOf({ type }: Card): Bearer {
  switch (type) {
    case 'spell':
    case 'tactic':
      return 'support';
    case 'relic':
    case 'building':
    case 'terrain':
      return type;
    default:
      return 'creature';
  }
}

/** Each line begins anew: nothing was said before it. */
type Start = () => Telling;

function linesOf(card: Card, start: Start): CardLine[] {
  return [
    ...('hero' in card && card.hero !== undefined ? [heroLock(card.type, card.hero, start())] : []),
    ...(card.type === 'relic' ? usesOf(card) : []),
    ...('keywords' in card ? (card.keywords ?? []).map(use => keywordLine(use, start())) : []),
    ...('members' in card ? membersOf(card, start()) : []),
    ...('effect' in card ? effectLines(card.effect, start()) : []),
    ...(card.abilities ?? []).map((ability): CardLine => {
      const told = start();
      return { about: 'ability', text: under(ability.needs, abilityText(ability, told), told) };
    }),
    ...('ruins' in card ? ruinsOf(card, start()) : []),
  ];
}

/** "Sort réservé à Szaravel": it can be played in that hero's squad alone (C-CRD-13). */
function heroLock(type: SupportType, hero: string, told: Telling): CardLine {
  const reserved = agree('réservé', { gender: type === 'spell' ? 'm' : 'f' });
  return {
    about: 'hero',
    text: `${names.types[type]} ${reserved} ${au(mark('card', hero, inSentence(nameOf(hero, told))))}.`,
  };
}

const MOMENTS: Readonly<Record<UseMoment, string>> = {
  'attack dice': "à chaque corps à corps avec des dés d'attaque",
  'magical attack': 'à chaque attaque magique',
  'melee combat': 'à chaque corps à corps',
  'ranged attack': 'à chaque attaque à distance',
  tap: 'à chaque utilisation',
  trigger: 'à chaque utilisation',
};

function usesOf({ uses, durability }: RelicCard): CardLine[] {
  return [
    ...(uses === undefined
      ? []
      : [
          {
            about: 'uses' as const,
            text: `${keyword('multiple-uses', uses.n)} (${MOMENTS[uses.on]})`,
            reminder: reminder('multiple-uses', uses.n),
          },
        ]),
    ...(durability === undefined
      ? []
      : [
          {
            about: 'uses' as const,
            text: keyword('durability', durability),
            reminder: reminder('durability', durability),
          },
        ]),
  ];
}

function keywordLine(use: KeywordUse | TerrainUse, told: Telling): CardLine {
  return {
    about: 'keyword',
    text: under(use.needs, useLine(use, told), told),
    reminder: reminder(use.keyword, 'x' in use ? use.x : undefined),
  };
}

/** Text that counts only while a building stands begins with its name (C-CRD-30). */
function under(building: string | undefined, text: string, told: Telling): string {
  return building === undefined ? text : `${classLabel(building, told)} : ${small(text)}`;
}

function membersOf({ id, members }: BuildingCard, told: Telling): CardLine[] {
  if (!members || members.length === 0) return [];
  return [{ about: 'members', text: `Personnages ${ofGroup(id, told)} : ${bonusList(members, told)}.` }];
}

const isClassText = (part: Effect): boolean =>
  !isSequence(part) && part.do === 'if' && 'standing' in part.cond && part.else === undefined;

/** What a spell does; what it does for a class building has a line of its own. */
function effectLines(effect: Effect, told: Telling): CardLine[] {
  const parts = isSequence(effect) ? effect : [effect];
  const main = sentences(parts.filter(part => !isClassText(part)).flatMap(part => pieces(part, told)));
  const ofClasses = parts.filter(isClassText).map(part => {
    told.topic = null;
    return sentences(pieces(part, told));
  });
  return [main, ...ofClasses].filter(told => told.length > 0).map(told => ({ about: 'effect', text: paragraph(told) }));
}

/** Only characters search (C-RUI-1); the table speaks of the one who does (C-RUI-4). */
function ruinsOf({ ruins }: TerrainCard, told: Telling): CardLine[] {
  if (!ruins) return [];
  introduce(told, 'that creature', { words: 'ce personnage', gender: 'm' });
  turnTo(told, 'that creature');
  const found = results(ruins, told, pieces);
  return [{ about: 'ruins', text: paragraph(['quand un personnage fouille ces Ruines, lancez un dé', ...found]) }];
}
