import { useMemo, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { useAim } from '../aim.ts';
import { limitOf, moveOf, type MoveAim } from './aim-move.ts';
import { cm } from './frame.ts';
import styles from './Ghost.module.css';
import { Label } from './Label.tsx';
import { lengthText, rulerText } from './length-text.ts';
import { moverAsked, type RouteQuestion } from './mover.ts';
import { routePath, ticksPath } from './outline.ts';
import { creatureIn, namesOf, useScene, type Scene } from './scene.ts';
import type { Words } from './spoken-words.ts';
import { TokenBody } from './TokenBody.tsx';
import { tokenLook } from './token-look.ts';
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
  if (!creature) return null;
  const { frame, state } = scene;
  const { route, way } = aim;
  const at = frame.at(route.end);
  const look = tokenLook(state, creature, frame);
  const backstab = language.keyword('backstab').name;
  const warned = stabbers(scene, id, aim);
  const lines = linesOf(scene, words, aim, warned, backstab);
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
      <Label
        at={{ x: at.x, y: at.y - cm(creature.r) }}
        lift={10}
        below={2 * cm(creature.r)}
        tone={warned ? 'bad' : way.spec.run ? 'run' : 'walk'}
        lines={lines}
      />
    </g>
  );
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
