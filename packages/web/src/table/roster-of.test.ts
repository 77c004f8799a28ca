import { describe, expect, test } from 'vitest';
import { answered, begun, chance, game, lively, playUntil, sightOf, type Practice } from './testing/practice.ts';
import { rosterOf } from './roster-of.ts';

/** Somebody has fallen, and the first player has a tactic on the table. */
const played = (): Practice =>
  playUntil(
    begun('1', 'vallor-starter'),
    chance(77),
    (_question, { players }) => players.some(({ kills }) => kills > 0) && players[0]!.tactics.length > 0,
  );

describe('the roster of a table', () => {
  test('whoever has fallen still has a name, whether the game was watched or opened later', () => {
    const end = played();
    const watched = { ...sightOf(end, 0), id: 'watched' };
    // looked at after every answer, as a page does it
    let session = begun('1', 'vallor-starter');
    const roll = chance(77);
    while (session.journal.entries.length < end.journal.entries.length) {
      session = answered(session, lively(game.pending(session.state)!, roll));
      rosterOf({ ...sightOf(session, 0), id: 'watched' }, 'en');
    }
    const live = rosterOf(watched, 'en');
    const opened = rosterOf({ ...watched, id: 'opened' }, 'en');
    const everybody = watched.log.flatMap(({ event }) => (event.type === 'creatureSummoned' ? [event.who] : []));
    expect(everybody.length).toBeGreaterThan(watched.view.creatures.filter(({ kind }) => kind !== 'hero').length);
    for (const who of everybody) {
      expect(live.creature(who).name).not.toBe(who);
      expect(opened.creature(who).name).toBe(live.creature(who).name);
    }
  });

  test('a fallen hero has its name, too, when the game is opened later (C-CRD-11)', () => {
    const sight = sightOf(played(), 0);
    const [hero] = sight.view.creatures.filter(({ kind }) => kind === 'hero');
    const creatures = sight.view.creatures.filter(({ id }) => id !== hero!.id);
    const fallen = { n: 999, event: { type: 'heroEliminated', who: hero!.id, player: hero!.owner } } as const;
    const later = { ...sight, id: 'hero', view: { ...sight.view, creatures }, log: [...sight.log, fallen] };
    expect(rosterOf(later, 'en').creature(hero!.id).name).toBe(rosterOf(sight, 'en').creature(hero!.id).name);
    expect(rosterOf(later, 'en').creature(hero!.id).name).not.toBe(hero!.id);
  });

  test('after a take-back ids may belong to somebody else, so all names are learned anew', () => {
    const sight = { ...sightOf(played(), 0), id: 'taken back' };
    const before = rosterOf(sight, 'en');
    const shorter = { ...sight, log: sight.log.slice(0, 5), view: { ...sight.view, creatures: [] } };
    expect(rosterOf(shorter, 'en')).not.toBe(before);
    expect(rosterOf(sight, 'en')).not.toBe(before);
  });

  test('C-TAC-10: behind the curtain no tactic has a name, and nobody is “you”', () => {
    const sight = { ...sightOf(played(), 0), id: 'curtain' };
    const secret = sight.log.flatMap(({ event }) =>
      event.type === 'tacticSet' && event.player === 0 ? [event.tactic] : [],
    );
    expect(secret.length).toBeGreaterThan(0);
    const open = rosterOf(sight, 'en');
    expect(open.tactic(secret[0]!)).toBeDefined();
    expect(open.player(0).isYou).toBe(true);
    const curtained = { ...sight, ...sightOf(played(), 1), id: 'curtain', seat: 0, curtain: 1 };
    const hidden = rosterOf(curtained, 'en');
    const stillDown = secret.filter(
      id => !sight.log.some(({ event }) => event.type === 'tacticRevealed' && event.tactic === id),
    );
    for (const id of stillDown) expect(hidden.tactic(id)).toBeUndefined();
    expect(hidden.player(0).isYou).toBe(false);
  });
});
