import { nearestWord } from '@signum/classic';
import { EXIT, UsageError, type Command, type Exit, type Io } from './command.ts';
import { commands } from './commands/index.ts';
import { Unwritable } from './output-file.ts';

/** Runs `signum` with these arguments and gives the exit code. */
export async function main(args: readonly string[], io: Io): Promise<Exit> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(rest[0], io);
  if (name === '--version' || name === '-v') return main(['version', ...rest], io);
  const command = commandNamed(name);
  if (!command) return unknown(name, io);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, io);
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof Unwritable) {
      io.error(`${error.message}.`);
      return EXIT.wrong;
    }
    if (!(error instanceof UsageError)) throw error;
    io.error(`${error.message}\n\nUsage: ${command.usage[0]}\nMore: signum help ${command.name}`);
    return EXIT.usage;
  }
}

function commandNamed(name: string): Command | undefined {
  return commands.find(command => command.name === name);
}

function help(name: string | undefined, io: Io): Exit {
  if (name === undefined) {
    io.out(overview());
    return EXIT.ok;
  }
  const command = commandNamed(name);
  if (!command) return unknown(name, io);
  io.out([`${command.name}: ${command.summary}`, '', ...command.usage].join('\n'));
  return EXIT.ok;
}

function unknown(name: string, io: Io): Exit {
  const meant = nearestWord(
    name,
    commands.map(command => command.name),
  );
  io.error(`There is no command '${name}'.${meant ? ` Did you mean '${meant}'?` : ''} All commands: signum --help`);
  return EXIT.usage;
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Signum: Legends of Signum in the terminal.',
    '',
    'Usage: signum COMMAND [ARGUMENTS]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'signum help COMMAND tells more about one. Commands that print results take --json.',
    'Exit codes: 0 all is well; 1 what was looked at is wrong, or a file cannot be written; 2 the command was not understood.',
  ].join('\n');
}
