import { useEffect } from 'react';
import { drawnReach } from './drawn-reach.ts';
import { farAndSeen } from './far-and-seen.ts';
import { reachesOf } from './reaches-of.ts';
import { baseIn, type Scene } from './scene.ts';

/**
 * While a player thinks about whom to activate, reaches are grown and distances measured, one creature after the other, in moments in which the browser has nothing else to do:
 * whoever is selected then is drawn at once. The own creatures come first.
 */
export function useGrownAhead(scene: Scene): void {
  useEffect(() => {
    const { question, seat, view } = scene.sight;
    if (question?.kind !== 'nextAction') return undefined;
    const [own, others] = [true, false].map(isOwn =>
      view.creatures.filter(({ controller }) => (controller === seat) === isOwn),
    );
    const waiting = [...own!, ...others!].map(({ id }) => id);
    let stop = (): void => undefined;
    const growNext = (): void => {
      const id = waiting.shift();
      if (id === undefined) return;
      for (const { ways } of reachesOf(scene, id)) for (const { layers } of ways) drawnReach(layers, scene.frame);
      const base = baseIn(scene, id)!;
      for (const other of scene.board.bases) if (other.id !== id) farAndSeen(scene, base, other);
      stop = whenIdle(growNext);
    };
    stop = whenIdle(growNext);
    return () => stop();
  }, [scene]);
}

/** Not every browser tells when it is idle; then a little later has to do. Gives a way to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(task);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(task, 100);
  return () => clearTimeout(timer);
}
