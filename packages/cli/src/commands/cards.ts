import { fileURLToPath } from 'node:url';
import { cardsSchema } from '@signum/cards/schema';
import { checkCoverage } from '../cards/check-coverage.ts';
import { checkFiles } from '../cards/check.ts';
import { makePages } from '../cards/pages.ts';
import { collectionWith } from '../cards/sets.ts';
import { printTexts } from '../cards/texts.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { flagsOf, refuseRest } from '../flags.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const cards: Command = {
  name: 'cards',
  summary: 'check card files, read cards, and see which tests use them',
  usage: [
    'signum cards check [FILE...] [--json]',
    'signum cards text [ID...] [--lang en|fr|ru] [--set FILE]... [--json]',
    'signum cards coverage [--check] [--write] [--json]',
    'signum cards pages [--check] [--write]',
    'signum cards schema',
    '',
    'check reads files of cards (docs/cards.md tells how to write one) and tells everything that is wrong with them: the card, the',
    'place, what should stand there. A later file may name the cards of an earlier one. Without a file: the cards of the box.',
    'text prints cards as a player reads them: those that are named, else those of the sets, else all.',
    'coverage lists the cards, verbs and keywords that no test and no scenario uses; --write writes the whole table to',
    'docs/card-coverage.md, --check gives exit code 1 if there is a gap or the page is not up to date.',
    'pages makes docs/card-grammar.md and docs/keywords.md, in the same way.',
    'schema prints the form of a card file as JSON Schema, for editors (docs/cards.schema.json).',
    'Exit code 0: all is well; 1: something is not.',
  ],
  async run(args, io) {
    const { values, positionals } = flagsOf(args, {
      check: { type: 'boolean' },
      json: { type: 'boolean' },
      lang: { type: 'string' },
      set: { type: 'string', multiple: true },
      write: { type: 'boolean' },
    });
    const [verb, ...rest] = positionals;
    if (!isVerb(verb)) {
      const verbs = Object.keys(FLAGS).join(', ');
      throw new UsageError(`${verb ? `cards cannot ${verb}.` : 'What shall cards do?'} It can: ${verbs}.`);
    }
    refuseOthers(verb, Object.keys(values));
    const { check = false, json = false, write = false, lang = 'en', set = [] } = values;
    if (verb !== 'check' && verb !== 'text') refuseRest(rest);
    switch (verb) {
      case 'check':
        return checkFiles(rest, json, io);
      case 'coverage':
        return checkCoverage(ROOT, { check, json, write }, io);
      case 'pages':
        return makePages(ROOT, { check, write }, io);
      case 'schema':
        io.out(JSON.stringify(cardsSchema(), null, 2));
        return EXIT.ok;
      case 'text':
        return printTexts(rest, collectionWith(set), lang, json, io);
    }
  },
};

/** What each of them can be told. */
const FLAGS = {
  check: ['json'],
  coverage: ['check', 'json', 'write'],
  pages: ['check', 'write'],
  schema: [],
  text: ['json', 'lang', 'set'],
} as const satisfies Record<string, readonly string[]>;

type Verb = keyof typeof FLAGS;

function isVerb(word: string | undefined): word is Verb {
  return word !== undefined && Object.hasOwn(FLAGS, word);
}

function refuseOthers(verb: Verb, given: readonly string[]): void {
  const known: readonly string[] = FLAGS[verb];
  const other = given.find(flag => !known.includes(flag));
  if (other === undefined) return;
  const flags = known.map(flag => `--${flag}`).join(', ') || 'none';
  throw new UsageError(`cards ${verb} has no flag --${other}. Flags: ${flags}.`);
}
