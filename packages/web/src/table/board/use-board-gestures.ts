import { useGesture } from '@use-gesture/react';
import { useRef, type RefObject } from 'react';
import { useAim } from '../aim.ts';
import { scaleOf, spotAt } from './camera.ts';
import { useCamera } from './camera-store.ts';
import type { Spot } from './frame.ts';
import { useHandling } from './handling.ts';
import { marksOf } from './marks.ts';
import { placeOf, placingQuestion } from './placing.ts';
import { plannerOf } from './plan.ts';
import { useScene, type Scene } from './scene.ts';
import { usePointing } from './use-pointing.ts';

/** A finger means the nearest base within this many pixels. */
const FINGER = 26;
const TWO_TAPS_MS = 320;

type Grip = 'ghost' | 'pan' | 'plan' | 'tape';

/**
 * One pair of hands for the battlefield: drag the ground to pan, the ghost to move it, the tape to measure; wheel and pinch to zoom;
 * a tap points. Nothing is committed here.
 */
export function useBoardGestures(stage: RefObject<HTMLElement | null>): void {
  const scene = useScene();
  const { pointAt, aimAt, planAt, planInto } = usePointing();
  const grip = useRef<Grip>('pan');
  const frameAsked = useRef(0);
  const lastTap = useRef<{ at: number; spot: Spot; on: string | null }>({ at: 0, spot: { x: 0, y: 0 }, on: null });
  const placing = placingQuestion(scene.sight.question);

  const inStage = (x: number, y: number): Spot => {
    const box = stage.current?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };
  const spotOf = (x: number, y: number): Spot => {
    const { camera, size } = useCamera.getState();
    return spotAt(camera, size, inStage(x, y));
  };
  /** At most one look a frame, whatever the pointer does. */
  const soon = (look: () => void): void => {
    cancelAnimationFrame(frameAsked.current);
    frameAsked.current = requestAnimationFrame(look);
  };

  const gripAt = (spot: Spot): Grip => {
    if (useAim.getState().tool === 'measure') return 'tape';
    if (!placing) return takesUp(scene, spot) ? 'plan' : 'pan';
    const place = placeOf(useAim.getState().draft);
    const held = [place, placing.kind === 'route' ? scene.board.bases.find(({ id }) => id === placing.creature) : null];
    const near = Math.max(2, tolerance());
    const isHeld = held.some(one => {
      const at = one && scene.frame.at(one);
      return at && Math.hypot(at.x - spot.x, at.y - spot.y) <= near;
    });
    return isHeld ? 'ghost' : 'pan';
  };

  const tapped = (spot: Spot, target: EventTarget | null, isFinger: boolean): void => {
    // while a move can be planned, the ground beside a base is meant more often than the base
    const finger = plannerNow(scene) === null ? tolerance() : tolerance() / 3;
    const creature = idUnder(target, 'creature') ?? (isFinger ? nearestBase(scene, spot, finger) : null);
    const marked = idUnder(target, 'terrain');
    const { tool, select, propose, intend } = useAim.getState();
    if (tool === 'measure') return useHandling.getState().lay(null);
    const isEnemy =
      creature !== null && scene.board.bases.some(({ id, team }) => id === creature && team !== scene.sight.seat);
    if (placing && !(creature && placing.kind === 'route' && !isEnemy)) {
      aimAt(spot);
      useHandling.getState().pin(true);
    } else if (
      creature === null ? planAt(spot, true) : isEnemy && !isTarget(scene, creature) && planInto(creature, spot)
    ) {
      // an enemy in reach is gone to at the first tap and looked at at the second; every other creature is looked at
      useAim.getState().hover(null);
    } else if (creature ?? marked) pointAt((creature ?? marked)!);
    else {
      select(null);
      propose(null);
      intend(null);
    }
  };

  useGesture(
    {
      onDrag: ({ first, last, tap, xy: [x, y], initial: [x0, y0], delta: [dx, dy], event, pinching, cancel }) => {
        if (pinching) return cancel();
        const spot = spotOf(x, y);
        const isFinger = 'pointerType' in event && event.pointerType !== 'mouse';
        if (tap) {
          // what the pointer passed over on its way is no longer looked at
          cancelAnimationFrame(frameAsked.current);
          const before = lastTap.current;
          // a base and the ground beside it are two things, however quickly one is meant after the other
          const on = idUnder(event.target, 'creature') ?? nearestBase(scene, spot, tolerance() / 3);
          const isDouble =
            isFinger &&
            event.timeStamp - before.at < TWO_TAPS_MS &&
            Math.hypot(spot.x - before.spot.x, spot.y - before.spot.y) < 4 &&
            before.on === on;
          lastTap.current = { at: event.timeStamp, spot, on };
          if (!isDouble) return tapped(spot, event.target, isFinger);
          const { camera, zoom, fit } = useCamera.getState();
          return camera.k > 1.6 ? fit() : zoom(inStage(x, y), 2.4);
        }
        // where the press was: a quick hand is far away when its movement is noticed
        const begin = spotOf(x0, y0);
        if (first) grip.current = gripAt(begin);
        if (grip.current === 'pan') return useCamera.getState().pan(dx, dy);
        if (grip.current === 'tape') {
          const { tape, lay } = useHandling.getState();
          return lay({ from: first || !tape ? begin : tape.from, to: spot });
        }
        if (grip.current === 'plan') return soon(() => void planAt(spot, true));
        useHandling.getState().pin(true);
        soon(() => aimAt(spot));
        return last;
      },
      onMove: ({ xy: [x, y], event, dragging, last }) => {
        // the end of a movement is told a little later, and brings nothing new
        if (last || dragging || event.pointerType !== 'mouse') return;
        if (isHeld() || useAim.getState().tool === 'measure') return;
        if (!placing) {
          const isOver = idUnder(event.target, 'creature') !== null;
          return soon(() => (isOver ? useAim.getState().intend(null) : void planAt(spotOf(x, y), false)));
        }
        soon(() => aimAt(spotOf(x, y)));
      },
      onHover: ({ hovering }) => {
        if (hovering || isHeld()) return;
        cancelAnimationFrame(frameAsked.current);
        useAim.getState().intend(null);
        if (placing) useAim.getState().propose(null);
      },
      onWheel: ({ event, delta: [, dy], xy: _xy }) => {
        event.preventDefault();
        if (placing?.kind === 'terrainPose' && !event.ctrlKey) {
          const { turn, turnTo } = useHandling.getState();
          turnTo(turn + (dy > 0 ? -15 : 15));
          return soon(() => aimAt(spotOf(event.clientX, event.clientY)));
        }
        useCamera.getState().zoom(inStage(event.clientX, event.clientY), Math.exp(-dy * 0.0016));
      },
      onPinch: ({ origin: [x, y], delta: [change], offset: [scale] }) => {
        useCamera.getState().zoom(inStage(x, y), scale / Math.max(0.01, scale - change));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, tapsThreshold: 6, pointer: { keys: false } },
      pinch: { scaleBounds: { min: 0.05, max: 50 } },
    },
  );
}

