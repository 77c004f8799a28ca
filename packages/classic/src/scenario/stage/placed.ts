import { isOnTable, overlaps, posed, type Disc, type Point } from '@signum/geometry';
import type { Catalogue, CreatureCard, TerrainCard } from '../../card.ts';
import type { TerrainId } from '../../ids.ts';
import type { Template } from '../../state.ts';
import { templateShapes } from '../../table/template-shapes.ts';
import { TABLE } from '../../vocabulary.ts';
import { hint, Misread } from '../form/misread.ts';
import type { Place } from '../form/place.ts';
import type { Scenario } from '../form/scenario-form.ts';
import { besideBase, besideTerrain } from './spot.ts';

/** Where everything of a scenario lies, with all places that are told by neighbours worked out. */
export interface Placed {
  readonly creatures: ReadonlyMap<string, Disc>;
  readonly templates: readonly Template[];
}

export function placed(scenario: Scenario, cards: Catalogue): Placed {
  const table = new Table(scenario, cards);
  const creatures = new Map(Object.keys(scenario.creatures ?? {}).map(id => [id, table.disc(id)]));
  const templates = Object.keys(scenario.terrains ?? {}).map(id => table.template(id));
  checkStanding(creatures);
  return { creatures, templates };
}

/** Works out places on demand, each once: a neighbour may itself be told by a neighbour. */
class Table {
  readonly #scenario: Scenario;
  readonly #cards: Catalogue;
  readonly #discs = new Map<string, Disc>();
  readonly #templates = new Map<string, Template>();
  /** Names whose places are being worked out: who is among them stands in a circle. */
  readonly #waiting: string[] = [];

  constructor(scenario: Scenario, cards: Catalogue) {
    this.#scenario = scenario;
    this.#cards = cards;
  }

  disc(id: string): Disc {
    const known = this.#discs.get(id);
    if (known) return known;
    const { card = id, at } = this.#scenario.creatures![id]!;
    const r = (this.#cards[card] as CreatureCard).base * 50;
    const where = `creatures.${id}.at`;
    const disc = { ...this.#inTurn(id, where, () => this.point(at, r, where)), r };
    this.#discs.set(id, disc);
    return disc;
  }

  template(id: string): Template {
    const known = this.#templates.get(id);
    if (known) return known;
    const { card = id, at, turn = 0, of = 1, searched = false } = this.#scenario.terrains![id]!;
    const where = `terrains.${id}.at`;
    const { x, y } = this.#inTurn(id, where, () => this.point(at, 0, where));
    const pose = { x, y, turn };
    const pieces = posed(templateShapes(this.#cards[card] as TerrainCard), pose);
    const template = { id: id as TerrainId, card, owner: of - 1, pose, pieces, searched, usedUp: [] };
    this.#templates.set(id, template);
    return template;
  }

  /** The place of a base of this radius. */
  point(place: Place, r: number, where: string): Point {
    if (!('beside' in place)) return place;
    const { beside, side, gap } = place;
    const { creatures = {}, terrains = {} } = this.#scenario;
    if (Object.hasOwn(creatures, beside)) return besideBase(this.disc(beside), side, gap, r);
    if (Object.hasOwn(terrains, beside)) {
      const template = this.template(beside);
      return besideTerrain(asShape(template), template.pose, side, gap, r);
    }
    const names = [...Object.keys(creatures), ...Object.keys(terrains)];
    throw new Misread(where, `there is nobody called '${beside}'${hint(beside, names)}`);
  }

  #inTurn(id: string, where: string, work: () => Point): Point {
    if (this.#waiting.includes(id))
      throw new Misread(where, `stands in a circle: ${[...this.#waiting, id].join(', ')}`);
    this.#waiting.push(id);
    const point = work();
    this.#waiting.pop();
    return point;
  }
}

/** A template as far as its outline goes. */
export function asShape({ id, pieces }: Pick<Template, 'id' | 'pieces'>) {
  return { id, pieces, impassable: false, difficult: false, blocksSight: false, cover: false };
}

/** Bases lie wholly on the table and never overlap (C-CMP-12, C-CMP-13). */
function checkStanding(creatures: ReadonlyMap<string, Disc>): void {
  const standing = [...creatures];
  for (const [index, [id, disc]] of standing.entries()) {
    const where = `creatures.${id}.at`;
    if (!isOnTable(TABLE, disc)) throw new Misread(where, 'is not wholly on the table of 600 by 600 mm');
    const other = standing.slice(0, index).find(([, earlier]) => overlaps(disc, earlier));
    if (other) throw new Misread(where, `overlaps ${other[0]}`);
  }
}
