import { RULER_LENGTH, valueOf } from '@signum/classic';
import { destinations, gap, type Compass, type Interests, type Purpose } from '@signum/geometry';
import type { Reply, TableGame } from '../../game/contract.ts';
import { TABLE } from './frame.ts';
import { lengthText } from './length-text.ts';
import { likelyWays } from './likely-ways.ts';
import { moverAsked, type RouteQuestion } from './mover.ts';
import { placeOf } from './placing.ts';
import { creatureIn, namesOf, type Scene } from './scene.ts';
import type { Corner, Words } from './spoken-words.ts';

/** An answer with a name that tells what it is good for. */
export interface NamedPlace {
  readonly name: string;
  readonly reply: Reply;
}

/** A short list instead of all points of the table: for keys, for ears, and for a thumb. */
export function namedPlaces(table: Pick<TableGame, 'answers'>, scene: Scene, words: Words): NamedPlace[] {
  const { question } = scene.sight;
  switch (question?.kind) {
    case 'route':
      return question.into.length > 0 ? listedMoves(table, scene, words) : moves(scene, words, question);
    case 'place':
      return table.answers().map(reply => ({ reply, name: alongName(scene, words, reply) }));
    case 'terrainPose':
      return table.answers().map(reply => ({ reply, name: spotName(scene, words, reply) }));
    default:
      return [];
  }
}

function moves(scene: Scene, words: Words, question: RouteQuestion): NamedPlace[] {
  const { base, ways } = moverAsked(question);
  const found = ways.flatMap(({ board, spec, reach, mode }) =>
    destinations(board, base.id, spec, interestsOf(scene, question.creature), reach).map(
      ({ purpose, place: { x, y }, cost }): NamedPlace => ({
        name: words.places.far(purposeName(scene, words, purpose), lengthText(scene.language, cost)),
        reply: { kind: 'route', mode, x, y },
      }),
    ),
  );
  return [...found, { name: words.places.stay, reply: { kind: 'route', stay: true } }];
}

/** How far enemies are to be feared, and how far the mover shoots. */
function interestsOf(scene: Scene, id: string): Interests {
  const { state } = scene;
  const mover = creatureIn(scene, id);
  const shoots = mover && valueOf('shootingDice', mover, state) + valueOf('magicalShotDice', mover, state) > 0;
  const threat = (enemy: string): number => {
    const creature = creatureIn(scene, enemy);
    if (!creature) return 0;
    const shot = valueOf('shootingDice', creature, state) + valueOf('magicalShotDice', creature, state) > 0;
    return shot ? RULER_LENGTH.XL : (likelyWays(state, creature, false)[0]?.spec.budget ?? 0);
  };
  return { threat, ...(shoots && { range: RULER_LENGTH.XL }) };
}

function listedMoves(table: Pick<TableGame, 'answers'>, scene: Scene, words: Words): NamedPlace[] {
  return table.answers().map(reply => {
    const place = placeOf(reply);
    return { reply, name: place ? nearestName(scene, words, place) : words.places.stay };
  });
}

function purposeName(scene: Scene, words: Words, purpose: Purpose): string {
  const { places } = words;
  const name = (id: string): string => namesOf(scene, [id]);
  switch (purpose.to) {
    case 'contact':
      return places.contact(namesOf(scene, purpose.with));
    case 'towards':
      return 'base' in purpose ? places.towards(name(purpose.base)) : places.side[sideSeen(scene, purpose.side)];
    case 'away':
      return places.away(name(purpose.from));
    case 'out-of-range':
      return places.safe;
    case 'behind-cover':
      return places.cover(name(purpose.from), namesOf(scene, purpose.by));
    case 'out-of-sight':
      return places.unseen(name(purpose.from));
    case 'in-sight':
      return places.sees(name(purpose.of));
    case 'terrain':
      return places.terrain(name(purpose.terrain));
  }
}

/** A side of the table as the looking player has it. */
function sideSeen({ sight }: Scene, side: Compass): 'away' | 'home' | 'left' | 'right' {
  const fromSouth = sight.view.first === sight.seat;
  const seen = { north: 'away', south: 'home', west: 'left', east: 'right' } as const;
  const turned = { north: 'home', south: 'away', west: 'right', east: 'left' } as const;
  return (fromSouth ? seen : turned)[side];
}

function alongName(scene: Scene, words: Words, reply: Reply): string {
  const place = placeOf(reply);
  if (!place) return words.places.stay;
  const left = lengthText(scene.language, scene.frame.at(place).x * 1000);
  return words.places.along(left, nearestName(scene, words, place));
}

/** How far the nearest enemy is from there. */
function nearestName({ sight, board, roster, language }: Scene, words: Words, place: { x: number; y: number }): string {
  const [nearest] = board.bases
    .filter(({ team }) => team !== sight.seat)
    .map(base => ({ id: base.id, away: gap({ ...place, r: 0 }, base) }))
    .toSorted((one, other) => one.away - other.away);
  return nearest ? words.places.nearTo(roster.creature(nearest.id).name, lengthText(language, nearest.away)) : '';
}

function third(at: number): Corner {
  return at < TABLE / 3 ? 'left' : at > (2 * TABLE) / 3 ? 'right' : 'middle';
}

function spotName({ frame }: Scene, words: Words, reply: Reply): string {
  const place = placeOf(reply);
  if (!place) return words.places.stay;
  const { x, y } = frame.at(place);
  return words.places.spot(third(x), third(y), reply.kind === 'terrainPose' ? reply.turn : 0);
}