/** Was the ghost put down somewhere? Whoever steps back lets it go. */
function isHeld(): boolean {
  const { draft, plan } = useAim.getState();
  return plan?.isMeant === true || (useHandling.getState().isPinned && draft !== null);
}

/** Whose move could be planned. */
function plannerNow({ sight }: Scene): string | null {
  const { selected } = useAim.getState();
  return plannerOf(sight.question, selected?.kind === 'creature' ? selected.id : null);
}

/** Is something to be done to this creature where it stands? */
function isTarget({ sight }: Scene, id: string): boolean {
  return marksOf(sight.question, null).get(id) === 'target';
}

/** Is a creature taken up there to be moved? Whoever is taken up is selected. */
function takesUp(scene: Scene, spot: Spot): boolean {
  const id = nearestBase(scene, spot, tolerance() / 3);
  const creature = id === null ? null : plannerOf(scene.sight.question, id);
  if (creature === null || creature !== id) return false;
  useAim.getState().select({ kind: 'creature', id: creature });
  return true;
}

/** What a finger covers, in centimetres. */
function tolerance(): number {
  const { camera, size } = useCamera.getState();
  return FINGER / scaleOf(camera, size);
}

function idUnder(target: EventTarget | null, what: 'creature' | 'terrain'): string | null {
  return target instanceof Element ? (target.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null) : null;
}

function nearestBase({ board, frame }: Scene, spot: Spot, within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const base of board.bases) {
    const at = frame.at(base);
    const away = Math.hypot(at.x - spot.x, at.y - spot.y) - base.r / 1000;
    if (away < least) [best, least] = [base.id, away];
  }
  return best;
}
