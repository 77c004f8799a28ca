import { create } from 'zustand';
import {
  detailOf,
  fitted,
  panned,
  resized,
  scaleOf,
  showing,
  zoomed,
  type Camera,
  type Detail,
  type Size,
} from './camera.ts';
import type { Spot } from './frame.ts';

/** The camera over the battlefield. It moves with every frame of a gesture; what depends on it roughly is told apart. */
interface CameraStore {
  readonly size: Size;
  readonly camera: Camera;
  readonly detail: Detail;
  readonly resize: (size: Size) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** Round the middle of the space. */
  readonly zoomMiddle: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly show: (middle: Spot, radius: number) => void;
  readonly fit: () => void;
}

export const useCamera = create<CameraStore>((set, get) => {
  const go = (camera: Camera, size: Size = get().size): void =>
    set({ camera, size, detail: detailOf(scaleOf(camera, size)) });
  return {
    size: { width: 1, height: 1 },
    camera: { k: 1, x: 0, y: 0 },
    detail: 'near',
    resize(size) {
      const { camera, size: before } = get();
      go(camera.k === 1 ? fitted(size) : resized(camera, before, size), size);
    },
    zoom: (at, factor) => go(zoomed(get().camera, get().size, at, factor)),
    zoomMiddle(factor) {
      const { camera, size } = get();
      go(zoomed(camera, size, { x: size.width / 2, y: size.height / 2 }, factor));
    },
    pan: (dx, dy) => go(panned(get().camera, get().size, dx, dy)),
    show: (middle, radius) => go(showing(get().size, middle, radius)),
    fit: () => go(fitted(get().size)),
  };
});
