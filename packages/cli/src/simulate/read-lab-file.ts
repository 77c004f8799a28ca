import { playerNames } from '@signum/ai';
import { readSetValue, type CardSet } from '@signum/cards/schema';
import { editions, VICTORIES, type EditionId } from '@signum/classic';
import { isFlawed, readJson } from '@signum/kernel';
import { BOX, withSet } from '../cards/sets.ts';
import { UsageError } from '../command.ts';
import { Field, Misread } from '../field.ts';
import { readInput } from '../input-file.ts';
import type { GameRecord } from './game-record.ts';
import { FORM, labFileOf, VERSION, type LabFile, type Pace } from './lab-file.ts';
import type { Entrant, Series } from './series.ts';

/** Reads a file of results; what is none, or is spoiled, is told with its place. Figures are reckoned anew. */
export function readLabFile(path: string): LabFile {
  const input = readInput(path);
  if ('problem' in input) throw new UsageError(sentence(input.problem));
  const json = readJson(input.text);
  if (isFlawed(json)) throw new UsageError(`${path}: ${json.flaw.where} ${json.flaw.what}.`);
  const { form, version } = (json.value ?? {}) as Partial<LabFile>;
  if (form !== FORM) throw new UsageError(`${path} is no file of results of signum simulate.`);
  if (version !== VERSION) {
    const told = JSON.stringify(version) ?? 'none';
    throw new UsageError(`${path} has version ${told} of the form; this program reads version ${VERSION}.`);
  }
  try {
    return labFileIn(new Field(json.value, ''));
  } catch (error) {
    if (error instanceof Misread) throw new UsageError(`${path}: ${error.message}.`);
    throw error;
  }
}

function sentence(problem: string): string {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}

function labFileIn(file: Field): LabFile {
  const field = file.object(['form', 'version', 'series', 'figures', 'games', 'pace']);
  const series = seriesIn(field('series'));
  const records = field('games')
    .list()
    .map(game => recordIn(game, series));
  return labFileOf(series, records, paceIn(field('pace')));
}

function seriesIn(series: Field): Series {
  const field = series.object(['player', 'edition', 'seed', 'turns', 'games', 'cards', 'sets', 'decks']);
  const seed = field('seed');
  if (typeof seed.value !== 'string') throw seed.misread('is not a text');
  return {
    player: field('player').oneOf(playerNames),
    edition: field('edition').oneOf(Object.keys(editions) as EditionId[]),
    seed: seed.value,
    turns: field('turns').whole(1),
    games: field('games').whole(1),
    cards: field('cards').text(),
    sets: setsIn(field('sets')),
    decks: field('decks').list(1).map(entrantIn),
  };
}

/** The sets stand there whole, so they are looked at like any file of cards. */
function setsIn(sets: Field): CardSet[] {
  let all = BOX;
  return sets.list().map(one => {
    const read = readSetValue(one.value, all.catalogue);
    if (!('set' in read)) throw one.misread(`is no set of cards: ${read.faults[0]!.where} ${read.faults[0]!.what}`);
    all = withSet(all, read.set);
    return read.set;
  });
}

function entrantIn(entrant: Field): Entrant {
  const field = entrant.object(['id', 'name', 'hero', 'heroName', 'faction', 'cards']);
  return {
    id: field('id').text(),
    name: field('name').text(),
    hero: field('hero').text(),
    heroName: field('heroName').text(),
    faction: field('faction').text(),
    cards: field('cards')
      .list()
      .map(card => card.text()),
  };
}

function recordIn(record: Field, { decks }: Series): GameRecord {
  const field = record.object(['pairing', 'index', 'first', 'winner', 'by', 'turns', 'decisions', 'cards']);
  const [a, b] = field('pairing')
    .list(2, 2)
    .map(place => place.whole(0, decks.length - 1)) as [number, number];
  const [ofA, ofB] = field('cards').list(2, 2) as [Field, Field];
  return {
    pairing: [a, b],
    index: field('index').whole(),
    first: field('first').oneOf([0, 1]),
    winner: field('winner').value === null ? null : field('winner').oneOf([0, 1]),
    by: field('by').oneOf([...VICTORIES, 'nothing']),
    turns: field('turns').whole(),
    decisions: field('decisions').whole(),
    cards: [lettersIn(ofA, decks[a]!), lettersIn(ofB, decks[b]!)],
  };
}

function lettersIn(letters: Field, { cards }: Entrant): string {
  const { value } = letters;
  if (typeof value === 'string' && value.length === cards.length && /^[-dp]*$/.test(value)) return value;
  throw letters.misread(`is not one of -, d and p for each of ${cards.length} cards`);
}

function paceIn(pace: Field): Pace {
  const field = pace.object(['processorMs', 'wallMs']);
  return { processorMs: field('processorMs').amount(), wallMs: field('wallMs').amount() };
}
