import { isFlawed } from '@signum/kernel';
import { EXIT, UsageError, type Command } from '../command.ts';
import { drawPosition } from '../drawing/draw-position.ts';
import { flagsOf } from '../flags.ts';
import { readInput } from '../input-file.ts';
import { writeOutput } from '../output-file.ts';
import { factsOf } from '../position/facts.ts';
import { readPosition } from '../position/read-position.ts';
import { survey, type Survey } from '../position/survey.ts';
import { wordsOf } from '../position/words.ts';

export const show: Command = {
  name: 'show',
  summary: 'measure and draw a position: reach, routes, lines of sight',
  usage: [
    'signum show FILE [--svg | --json] [--out FILE]',
    '',
    'Tells a measured position in words: who stands where, who can be reached at what cost, who is seen and who is in',
    'the way. --svg draws it instead, --json gives the same facts to programs, --out writes into a file.',
    'FILE - is the standard input. The form of the file is described in docs/positions.md; examples lie in positions/.',
  ],
  async run(args, { out, error }) {
    const { values, positionals } = flagsOf(args, {
      svg: { type: 'boolean' },
      json: { type: 'boolean' },
      out: { type: 'string' },
    });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('Which position file?');
    if (more.length > 0) throw new UsageError('show takes one position file at a time.');
    if (values.svg && values.json) throw new UsageError('Either --svg or --json, not both.');
    const input = readInput(file);
    if ('problem' in input) {
      error(input.problem);
      return EXIT.wrong;
    }
    const position = readPosition(input.text);
    if (isFlawed(position)) {
      error(`${file}: ${position.flaw.where} ${position.flaw.what}`);
      return EXIT.wrong;
    }
    const text = inForm(survey(position), values.svg ? 'svg' : values.json ? 'json' : 'words');
    if (values.out === undefined) out(text);
    else writeOutput(values.out, `${text}\n`);
    return EXIT.ok;
  },
};

function inForm(found: Survey, form: 'svg' | 'json' | 'words'): string {
  switch (form) {
    case 'svg':
      return drawPosition(found);
    case 'json':
      return JSON.stringify(factsOf(found), undefined, 2);
    default:
      return wordsOf(factsOf(found));
  }
}
