import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerSession,
  beginSession,
  draw,
  hashOfText,
  isFlawed,
  isRefused,
  readJournal,
  readSave,
  replay,
  seeded,
  takeBack,
  writeJournal,
  writeSave,
  type Game,
  type Journal,
  type Session,
} from './index.ts';
import { embers } from './testing/index.ts';

const game = embers as unknown as Game;
const origin = { host: hashOfText('host'), nonces: ['north', 'south'] };

function begun(): Session {
  const session = beginSession(game, { copies: 1 }, origin);
  if (isRefused(session)) throw new Error('refused');
  return session;
}

function answered(session: Session, answer: unknown, by = game): Session {
  const { n, seat } = by.pending(session.state)!;
  const next = answerSession(by, session, { to: n, seat, answer });
  if (isRefused(next)) throw new Error(JSON.stringify(next.refused));
  return next;
}

function played(seed: string): Session {
  const chance = seeded(hashOfText(seed));
  let session = begun();
  for (let decision = game.pending(session.state); decision; decision = game.pending(session.state)) {
    const answers = game.answers(decision);
    session = answered(session, answers[draw(chance, answers.length)]);
  }
  return session;
}

const whole = played('whole');

function flawOf(journal: unknown): string {
  const read = readJournal(JSON.stringify(journal));
  if (isFlawed(read)) return `${read.flaw.where} ${read.flaw.what}`;
  const result = replay(game, read);
  return isFlawed(result) ? `${result.flaw.where} ${result.flaw.what}` : 'valid';
}

function entryChanged(index: number, change: object): Journal {
  const entries = whole.journal.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
  return { ...whole.journal, entries };
}

test('K-JRN-2: a replay file leads to the same state, events and outcome', () => {
  const journal = readJournal(writeJournal(whole.journal));
  if (isFlawed(journal)) throw new Error(journal.flaw.what);
  expect(replay(game, journal)).toEqual(whole);
  expect(whole.journal.outcome).toBeDefined();
});

test('a replay can stop anywhere', () => {
  const session = replay(game, whole.journal, 3);
  expect(session).toMatchObject({ state: { answered: 3 } });
});

test.each([
  ['another host seed', { ...whole.journal, origin: { ...origin, host: hashOfText('better') } }, /^pledge is not kept/],
  ['another nonce', { ...whole.journal, origin: { ...origin, nonces: ['east', 'south'] } }, /^check differs/],
  ['another setup', { ...whole.journal, setup: { copies: 2 } }, /^check differs/],
  ['an impossible setup', { ...whole.journal, setup: null }, /^setup is refused: no-such-deck/],
  ['another game', { ...whole.journal, game: 'classic' }, /^game is 'classic'/],
  ['another outcome', { ...whole.journal, outcome: { winners: [7], by: 'luck' } }, /^outcome is not how/],
  ['a foreign seat', entryChanged(2, { seat: 5 }), /^entries\[2\] is refused: not-asked/],
  [
    'an unknown answer',
    entryChanged(2, { answer: { kind: 'act', do: 'fly' } }),
    /^entries\[2\] is refused: not-offered/,
  ],
  ['another hash', entryChanged(4, { check: '000000000000' }), /^entries\[4\]\.check differs/],
  ['an answer without a kind', entryChanged(1, { answer: {} }), /^entries\[1\]\.answer has no kind/],
  ['no list of answers', { ...whole.journal, entries: 7 }, /^entries is not a list/],
  ['a version to come', { ...whole.journal, version: 2 }, /^version is not 1/],
  ['a short seed', { ...whole.journal, origin: { ...origin, host: '12' } }, /^origin\.host/],
])('a damaged replay names the place: %s', (_what, journal, message) => {
  expect(flawOf(journal)).toMatch(message);
});

test('broken JSON is told by line and column', () => {
  const read = readJournal('{\n  "format": "signum-replay",\n  "version" 1 }');
  expect(read).toMatchObject({ flaw: { where: 'line 3, column 13' } });
});

