import type { Base } from '@signum/geometry';
import { useMemo, type ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { cm, written, type Spot } from './frame.ts';
import { extentOf, Label } from './Label.tsx';
import { labelSpot, type Disc } from './label-spot.ts';
import { lengthText } from './length-text.ts';
import { grownPath, rimPath, ringPath } from './outline.ts';
import { namesOf, useScene, type Scene } from './scene.ts';
import { sightBetween, type SightBetween } from './sight-between.ts';
import styles from './SightLines.module.css';
import type { Words } from './spoken-words.ts';
import { useSightPair } from './use-sight-pair.ts';
import { WORDS } from './words.ts';

/** What one creature sees of another, below the bases and, in words, above them: the fan of free lines and one that proves it; or who stands in the way. */
export function SightLines({ layer }: { layer: 'ground' | 'label' }): ReactElement | null {
  const scene = useScene();
  const words = useWords(WORDS);
  const pair = useSightPair();
  const ids = pair?.map(({ id }) => id).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- the pair by its names: it is made anew at every look
  const sight = useMemo(() => (pair ? sightBetween(scene.board, ...pair) : null), [scene.board, ids]);
  if (!sight || !pair) return null;
  const { frame } = scene;
  const [from, to] = [frame.at(sight.from), frame.at(sight.to)];
  if (layer === 'label') {
    const lines = linesOf(scene, words, sight);
    return <Label at={spotOf(scene, pair, lines)} isCentred tone={sight.isSeen ? 'sight' : 'bad'} lines={lines} />;
  }
  return (
    <g className={sight.isSeen ? styles['seen'] : styles['blocked']}>
      {sight.parts.map(part => (
        <g key={part.from}>
          <path className={styles['fan']} d={ringPath(frame, part.fan)} />
          <path className={styles['rim']} d={rimPath(frame, pair[1], part.from, part.to)} />
        </g>
      ))}
      {sight.blockers.map(id => (
        <path key={id} className={styles['blocker']} d={outlineOf(scene, id)} />
      ))}
      {sight.cover.map(id => (
        <path key={id} className={styles['cover']} d={outlineOf(scene, id)} />
      ))}
      <path className={styles['line']} d={`M${written(from)}L${written(to)}`} />
    </g>
  );
}

function linesOf(scene: Scene, words: Words, { away, ruler, isSeen, blockers, cover }: SightBetween): string[] {
  const length = words.cm(lengthText(scene.language, away));
  const first = ruler ? `${length} · ${ruler}` : length;
  if (!isSeen) return [first, words.blockedBy(namesOf(scene, blockers))];
  return [first, cover.length > 0 ? words.coverBy(namesOf(scene, cover)) : words.seen];
}

/** Beside the bases that it speaks of. */
function spotOf({ board, frame }: Scene, [looker, target]: readonly [Base, Base], lines: readonly string[]): Spot {
  const drawn = (base: Base): Disc => ({ ...frame.at(base), r: cm(base.r) });
  const others = board.bases.filter(({ id }) => id !== looker.id && id !== target.id);
  return labelSpot(drawn(looker), drawn(target), others.map(drawn), extentOf(lines));
}

function outlineOf({ board, frame }: Scene, id: string): string {
  const base = board.bases.find(one => one.id === id);
  if (base) return grownPath(frame, [base], base.r);
  const pieces = board.terrains.find(one => one.id === id)?.pieces ?? [];
  return pieces.map(({ core, rho }) => grownPath(frame, core, rho)).join('');
}
