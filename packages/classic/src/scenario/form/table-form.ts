import type { Card } from '../../card.ts';
import { CARD_TYPES } from '../../vocabulary.ts';
import { Misread } from './misread.ts';
import { millimetres, place } from './place.ts';
import type { Of, Shape } from './shape.ts';
import { either, entriesOf, fields, list, textFirst, whole, yesNo } from './shapes.ts';
import { card, cards, player, terrainKeyword } from './words.ts';

/** A template: a card of the catalogue, or a round one of this radius with these abilities. */
export const terrainForm = fields(
  { at: place },
  {
    card,
    radius: millimetres,
    keywords: list(terrainKeyword),
    turn: whole('degrees, counter-clockwise', 0, 359),
    of: player,
    searched: yesNo('Ruins that have been searched'),
  },
);
export type TerrainForm = Of<typeof terrainForm>;

const building = either('a building', textFirst, card, fields({ card }, { tapped: yesNo('has been used this turn') }));
const relic = either(
  'a relic',
  textFirst,
  card,
  fields(
    { card },
    {
      tokens: whole('Armour tokens left of its Durability'),
      marks: whole('uses so far'),
      tapped: yesNo('has been used this turn'),
    },
  ),
);
const copies = either('a card', textFirst, card, fields({ card, copies: whole('copies', 1, 40) }, {}));

/** One player's half of the table. */
export const playerForm = fields(
  {},
  {
    hero: card,
    minion: card,
    prosperity: whole('Prosperity; 3 unless told'),
    city: list(building),
    hand: cards,
    /** The top card first. */
    deck: list(copies),
    graveyard: cards,
    relics: list(relic),
    tactics: cards,
    /** Buildings and terrains not yet played. */
    pool: cards,
    'failed draws': whole('draws from an empty deck so far'),
    kills: whole('opposing characters eliminated'),
  },
);
export type PlayerForm = Of<typeof playerForm>;

/** A card of this scenario: as in the catalogue, but names, faction and cost may be left out. */
export const cardForm: Shape<Card> = {
  read(value, where) {
    const given = Object.fromEntries(entriesOf(value, where));
    const id = card.read(given['id'], `${where}.id`);
    const type = CARD_TYPES.find(one => one === given['type']);
    if (type === undefined) throw new Misread(`${where}.type`, `is not one of ${CARD_TYPES.join(', ')}`);
    for (const field of NEEDED[type]) {
      if (!Object.hasOwn(given, field)) throw new Misread(`${where}.${field}`, `is missing; a ${type} needs it`);
    }
    const names = { en: id, fr: id, ru: id };
    return {
      faction: 'none',
      names,
      ...((type === 'hero' || type === 'character') && { given: id }),
      ...(type !== 'hero' && type !== 'minion' && { cost: { buildings: [], prosperity: 0 } }),
      ...given,
    } as unknown as Card;
  },
  schema: () => ({
    type: 'object',
    properties: { id: card.schema(), type: { enum: CARD_TYPES } },
    required: ['id', 'type'],
    description: 'a card as in the catalogue; names, faction and cost may be left out',
  }),
};

const BODY = ['strength', 'health', 'base'];
const NEEDED: Readonly<Record<Card['type'], readonly string[]>> = {
  hero: BODY,
  minion: BODY,
  character: BODY,
  spell: ['effect'],
  relic: ['slot'],
  tactic: ['abilities'],
  building: ['kind'],
  terrain: ['kind', 'template'],
};
