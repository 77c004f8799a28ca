import { isFlawed, type Flawed } from '@signum/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Sight } from '../game/contract.ts';
import type { ReplayEyes } from '../game/messages.ts';
import type { Replay } from '../game/open-replay.ts';
import { momentIn } from './moments.ts';

/** A moment of the recorded game, and with whose eyes it is seen. */
export interface Wish {
  readonly at: number;
  readonly eyes: ReplayEyes;
}

/** A recorded game on its way to the screen. */
export type OnTheScreen =
  | { readonly is: 'broken'; readonly what: string }
  | { readonly is: 'missing' }
  | { readonly is: 'opening' }
  | { readonly is: 'there'; readonly replay: Replay; readonly wish: Wish; readonly sight: Sight };

export interface ReplayStore {
  readonly store: StoreApi<OnTheScreen>;
  /** Shows another moment. Whoever wishes faster than moments can be worked out sees the last one wished for. */
  readonly show: (wish: Wish) => void;
}

/** Shows moments of a recorded game, as soon as it is open. */
export function followReplay(
  opening: Promise<Flawed | Replay | 'missing'>,
  first: { readonly at: string | null; readonly eyes: ReplayEyes },
): ReplayStore {
  const store = createStore<OnTheScreen>(() => ({ is: 'opening' }));
  let open: Replay | null = null;
  let wished: Wish | null = null;
  let isBusy = false;

  const fail = (what: unknown): void => store.setState({ is: 'broken', what: String(what) }, true);

  const work = async (replay: Replay): Promise<void> => {
    isBusy = true;
    try {
      while (wished) {
        const wish: Wish = wished;
        wished = null;
        store.setState({ is: 'there', replay, wish, sight: await replay.sightAt(wish.at, wish.eyes) }, true);
      }
    } catch (error) {
      fail(error);
    }
    isBusy = false;
  };

  const show = (wish: Wish): void => {
    wished = wish;
    if (open && !isBusy) void work(open);
  };

  opening.then(opened => {
    if (opened === 'missing') store.setState({ is: 'missing' }, true);
    else if (isFlawed(opened)) fail(`${opened.flaw.where} ${opened.flaw.what}`);
    else {
      open = opened;
      show({ at: momentIn(opened.moments, first.at), eyes: first.eyes });
    }
  }, fail);

  return { store, show };
}
