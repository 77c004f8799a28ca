import type { Base } from '@signum/geometry';
import { useMemo, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { limitOf, moveOf, type MoveAim } from './aim-move.ts';
import { cm, type Spot } from './frame.ts';
import styles from './Ghost.module.css';
import { extentOf, Label } from './Label.tsx';
import { labelSpot, type Disc } from './label-spot.ts';
import { lengthText, rulerText } from './length-text.ts';
import { looksOf } from './looks-of.ts';
import { moverAsked, type RouteQuestion } from './mover.ts';
import { routePath, ticksPath } from './outline.ts';
import { creatureIn, namesOf, useScene, type Scene } from './scene.ts';
import type { Words } from './spoken-words.ts';
import { TokenBody } from './TokenBody.tsx';
import { stabbers, type Stabbers } from './warnings.ts';
import { WORDS } from './words.ts';

/** The move that a question asks for, as it stands. */
export function AskedMove({ question }: { question: RouteQuestion }): ReactElement | null {
  const draft = useAim(aim => aim.draft);
  const aim = useMemo(
    () => (draft?.kind === 'route' ? moveOf(moverAsked(question), draft) : undefined),
    [question, draft],
  );
  return aim ? <MoveGhost id={question.creature} aim={aim} /> : null;
}

/** The move that a player has in mind for a creature that is not asked yet. */
export function PlannedMove(): ReactElement | null {
  const plan = useAim(aim => aim.plan);
  return plan && <MoveGhost id={plan.creature} aim={plan.aim} />;
}

/** The move as it would be declared: its path like a tape with ticks, the base at its end, and what comes of it. */
function MoveGhost({ id, aim }: { id: string; aim: MoveAim }): ReactElement | null {
  const scene = useScene();
  const language = useLanguage();
  const words = useWords(WORDS);
  const creature = creatureIn(scene, id);
  const look = looksOf(scene).find(one => one.id === id);
  if (!creature || !look) return null;
  const { frame } = scene;
  const { route, way } = aim;
  const at = frame.at(route.end);
  const backstab = language.keyword('backstab').name;
  const warned = stabbers(scene, id, aim);
  const lines = linesOf(scene, words, aim, warned, backstab);
  const tone = warned ? 'bad' : way.spec.run ? 'run' : 'walk';
  const touched = scene.board.bases.find(base => base.id === route.contacts[0]);
  return (
    <g className={way.spec.run ? styles['run'] : styles['walk']}>
      <path className={styles['way']} d={routePath(frame, route.pieces)} />
      <path className={styles['ticks']} d={ticksPath(frame, route.pieces, route.cost, creature.r)} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <g className={styles['ghost']}>
          <TokenBody {...look} isDone={false} />
        </g>
        <circle className={styles['rim']} r={look.r} />
      </g>
      {touched ? (
        <Label at={besideBoth(scene, { ...at, r: look.r }, touched, lines)} isCentred tone={tone} lines={lines} />
      ) : (
        <Label at={{ x: at.x, y: at.y - look.r }} lift={10} below={2 * look.r} tone={tone} lines={lines} />
      )}
    </g>
  );
}

/** Whoever comes into contact is seen, and whoever is touched, too. */
function besideBoth({ board, frame }: Scene, ghost: Disc, touched: Base, lines: readonly string[]): Spot {
  const others = board.bases.filter(({ id }) => id !== touched.id);
  const drawn = (base: Base): Disc => ({ ...frame.at(base), r: cm(base.r) });
  return labelSpot(ghost, drawn(touched), others.map(drawn), extentOf(lines));
}

function linesOf(
  scene: Scene,
  words: Words,
  { route, way }: MoveAim,
  warned: Stabbers | null,
  backstab: string,
): string[] {
  const { language } = scene;
  const limit = limitOf(way, route);
  const length = words.ofCm(lengthText(language, Math.min(route.cost, limit)), rulerText(language, limit));
  const lines = [way.spec.run ? words.run(length) : length];
  if (warned) {
    const say = warned.why === 'leaves' ? words.leaves : words.runsInto;
    lines.push(say(backstab, namesOf(scene, warned.ids)));
  } else if (route.contacts.length > 0) lines.push(words.inContact(namesOf(scene, route.contacts)));
  if (limit < way.spec.budget) lines.push(words.difficult);
  return lines;
}
