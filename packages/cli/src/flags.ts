import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true; strict: true }>
>;

/** Splits arguments into flags and the rest; an unknown flag is told, with the ones there are. */
export function flagsOf<const O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const known = Object.keys(options).map(name => `--${name}`);
    throw new UsageError(`${wordsOf(error)}. Flags of this command: ${known.join(', ') || 'none'}.`);
  }
}

/** The first sentence of what Node says; the others advise what would not help here. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, flag] = /^Option '(\S+?)[' ].* ambiguous/.exec(said) ?? [];
  if (flag !== undefined) return `${flag} lacks its value; one that begins with a dash is written ${flag}=-1`;
  return said.split(/\. |\.?\n|\.$/)[0]!;
}

/** For commands that take nothing more: whatever is left over was meant for something, so it is told. */
export function refuseRest([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`'${first}' belongs to no flag.`);
}

/** More of anything than one would wait for. */
const MOST = 1_000_000;
/** More processes or threads would only wait for each other. */
export const MOST_AT_ONCE = 256;

/** A flag that takes how many of something. */
export function countOf(flag: string, text: string, most = MOST): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new UsageError(`--${flag} takes a whole number from 1 to ${most}, not '${text}'.`);
}
