import { flawInPlain, hashOf } from '../../index.ts';
import type { Check } from './trial.ts';

/** The state survives JSON, and so do the decision and what is shown: `JSON.stringify` is the serialiser. */
export const survivesJson: Check = ({ trial: { game }, session: { state, told }, decision }) => {
  const parts = { state, decision, view: game.view(state, 'spectator'), told: told.at(-1) };
  for (const [name, part] of Object.entries(parts)) {
    const flaw = flawInPlain(part, name);
    if (flaw) return flaw;
  }
  return hashOf(JSON.parse(JSON.stringify(state))) === hashOf(state)
    ? undefined
    : 'the state changes when written and read';
};
