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
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new UsageError(`${said}. Flags of this command: ${known.join(', ') || 'none'}.`);
  }
}

/** A flag that takes how many of something. */
export function countOf(flag: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--${flag} takes a whole number, not '${text}'.`);
  return count;
}
