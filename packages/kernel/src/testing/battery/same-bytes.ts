import { isRefused, type Game } from '../../index.ts';
import type { Check } from './trial.ts';

/** The same answer to the same state gives the same bytes, also in the form made for search, and in the text that is checked. */
export const sameBytes: Check = ({ trial: { game }, session: { state }, reply }) => {
  const [first, second] = [game.answer(state, reply), game.answer(state, reply)];
  if (JSON.stringify(first) !== JSON.stringify(second)) return 'the same answer gave two different results';
  if (isRefused(first)) return `a listed answer is refused: ${JSON.stringify(first.refused)}`;
  if (game.write && written(game, first.state) !== JSON.stringify(game.changing?.(first.state) ?? first.state))
    return 'a state is written otherwise than by JSON';
  const scratch = game.scratch(state);
  scratch.play(reply.answer);
  if (JSON.stringify(scratch.state) !== JSON.stringify(first.state)) return 'search goes another way than play';
  return JSON.stringify(scratch.pending()) === JSON.stringify(game.pending(first.state))
    ? undefined
    : 'search waits for another decision than play';
};

/** All that a game writes of a state, put together. */
function written(game: Game, state: object): string {
  let text = '';
  game.write?.(state, {
    write: piece => (text += String.fromCharCode(...piece)),
    text: piece => (text += piece),
    count: n => (text += n),
  });
  return text;
}