test('no damage to a file of one byte goes unnoticed, and none breaks the reader', () => {
  const text = writeJournal(whole.journal);
  fc.assert(
    fc.property(fc.nat(text.length - 2), fc.integer({ min: 32, max: 126 }), (at, code) => {
      fc.pre(text.charCodeAt(at) !== code);
      const damaged = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
      const read = readJournal(damaged);
      if (isFlawed(read)) return;
      const result = replay(game, read);
      expect(isFlawed(result)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a save at every decision goes on as if nothing had been', () => {
  for (let upTo = 0; upTo < whole.journal.entries.length; upTo += 1) {
    const at = replay(game, whole.journal, upTo);
    if (isFlawed(at)) throw new Error(at.flaw.what);
    const loaded = readSave(game, writeSave(at));
    if (isFlawed(loaded)) throw new Error(loaded.flaw.what);
    expect(answered(loaded, whole.journal.entries[upTo]!.answer).told.at(-1)).toEqual(whole.told[upTo + 1]);
  }
});

test('a save finds a change in what its journal does not check: the cards', () => {
  const careless: Game = { ...game, changing: ({ answered }: { answered?: number }) => ({ answered }) };
  const at = answered(begun(), { kind: 'redraw', redraw: false }, careless);
  const text = writeSave(at);
  expect(readSave(careless, text)).toEqual(at);
  expect(readSave(careless, text.replace('"place":3', '"place":4'))).toMatchObject({
    flaw: { where: 'state', what: 'is not the one that was saved' },
  });
});

test.each([
  ['a changed state', { state: { answered: 3 } }, 'state'],
  ['no state', { state: null }, 'state'],
  ['events missing', { told: [] }, 'told'],
  ['a damaged journal', { journal: { ...whole.journal, entries: [{}] } }, 'journal.entries[0].seat'],
  ['another format', { format: 'signum-replay' }, 'format'],
])('a damaged save names the place: %s', (_what, change, where) => {
  const file = { ...(JSON.parse(writeSave(whole)) as object), ...change };
  expect(readSave(game, JSON.stringify(file))).toMatchObject({ flaw: { where } });
});

test('K-JRN-1: what a game says cannot change is checked at the beginning only', () => {
  const cards = { strike: 'two damage' };
  const withCards: Game = {
    ...game,
    begin: (setup, seed) => {
      const first = game.begin(setup, seed);
      return isRefused(first) ? first : { ...first, state: { ...first.state, cards } };
    },
    changing: state => ({ ...state, cards: 'as dealt' }),
  };
  const other: Game = { ...withCards, changing: state => ({ ...state, cards: 'as printed' }) };
  const first = beginSession(withCards, { copies: 1 }, origin);
  if (isRefused(first)) throw new Error('refused');
  const { journal } = answered(first, { kind: 'redraw', redraw: false }, withCards);
  expect(replay(withCards, journal)).toMatchObject({ journal });
  expect(replay(game, journal)).toMatchObject({ flaw: { where: 'check' } });
  expect(replay(other, journal)).toMatchObject({ flaw: { where: 'entries[0].check' } });
});

test('K-ANS-5: the same reply once more is acknowledged and not played again', () => {
  const once = answered(begun(), { kind: 'redraw', redraw: false });
  expect(answerSession(game, once, { to: 0, seat: 0, answer: { redraw: false, kind: 'redraw' } })).toBe(once);
  expect(answerSession(game, once, { to: 0, seat: 0, answer: { kind: 'redraw', redraw: true } })).toMatchObject({
    refused: { code: 'already-answered' },
  });
});

test('K-TAK-1: an answer that taught nothing may be taken back, a die, a card or a foreign answer not', () => {
  const kept = answered(begun(), { kind: 'redraw', redraw: false });
  expect(takeBack(begun(), 0)).toEqual({ free: false, because: 'nothing to take back' });
  expect(takeBack(kept, 0)).toEqual({ free: true, answers: 1 });
  expect(takeBack(kept, 1)).toEqual({ free: false, because: 'answer' });
  expect(takeBack(answered(begun(), { kind: 'redraw', redraw: true }), 0)).toEqual({ free: false, because: 'hidden' });
  const stepping = answered(answered(kept, { kind: 'redraw', redraw: false }), { kind: 'act', do: 'step' });
  expect(takeBack(stepping, 0)).toEqual({ free: true, answers: 1 });
});
