import { useEffect, useRef, type RefObject } from 'react';
import { useTable } from '../../game/use-table.ts';
import { useAim } from '../aim.ts';
import { useCamera } from './camera-store.ts';
import { contactSpots } from './contact-spots.ts';
import { useHandling } from './handling.ts';
import { marksOf } from './marks.ts';
import { judged, placeOf, placingQuestion, startOf } from './placing.ts';
import { plannerOf } from './plan.ts';
import { baseIn, useScene } from './scene.ts';
import { usePointing } from './use-pointing.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
};

/** The keys of the battlefield: + − 0 zoom, [ ] go through creatures, arrows move the ghost, C seeks contact, M T D measure. */
export function useBoardKeys(stage: RefObject<HTMLElement | null>): void {
  const table = useTable();
  const scene = useScene();
  const { aimAt, planAt } = usePointing();
  /** Which contact the key has shown, of which question. */
  const shown = useRef<{ question: object | null; index: number }>({ question: null, index: -1 });
  const question = placingQuestion(table.sight.question);

  useEffect(() => {
    const { zoomMiddle, fit } = useCamera.getState();
    const isFree = (target: EventTarget | null): boolean =>
      target === document.body || (target instanceof Node && stage.current?.contains(target) === true);

    const plannerNow = (): string | null => {
      const { selected } = useAim.getState();
      return plannerOf(table.sight.question, selected?.kind === 'creature' ? selected.id : null);
    };

    /** One step from where the ghost is: a centimetre, a millimetre with Shift, five centimetres with Ctrl. */
    const step = ([dx, dy]: readonly [number, number], isFine: boolean, isFar: boolean): void => {
      const { draft, plan } = useAim.getState();
      const start = question ? startOf(table) : baseIn(scene, plannerNow());
      const from = placeOf(plan?.aim.reply ?? draft) ?? start;
      if (!from) return;
      const far = isFar ? 5 : isFine ? 0.1 : 1;
      const at = scene.frame.at(from);
      if (!question) return void planAt({ x: at.x + dx * far, y: at.y + dy * far }, true, true);
      useHandling.getState().pin(true);
      aimAt({ x: at.x + dx * far, y: at.y + dy * far }, true);
    };

    const rotate = (by: number): void => {
      const { turn, turnTo } = useHandling.getState();
      turnTo(turn + by);
      const from = placeOf(useAim.getState().draft) ?? startOf(table);
      if (from) aimAt(scene.frame.at(from));
    };

    const seekContact = (): void => {
      if (question?.kind !== 'route') return;
      const spots = contactSpots(question);
      if (spots.length === 0) return;
      const before = shown.current.question === question ? shown.current.index : -1;
      const index = (before + 1) % spots.length;
      shown.current = { question, index };
      useHandling.getState().pin(true);
      const { reply, flaw } = judged(table, spots[index]!);
      useAim.getState().propose(reply, flaw);
    };

    /** The next creature that the question is about; with Shift the next enemy. */
    const goOn = (by: 1 | -1, enemies: boolean): void => {
      const marks = marksOf(table.sight.question, null);
      const all = [...(stage.current?.querySelectorAll<SVGGElement>('[data-creature]') ?? [])].filter(element => {
        const id = element.dataset['creature']!;
        const isOwn = scene.board.bases.some(base => base.id === id && base.team === scene.sight.seat);
        return enemies ? !isOwn : marks.has(id) || (marks.size === 0 && isOwn);
      });
      const index = all.indexOf(document.activeElement as SVGGElement);
      all.at((index + by + (index < 0 && by < 0 ? 1 : 0)) % all.length)?.focus({ preventScroll: true });
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        if (!(question ?? plannerNow()) || !isFree(event.target)) return;
        event.preventDefault();
        return step(arrow, event.shiftKey, event.ctrlKey);
      }
      if (event.ctrlKey) return;
      const { tool, take } = useAim.getState();
      if (event.code === 'BracketLeft') return goOn(-1, event.shiftKey);
      if (event.code === 'BracketRight') return goOn(1, event.shiftKey);
      switch (event.key.toLowerCase()) {
        case '+':
        case '=':
          return zoomMiddle(1.35);
        case '-':
          return zoomMiddle(1 / 1.35);
        case '0':
          return fit();
        case 'm':
          useHandling.getState().lay(null);
          return take(tool === 'measure' ? 'look' : 'measure');
        case 't':
          return take(tool === 'threat' ? 'look' : 'threat');
        case 'd':
          return useHandling.getState().showDistances(true);
        case 'c':
          return seekContact();
        case 'q':
          if (question?.kind === 'terrainPose') rotate(15);
          return;
        case 'e':
          if (question?.kind === 'terrainPose') rotate(-15);
          return;
        case 'escape':
          useHandling.getState().lay(null);
          if (tool !== 'look') take('look');
          return;
        default:
      }
    };
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'd') useHandling.getState().showDistances(false);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [table, scene, question, aimAt, planAt, stage]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}
