import { tableTexts } from './table-texts.ts';
import { closing, isMark, tokensOf, type Token } from './tokens.ts';

/**
 * The titles of all tests in a file: for each the texts it is made of, those of the groups around it first. What a table of cases
 * puts into a title belongs to it.
 */
export function testTitlesIn(program: string): string[][] {
  const tokens = tokensOf(program);
  return titlesBetween(tokens, 0, tokens.length, []);
}

function titlesBetween(tokens: readonly Token[], from: number, to: number, around: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let at = from; at < to; at += 1) {
    const call = callAt(tokens, at);
    if (!call) continue;
    const title = [...around, ...call.title];
    if (call.makes === 'group') found.push(...titlesBetween(tokens, call.open + 1, call.close, title));
    if (call.makes === 'test') found.push(title);
    at = call.close;
  }
  return found;
}

/** A call that makes a test or a group of tests. */
interface Call {
  readonly makes: 'test' | 'group' | 'nothing';
  readonly title: readonly string[];
  /** Its parentheses. */
  readonly open: number;
  readonly close: number;
}

const MAKERS = ['it', 'test', 'describe'];
/** These have parentheses of their own first: for a table, or for a condition. */
const PREPARED = ['each', 'for', 'runIf', 'skipIf'];
/** A test that is promised or left out holds nothing. */
const IDLE = ['skip', 'todo'];

function callAt(tokens: readonly Token[], at: number): Call | undefined {
  const maker = tokens[at]!;
  if (maker.kind !== 'word' || !MAKERS.includes(maker.text) || isMark(tokens[at - 1], '.')) return undefined;
  const manners: string[] = [];
  let open = at + 1;
  for (; isMark(tokens[open], '.'); open += 2) manners.push(tokens[open + 1]?.text ?? '');
  if (isMark(tokens[open], '<')) open = closing(tokens, open) + 1;
  const table = open;
  const isPrepared = manners.some(manner => PREPARED.includes(manner));
  if (isPrepared) open = isMark(tokens[open], '(') ? closing(tokens, open) + 1 : open + 1;
  if (!isMark(tokens[open], '(')) return undefined;
  const title = textFrom(tokens, open + 1);
  return {
    makes: manners.some(manner => IDLE.includes(manner)) ? 'nothing' : maker.text === 'describe' ? 'group' : 'test',
    title: isPrepared ? [title, ...tableTexts(tokens, table, title)] : [title],
    open,
    close: closing(tokens, open),
  };
}

/** The text that begins here, also in parts that are joined by +. */
function textFrom(tokens: readonly Token[], from: number): string {
  let text = '';
  for (let at = from; tokens[at]?.kind === 'text'; at += 2) {
    text += tokens[at]!.text;
    if (!isMark(tokens[at + 1], '+')) break;
  }
  return text;
}
