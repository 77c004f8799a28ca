import { useEffect, type RefObject } from 'react';
import { scaleOf, sheetOf } from './camera.ts';
import { useCamera } from './camera-store.ts';

/** After a gesture, everything is drawn sharp, and lines and labels take their size on the screen again. */
const SETTLE_MS = 90;
/** Stretched or shrunk farther than this, pictures are drawn anew within a gesture. */
const STRETCH = 2.5;

/**
 * Lets the sheet follow the camera. Under way the browser moves the pictures that it has of the layers, which needs no drawing at
 * all: that is what the promise of a transform is for. It would keep them blurred for ever, so the promise ends with the gesture.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    let drawnAt = useCamera.getState().camera.k;
    const settle = (): void => {
      const { camera, size } = useCamera.getState();
      drawnAt = camera.k;
      sheet.current?.style.setProperty('--unit', String(1 / scaleOf(camera, size)));
      sheet.current?.style.setProperty('will-change', 'auto');
    };
    const follow = (): void => {
      const { camera, size } = useCamera.getState();
      const isStretched = camera.k > STRETCH * drawnAt || camera.k < drawnAt / STRETCH;
      if (isStretched) drawnAt = camera.k;
      const side = `${sheetOf(size)}px`;
      if (!sheet.current) return;
      Object.assign(sheet.current.style, {
        width: side,
        height: side,
        transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`,
        willChange: isStretched ? 'auto' : 'transform',
      });
      clearTimeout(later);
      later = setTimeout(settle, SETTLE_MS);
    };
    follow();
    settle();
    const stop = useCamera.subscribe(follow);
    return () => {
      stop();
      clearTimeout(later);
    };
  }, [sheet]);
}
