import { isFlawed, readJournal, replay as playAgain, type Flaw, type Journal, type Outcome } from '@signum/kernel';
import { carriedFaults } from '../cards/carried-faults.ts';
import { collectionWith } from '../cards/sets.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { flagsOf } from '../flags.ts';
import { games, gamesWith } from '../games.ts';
import { readInput } from '../input-file.ts';

/** What was found out about one replay file. */
type Verdict =
  | {
      readonly file: string;
      readonly valid: true;
      readonly game: string;
      readonly answers: number;
      readonly events: number;
      readonly outcome: Outcome | null;
    }
  | { readonly file: string; readonly valid: false; readonly where: string; readonly what: string };

export const replay: Command = {
  name: 'replay',
  summary: 'play recorded games again and prove them',
  usage: [
    'signum replay verify FILE... [--set FILE]... [--json]',
    '',
    'Plays each replay file again from its seed and compares every state: whoever changed an answer, a die or the',
    'outcome is found, with the place. A game that brings its cards along is played with those, any other with the cards of the',
    'box and of the sets that are named. Exit code 0: all are valid; 1: at least one is not. FILE - is the standard input.',
  ],
  async run(args, { out }) {
    const { values, positionals } = flagsOf(args, {
      json: { type: 'boolean' },
      set: { type: 'string', multiple: true, default: [] },
    });
    const [verb, ...files] = positionals;
    if (verb !== 'verify')
      throw new UsageError(verb ? `replay cannot ${verb}; it can: verify.` : 'What shall replay do? It can: verify.');
    if (files.length === 0) throw new UsageError('Which replay file?');
    const known = values.set.length === 0 ? games : gamesWith(collectionWith(values.set).catalogue);
    const verdicts = files.map(file => verify(file, known));
    if (values.json) out(JSON.stringify(verdicts));
    else for (const verdict of verdicts) out(sentenceOf(verdict));
    return verdicts.every(({ valid }) => valid) ? EXIT.ok : EXIT.wrong;
  },
};

type Games = typeof games;

function verify(file: string, known: Games): Verdict {
  const input = readInput(file);
  if ('problem' in input) return flawIn(file, { where: 'file', what: input.problem });
  const journal = readJournal(input.text);
  if (isFlawed(journal)) return flawIn(file, journal.flaw);
  return proven(file, journal, known);
}

function proven(file: string, journal: Journal, known: Games): Verdict {
  const game = Object.hasOwn(known, journal.game) ? known[journal.game] : undefined;
  if (!game) {
    return flawIn(file, {
      where: 'game',
      what: `'${journal.game}' is not known here; known: ${Object.keys(known).join(', ')}`,
    });
  }
  const [fault] = carriedFaults(journal);
  if (fault !== undefined) return flawIn(file, fault);
  const session = playAgain(game, journal);
  if (isFlawed(session)) return flawIn(file, session.flaw);
  const events = session.told.reduce((count, list) => count + list.length, 0);
  const { entries, outcome } = session.journal;
  return { file, valid: true, game: journal.game, answers: entries.length, events, outcome: outcome ?? null };
}

function flawIn(file: string, { where, what }: Flaw): Verdict {
  return { file, valid: false, where, what };
}

function sentenceOf(verdict: Verdict): string {
  if (!verdict.valid) return `${verdict.file}: NOT VALID: ${verdict.where} ${verdict.what}`;
  const { file, game, answers, events, outcome } = verdict;
  return `${file}: valid: ${game}, ${answers} answers, ${events} events, pledge kept, ${endOf(outcome)}`;
}

function endOf(outcome: Outcome | null): string {
  if (!outcome) return 'not finished';
  const seats = outcome.winners.map(seat => `seat ${seat}`).join(' and ');
  return `${seats ? `won by ${seats}` : 'drawn'} (${outcome.by})`;
}
