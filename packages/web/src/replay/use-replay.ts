import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplayEyes } from '../game/messages.ts';
import { openReplay } from '../game/open-replay.ts';
import { followReplay, type OnTheScreen, type ReplayStore, type Wish } from './replay-store.ts';

/** A recorded game of this browser, opened at the moment that the address names. */
export function useReplay(id: string): { readonly shown: OnTheScreen; readonly show: (wish: Wish) => void } {
  const [shown, setShown] = useState<OnTheScreen>({ is: 'opening' });
  const replay = useRef<ReplayStore | null>(null);

  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const first = { at: address.get('at'), eyes: eyesIn(address.get('eyes')) };
    const opened = followReplay(openReplay(id), first);
    replay.current = opened;
    return opened.store.subscribe(setShown);
  }, [id]);

  const show = useCallback((wish: Wish) => replay.current?.show(wish), []);
  return { shown, show };
}

/** An open table tells most: it is what is shown if the address asks for nothing else. */
function eyesIn(asked: string | null): ReplayEyes {
  if (asked === '0' || asked === '1') return Number(asked);
  return asked === 'spectator' ? 'spectator' : 'open';
}
