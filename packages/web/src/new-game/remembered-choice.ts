import { choiceFrom, type Choice } from './choice.ts';

const KEY = 'signum.new-game';

/** The choice of the last new game in this browser. */
export function rememberedChoice(): Choice {
  try {
    return choiceFrom(localStorage.getItem(KEY));
  } catch {
    return choiceFrom(null);
  }
}

export function rememberChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the next game begins with the first choice.
  }
}
