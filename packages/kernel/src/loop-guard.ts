import type { Core, Frame, Link } from './frame.ts';

/** May this ability be set off by that one, now? */
export type LoopGuard<S> = (state: Readonly<S>, link: Link) => boolean;

/**
 * Within one chain the same pair (setting off, set off) occurs once (C-TIM-9). A game with another rule hands in its own.
 */
export function oncePerChain(state: Readonly<Core>, link: Link): boolean {
  return !state.chain.some(({ from, to }) => from === link.from && to === link.to);
}

/**
 * The link a called frame makes, if it names an ability of its own. A frame without one works for whoever called it.
 */
export function linkOf(caller: Readonly<Frame> | undefined, called: Readonly<Frame>): Link | undefined {
  const to = called.because?.source;
  return to === undefined ? undefined : { from: caller?.because?.source ?? '', to };
}
