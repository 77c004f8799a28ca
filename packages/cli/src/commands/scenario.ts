import { scenarioSchema } from '@signum/classic';
import { collectionWith } from '../cards/sets.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { flagsOf } from '../flags.ts';
import { filesAt, playedFile } from '../scenario/played.ts';
import { verdictLines } from '../scenario/verdict-lines.ts';

export const scenario: Command = {
  name: 'scenario',
  summary: 'play scenario files and compare what happens with what they say',
  usage: [
    'signum scenario FILE... [--set FILE]... [--trace] [--json]',
    'signum scenario --schema',
    '',
    'Plays each scenario in all its variants and editions. One line a file; below it whatever is not as the file says:',
    'where, what was expected, what was found, which answers would have been legal. A folder stands for all .json files in',
    'it. --trace prints everything that was said and happened; --set adds a file of cards. Exit code 0: all is as told; 1:',
    'something is not.',
    'The form of a scenario is told in docs/scenarios.md; --schema prints it as JSON Schema, for editors.',
  ],
  async run(args, { out }) {
    const { values, positionals } = flagsOf(args, {
      json: { type: 'boolean' },
      schema: { type: 'boolean' },
      set: { type: 'string', multiple: true, default: [] },
      trace: { type: 'boolean' },
    });
    if (values.schema) {
      out(JSON.stringify(scenarioSchema(), null, 2));
      return EXIT.ok;
    }
    if (positionals.length === 0) throw new UsageError('Which scenario file or folder?');
    const { catalogue } = collectionWith(values.set);
    const played = positionals.flatMap(filesAt).map(file => playedFile(file, catalogue));
    if (values.json) out(JSON.stringify(played));
    else for (const one of played) out(verdictLines(one, values.trace ? 'with the story' : 'in brief').join('\n'));
    return played.every(({ passed }) => passed) ? EXIT.ok : EXIT.wrong;
  },
};
