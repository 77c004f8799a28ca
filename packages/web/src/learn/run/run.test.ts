import { isAsExpected } from '@signum/classic';
import { isRefused } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Scene, type Step } from '../lessons.ts';
import { loadScene, SCENES } from '../scenes.ts';
import {
  answered,
  beginRun,
  canTakeBack,
  LEARNER,
  nowIn,
  othersReply,
  proposedReply,
  readOn,
  stepAgain,
  stepIn,
  takenBack,
  questionIn,
  type Run,
} from './run.ts';
import type { Reply } from '../../game/contract.ts';

const scenes: readonly Scene[] = LESSONS.flatMap(lesson => lesson.scenes as readonly Scene[]);

async function begun({ file, steps }: Scene): Promise<Run> {
  return settled(beginRun(await loadScene(file), steps));
}

async function begunWith(file: string): Promise<Run> {
  return begun(scenes.find(scene => scene.file === file)!);
}

/** Everybody else has answered. */
function settled(run: Run): Run {
  const next = othersReply(run);
  return next ? settled(taken(run, next.reply, next.seat)) : run;
}

function taken(run: Run, reply: Reply, seat = LEARNER): Run {
  const result = answered(run, seat, reply);
  if (isRefused(result)) throw new Error(`${JSON.stringify(reply)}: ${result.refused.code}`);
  return result;
}

function said(run: Run, reply: Reply | undefined = proposedReply(run)): Run {
  if (reply === undefined) throw new Error(`the lesson has nothing to propose at ${stepIn(run)?.id}`);
  return settled(taken(run, reply));
}

describe('every scene of every lesson', () => {
  test('is a file, and every file is a scene', () => {
    expect(scenes.map(({ file }) => file).toSorted()).toEqual([...SCENES].toSorted());
  });

  test.each(scenes)('$file can be finished by what it proposes, step by step and in order', async scene => {
    let run = await begun(scene);
    expect(scene.steps.filter(({ wants }: Step) => wants === 'play')).toHaveLength(run.score.passages.length);
    let played = 0;
    for (const [place, step] of scene.steps.entries()) {
      expect(nowIn(run).step).toBe(place);
      if (step.wants !== 'play') {
        run = readOn(run);
        continue;
      }
      const { goal } = run.score.passages[played++]!;
      expect(
        isAsExpected(
          goal,
          run.moments.map(({ state }) => state),
          [],
        ),
      ).toBe(false);
      let answers = 0;
      while (nowIn(run).step === place) {
        run = said(run);
        expect(nowIn(run).isAstray).toBe(false);
        answers += 1;
        expect(answers).toBeLessThan(8);
      }
      expect(answers).toBeGreaterThan(0);
    }
    expect(nowIn(run).step).toBe(scene.steps.length);
  });

  test.each(scenes)('$file lights and looks at what is there', async scene => {
    const { state } = (await begun(scene)).moments[0]!;
    const { hand, city, buildings } = state.players[LEARNER]!;
    const there = [...state.creatures, ...state.terrains].map(({ id }) => String(id));
    const cards = [...hand, ...buildings, ...city.map(({ card }) => card)];
    for (const step of scene.steps) {
      const looked = step.wants === 'look' ? [step.at.id] : [];
      expect(there).toEqual(expect.arrayContaining(looked));
      expect([...there, ...cards]).toEqual(expect.arrayContaining([...(step.light ?? [])]));
    }
  });
});

describe('a lesson that takes another way', () => {
  test('is told so, and is taken back to where the step began', async () => {
    const run = readOn(await begunWith('1-on-the-move'));
    const other = said(run, { kind: 'nextAction', do: 'end turn' });
    expect(nowIn(other)).toMatchObject({ isAstray: true, step: 1 });
    expect(nowIn(stepAgain(other))).toEqual(nowIn(run));
    expect(nowIn(takenBack(other))).toEqual(nowIn(run));
  });

  test('another place is as good as the one that was thought of, if the goal is reached', async () => {
    const run = said(readOn(await begunWith('1-on-the-move')));
    const declared = said(run, { kind: 'act', do: 'move' });
    expect(nowIn(declared)).toMatchObject({ isAstray: false, step: 2 });
    const walked = said(declared, { kind: 'route', mode: 'walk', x: 27_000, y: 17_000 });
    expect(nowIn(walked)).toMatchObject({ isAstray: false, step: 3 });
  });

  test('a walk that ends out of contact is legal, but the goal stays', async () => {
    const declared = said(said(await begunWith('2-the-duel')), { kind: 'act', do: 'move' });
    const short = said(declared, { kind: 'route', mode: 'walk', x: 30_000, y: 24_000 });
    expect(nowIn(short)).toMatchObject({ isAstray: true, step: 0 });
  });

  test('whoever acts at once need not look first', async () => {
    const run = said(await begunWith('1-on-the-move'));
    expect(nowIn(run)).toMatchObject({ isAstray: false, step: 2 });
  });
});

describe('the dice of a step', () => {
  test.each([0, 1, 2, 3])('fall also if %i of three dice attack (C-MEL-7)', async attack => {
    const contact = said(said(said(await begunWith('2-the-duel'))));
    const split = said(contact);
    expect(questionIn(split)?.kind).toBe('assignDice');
    const fought = said(split, { kind: 'assignDice', attack });
    expect(nowIn(fought)).toMatchObject({ isAstray: false, step: 3 });
  });

  test('are those of the file again after a take-back', async () => {
    const split = said(said(said(said(await begunWith('2-the-duel')))));
    const fought = said(split);
    expect(canTakeBack(fought)).toBe(true);
    expect(said(takenBack(fought))).toEqual(fought);
  });
});
