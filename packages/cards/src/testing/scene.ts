import { classicMachine, type Card, type CardId, type CharacterCard } from '@signum/classic';
import { stateOf, tableOn, type Figure, type Ground, type Position } from '@signum/classic/testing';
import { catalogue } from '../classic/catalogue.ts';
import { onStage, type Stage } from './stage.ts';

/** A creature of a test: a real card by its id, or some stranger told by `print`. Millimetres. */
export type Actor = Figure & { readonly card?: CardId };

/** A position with cards of the catalogue, which are named by their ids. */
export interface Scene extends Omit<Position, 'cards' | 'creatures' | 'heroes' | 'terrains'> {
  /** Whoever is called `hero0` or `hero1` takes the place of the plain hero in that corner. */
  readonly creatures?: Readonly<Record<string, Actor>>;
  readonly terrains?: Readonly<Record<string, Omit<Ground, 'card'> & { readonly card: CardId }>>;
  /** Cards that lie nowhere yet but may appear. */
  readonly cards?: readonly CardId[];
}

/**
 * The cards of a scene are those that it names and no others: windows open only for what one of its tactics could answer.
 */
export function scene(given: Scene): Stage {
  const { creatures = {}, terrains = {}, cards: further = [], players = [], ...rest } = given;
  const actors = Object.entries(creatures);
  const named = [
    ...further,
    ...actors.flatMap(([, { card }]) => card ?? []),
    ...players.flatMap(namedBy),
    ...Object.values(terrains).map(({ card }) => card),
  ];
  const heroes = [0, 1].map(seat => creatures[`hero${seat}`]?.card);
  const state = stateOf({
    frames: TURN,
    ...rest,
    cards: named.map(real),
    creatures: Object.fromEntries(actors.map(([id, actor]) => [id, figureOf(id, actor)])),
    terrains: Object.fromEntries(
      Object.entries(terrains).map(([id, ground]) => [id, { ...ground, card: real(ground.card) } as Ground]),
    ),
    players: [0, 1].map(seat => ({ ...(heroes[seat] && { hero: heroes[seat] }), ...players[seat] })),
  });
  const { state: begun, events } = classicMachine.begin({
    ...state,
    creatures: state.creatures.map(one => ({ ...one, card: creatures[one.id]?.card ?? one.card })),
  });
  return onStage(tableOn(begun, events));
}

/** A turn in its Creature Activation Phase, which ends like any other. */
const TURN: NonNullable<Scene['frames']> = [
  { kind: 'turn', step: 'end' },
  { kind: 'mainPhase', step: 'ask' },
];

/** A card of the catalogue; naming one that does not exist is a slip of the test. */
export function real(id: CardId): Card {
  const card = catalogue[id];
  if (!card) throw new Error(`there is no card '${id}'`);
  return card;
}

type Lists = NonNullable<Scene['players']>[number];

function namedBy({ hero, minion, ...lists }: Lists): CardId[] {
  const { deck = [], hand = [], graveyard = [], buildings = [], terrains = [], city = [], relics = [] } = lists;
  const all = [...deck, ...hand, ...graveyard, ...buildings, ...terrains, ...city, ...relics, ...(lists.tactics ?? [])];
  return [...(hero === undefined ? [] : [hero]), ...(minion ? [minion] : []), ...all];
}

function figureOf(id: string, { card, ...figure }: Actor): Figure {
  const seat = HEROES.indexOf(id);
  if (card === undefined) return { ...(seat >= 0 && { ...heroOf(seat, 32), print: PLAIN_HERO }), ...figure };
  const print = real(card) as CharacterCard;
  return { kind: print.type, print, ...(seat >= 0 && heroOf(seat, print.base)), ...figure };
}

const HEROES: readonly string[] = ['hero0', 'hero1'];
const PLAIN_HERO = { strength: 3, health: 8 };

/** Heroes begin in opposite corners, each touching its own side. */
function heroOf(of: number, base: number): Figure {
  return { kind: 'hero', of, at: of === 0 ? [30, base / 2] : [570, 600 - base / 2] };
}
