import { ANSWERS } from './answers.ts';
import { askedNext, type Asked } from './asked.ts';
import { pressOn, type Player } from './player.ts';

/** Nobody needs more answers than this for a game of a few turns. */
const MOST_ANSWERS = 1500;

/** Plays until the table wants what is waited for; tells what was asked on the way. */
export async function playOn(
  player: Player,
  isThere: (asked: Asked) => boolean | Promise<boolean>,
  look: (asked: Asked) => Promise<void> = async () => undefined,
): Promise<readonly Asked[]> {
  const way: Asked[] = [];
  for (let now = await askedNext(player.page, null); ; now = await askedNext(player.page, now.mark)) {
    way.push(now);
    await look(now);
    if (await isThere(now)) return way;
    if (way.length > MOST_ANSWERS)
      throw new Error(
        `never came there: ${way
          .slice(-5)
          .map(({ mark }) => mark)
          .join(', ')}`,
      );
    await answer(player, now);
  }
}

/** Gives one answer. */
export async function answer(player: Player, now: Asked): Promise<void> {
  if (now.kind === 'over' || now.kind === 'waiting') return;
  if (now.kind === 'curtain') return pressOn(player, now, () => player.hands.raiseCurtain());
  await ANSWERS[now.kind](player, now);
}
