import { readFileSync } from 'node:fs';
import { EXIT, type Command } from '../command.ts';
import { flagsOf, refuseRest } from '../flags.ts';
import { games } from '../games.ts';

export const version: Command = {
  name: 'version',
  summary: 'which Signum this is, and which games it knows',
  usage: ['signum version [--json]'],
  async run(args, { out }) {
    const { values, positionals } = flagsOf(args, { json: { type: 'boolean' } });
    refuseRest(positionals);
    const known = Object.keys(games);
    if (values.json) out(JSON.stringify({ signum: ownVersion(), node: process.version, games: known }));
    else out(`Signum ${ownVersion()} on Node ${process.version}. Games: ${known.join(', ')}.`);
    return EXIT.ok;
  },
};

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
