import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { playerNames } from '@signum/ai';
import { deckOf } from '@signum/cards';
import { packOf, type ClassicSetup } from '@signum/classic';
import { draw, hashOfText, seeded, writeJournal } from '@signum/kernel';
import { languages } from '@signum/text';
import { collectionWith } from '../cards/sets.ts';
import { EXIT, UsageError, type Command, type Exit, type Io } from '../command.ts';
import { countOf, flagsOf, MOST_AT_ONCE, refuseRest } from '../flags.ts';
import { editionNamed, languageNamed, playerNamed } from '../named.ts';
import { requireWritable, writeOutput } from '../output-file.ts';
import { deckChoice } from '../play/deck-choice.ts';
import { Duel } from '../play/duel.ts';
import { Opponent } from '../play/opponent.ts';

/** Where random players would never end: then the time limit does (C-END-9). */
const LAST_TURN = 60;

export const play: Command = {
  name: 'play',
  summary: 'play a duel in the terminal, two players at one keyboard or one against the computer',
  usage: [
    'signum play [--deck NAME]... [--set FILE]... [--edition E] [--lang en|fr|ru] [--seed S] [--out FILE]',
    '            [--against NAME [--threads N] | --auto]',
    '',
    'Prints what has happened, the table and the question for whoever is asked, with numbered answers. Answer with a number, or',
    'with an answer in JSON (any place on the table, say). Other words: all (every answer), table, quit (or Ctrl-C).',
    '--deck names the decks, first and second, of the box or of a set (--set); without it two legal ones are taken.',
    `--against lets a computer play the second side: ${playerNames.join(', ')}.`,
    'The minds of a Warlord think in N threads (one a core); what it answers is the same with any number.',
    '--auto lets random players play it to the end. --out writes the replay, also of a game that was left. The same seed deals the',
    'same game.',
  ],
  async run(args, io) {
    const { values, positionals } = flagsOf(args, {
      against: { type: 'string' },
      auto: { type: 'boolean', default: false },
      deck: { type: 'string', multiple: true, default: [] },
      edition: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      out: { type: 'string' },
      seed: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      threads: { type: 'string', default: String(availableParallelism()) },
    });
    refuseRest(positionals);
    if (values.auto && values.against !== undefined) throw new UsageError('Either --auto or --against.');
    const name = values.against === undefined ? undefined : playerNamed(values.against);
    if (values.out !== undefined) requireWritable(values.out);
    const threads = countOf('threads', values.threads, MOST_AT_ONCE);
    const seed = values.seed ?? randomBytes(8).toString('hex');
    const cards = collectionWith(values.set);
    const wanted = values.edition === undefined ? undefined : editionNamed(values.edition);
    const { pair, edition } = deckChoice(values.deck, wanted, cards);
    const decks = pair.map(deckOf);
    const limit = values.auto ? { lastTurn: LAST_TURN } : {};
    const setup: ClassicSetup = { edition, decks, ...limit, cards: packOf(cards.catalogue, decks) };
    const duel = new Duel(setup, seed, languages[languageNamed(values.lang)]);
    io.out(`${pair.map(({ id }) => id).join(' - ')}, ${edition}, seed ${seed}`);
    if (values.auto) playAlone(duel, seed, io);
    else if (name) await playAgainst(new Opponent(name, cards.catalogue, seed, threads), duel, io);
    else await playTogether(duel, io);
    return ended(duel, values.out, io);
  },
};

/** Both sides answer by chance, and the first player reads along. */
function playAlone(duel: Duel, seed: string, { out }: Io): void {
  const chance = seeded(hashOfText(`answers ${seed}`));
  for (let asked = duel.pending; asked; asked = duel.pending) {
    const answers = duel.answersTo(asked);
    duel.say(asked, answers[draw(chance, answers.length)]);
    for (const line of duel.news(0)) out(line);
  }
}

/** So many answers are printed at first; a creature can go to many places. */
const SHOWN = 24;

async function playAgainst(opponent: Opponent, duel: Duel, io: Io): Promise<void> {
  try {
    await playTogether(duel, io, opponent);
  } finally {
    opponent.close();
  }
}

async function playTogether(duel: Duel, io: Io, opponent?: Opponent): Promise<void> {
  let shown = -1;
  let isWhole = false;
  const ask = async (): Promise<void> => {
    await opponent?.playOn(duel);
    const asked = duel.pending;
    if (!asked) return;
    for (const line of duel.news(asked.seat)) io.out(`  ${line}`);
    if (asked.seat !== shown) io.out(['', ...duel.table(asked.seat), ''].join('\n'));
    shown = asked.seat;
    const answers = duel.answersTo(asked);
    const listed = answers.slice(0, isWhole ? answers.length : SHOWN);
    io.out(
      [
        `Player ${asked.seat + 1}: ${duel.question(asked).join(' ')}`,
        ...listed.map((answer, at) => `  ${at + 1}  ${duel.label(asked, answer)}`),
      ].join('\n'),
    );
    if (listed.length < answers.length) io.out(`  … ${answers.length - listed.length} more: all`);
    isWhole = false;
  };
  await ask();
  // not before: what is typed while nobody reads would be lost
  for await (const line of io.input ?? typedLines()) {
    const asked = duel.pending;
    const said = line.trim();
    if (!asked || said === 'quit') return;
    if (said === 'all') isWhole = true;
    else if (said === 'table') shown = -1;
    else {
      const refusal = answered(duel, asked, said);
      if (refusal !== undefined) io.out(refusal);
    }
    await ask();
    if (!duel.pending) return;
  }
}

/** The keyboard. Ctrl-C at a question leaves the game as `quit` does; while a computer thinks, it ends everything. */
async function* typedLines(): AsyncGenerator<string> {
  const lines = createInterface({ input: process.stdin });
  const leave = (): void => lines.close();
  process.once('SIGINT', leave);
  for await (const line of lines) {
    process.off('SIGINT', leave);
    yield line;
    process.once('SIGINT', leave);
  }
  process.off('SIGINT', leave);
}

/** Takes what was typed for an answer. What cannot be one is told. */
function answered(duel: Duel, asked: NonNullable<Duel['pending']>, said: string): string | undefined {
  const answers = duel.answersTo(asked);
  const number = Number(said);
  if (/^\d+$/.test(said) && number >= 1 && number <= answers.length) return duel.say(asked, answers[number - 1]);
  if (said.startsWith('{')) {
    const answer = parsed(said);
    return answer === undefined ? 'This is not JSON.' : duel.say(asked, answer);
  }
  return `A number from 1 to ${answers.length}, an answer in JSON, all, table or quit.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ended(duel: Duel, file: string | undefined, { out }: Io): Exit {
  for (const line of duel.news(0)) out(line);
  const { outcome, entries } = duel.session.journal;
  const winners = outcome?.winners.map(seat => `player ${seat + 1}`).join(' and ');
  const end = outcome ? `${winners ? `won by ${winners}` : 'drawn'} (${outcome.by})` : 'not finished';
  out(`${end}, ${entries.length} answers`);
  if (file !== undefined) {
    writeOutput(file, writeJournal(duel.session.journal));
    out(`The replay is in ${file}: signum replay verify ${file}`);
  }
  return EXIT.ok;
}
