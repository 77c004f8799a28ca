import { catalogue } from '@signum/cards';
import { readSetValue, faultWords } from '@signum/cards/schema';
import { EXIT, type Exit, type Io } from '../command.ts';
import { BOX, setAt, verdictLines, withSet, type SetVerdict } from './sets.ts';

/** Looks at card files one after the other; without one, at the cards of the box. */
export function checkFiles(files: readonly string[], json: boolean, { out }: Io): Exit {
  const verdicts = files.length === 0 ? [box()] : inOrder(files);
  if (json) out(JSON.stringify(verdicts.map(brief)));
  else for (const verdict of verdicts) out(verdictLines(verdict).join('\n'));
  return verdicts.every(({ valid }) => valid) ? EXIT.ok : EXIT.wrong;
}

/** The box as if it were a set of its own. Its decks are held by tests. */
function box(): SetVerdict {
  const cards = Object.values(catalogue);
  const read = readSetValue({ set: 'box', cards }, {});
  const file = 'the box';
  return 'set' in read
    ? { file, valid: true, set: read.set }
    : { file, valid: false, faults: read.faults.map(faultWords) };
}

/** A later file may speak of the cards of an earlier one. */
function inOrder(files: readonly string[]): SetVerdict[] {
  let all = BOX;
  return files.map(file => {
    const verdict = setAt(file, all);
    if (verdict.valid) all = withSet(all, verdict.set);
    return verdict;
  });
}

function brief(verdict: SetVerdict): object {
  if (!verdict.valid) return verdict;
  const { set, cards, decks = [] } = verdict.set;
  return { file: verdict.file, valid: true, set, cards: cards.map(({ id }) => id), decks: decks.map(({ id }) => id) };
}
