import type { All, Combinator, CreatureDesc, VerbEffect } from '@signum/classic';

/**
 * One verb for each of several is said as one sentence: "invoquez un sbire au contact de chacun de vos personnages". Nothing,
 * if the effect speaks of each of them more than once.
 */
export function withEach(effect: Combinator | VerbEffect, of: All<CreatureDesc>): VerbEffect | undefined {
  const places = Object.entries(effect).filter(([, value]) => value === 'each of them');
  const isOnce = JSON.stringify(effect).split('each of them').length === 2;
  const [place] = places;
  return place && isOnce ? ({ ...effect, [place[0]]: of } as VerbEffect) : undefined;
}
