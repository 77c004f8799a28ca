import { asBase, boardOf, type ClassicState, type Creature } from '@signum/classic';
import type { Base, Board } from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import type { LanguageCode, Roster } from '@signum/text';
import { createContext, useContext } from 'react';
import type { Sight } from '../../game/contract.ts';
import { frameFrom, type Frame } from './frame.ts';
import { publicState } from './public-state.ts';

/** What everything on the battlefield is drawn from. */
export interface Scene {
  readonly sight: Sight;
  readonly state: Readonly<ClassicState>;
  readonly board: Board;
  readonly frame: Frame;
  readonly language: LanguageCode;
  readonly roster: Roster;
}

export function sceneOf(sight: Sight, language: LanguageCode, roster: Roster): Scene {
  const state = publicState(sight);
  const frame = frameFrom(nearSeat(sight) === sight.view.first ? 'south' : 'north');
  return { sight, state, board: boardOf(state), frame, language, roster };
}

/** Whose side of the table is the near one: the looker's; if one person plays everybody, that of the first player. */
export function nearSeat({ isOpen, isShared, seat, view }: Pick<Sight, 'isOpen' | 'isShared' | 'seat' | 'view'>): Seat {
  return isOpen ? view.first : isShared ? view.active : seat;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('this is drawn on no battlefield');
  return scene;
}

export function creatureIn({ sight }: Scene, id: string | null | undefined): Creature | undefined {
  return sight.view.creatures.find(creature => creature.id === id);
}

export function baseIn(scene: Scene, id: string | null | undefined): Base | undefined {
  const creature = creatureIn(scene, id);
  return creature && asBase(creature);
}

/** Names of creatures and templates, one after another. */
export function namesOf({ roster }: Scene, ids: readonly string[]): string {
  return ids.map(id => roster.thing(id)?.name ?? id).join(', ');
}
