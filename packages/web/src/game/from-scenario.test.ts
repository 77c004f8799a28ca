import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TableGame } from './contract.ts';
import { beginFromScenario, type ScenarioPlan } from './from-scenario.ts';
import { gameShelf } from './game-shelf.ts';
import { deskInMemory, type DeskInMemory } from './testing/desk-in-memory.ts';
import { followed } from './testing/followed.ts';
import { ANNA, BORIS, RECRUIT } from './testing/new-game.ts';

const FOLDER = new URL('../../../../scenarios/classic/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const RUN = textOf('c-tv-38-running-into-contact.json');
const ZOMBIE = textOf('c-tv-02-takumi-and-the-zombie.json');

async function begun(desk: DeskInMemory, plan: ScenarioPlan): Promise<() => TableGame> {
  const answer = await beginFromScenario(plan, desk.line);
  if (!('id' in answer)) throw new Error(JSON.stringify(answer));
  return (await followed(desk.line, answer.id)).game;
}

const tick = () => new Promise(resolve => setTimeout(resolve, 0));
const open = { seats: [ANNA, BORIS], isOpen: true } as const;

describe('a game that begins in the middle of a situation', () => {
  test('its figures stand where the file says, and bring their cards along', async () => {
    const game = await begun(deskInMemory('figures'), { text: RUN, ...open });
    const { view, cards, question, curtain } = game().sight;
    expect(view.creatures.find(({ id }) => id === 'Runner')).toMatchObject({ x: 30_000, y: 20_000 });
    expect(cards?.find(({ id }) => id === 'Runner')?.names).toEqual({ en: 'Runner', fr: 'Coureur', ru: 'Бегун' });
    expect(question?.kind).toBe('nextAction');
    expect(curtain).toBeNull();
  });

  test('a variant differs from the file as it stands', async () => {
    const plan = { text: RUN, variant: 'a wounded stabber', ...open };
    const game = await begun(deskInMemory('variant'), plan);
    expect(game().sight.view.creatures.find(({ id }) => id === 'Guard')?.wounds).toBe(1);
  });

  test('at an open table the chair goes to whoever is asked, and the last answer can be taken back', async () => {
    const game = await begun(deskInMemory('open'), { text: ZOMBIE, ...open });
    expect(game().sight).toMatchObject({ seat: 1, curtain: null, isOpen: true, question: { kind: 'assignDice' } });
    expect(await game().answer({ kind: 'assignDice', attack: 0 })).toBeUndefined();
    expect(game().sight).toMatchObject({ seat: 0, curtain: null, question: { kind: 'assignDice' } });
    expect(await game().takeBack()).toBeUndefined();
    expect(game().sight).toMatchObject({ seat: 1, question: { kind: 'assignDice' } });
  });

  test('C-MEL-8: two people put their dice before the eyes of both, and the curtain falls when something else is asked', async () => {
    const game = await begun(deskInMemory('shared'), { text: ZOMBIE, seats: [ANNA, BORIS] });
    const covered = { curtain: null, isShared: true, question: { kind: 'assignDice' }, closed: [] } as const;
    expect(game().sight).toMatchObject({ ...covered, seat: 1 });
    expect(game().sight.view.players.every(({ hand, pool }) => typeof hand === 'number' && pool === null)).toBe(true);
    expect(await game().answer({ kind: 'assignDice', attack: 0 })).toBeUndefined();
    expect(game().sight).toMatchObject({ ...covered, seat: 0 });
    expect(await game().answer({ kind: 'assignDice', attack: 3 })).toBeUndefined();
    expect(game().sight).toMatchObject({ curtain: game().sight.waitingFor, question: null });
    expect(game().sight.isShared).toBeUndefined();
    game().raiseCurtain();
    await tick();
    expect(game().sight.view.players.map(({ hand }) => typeof hand)).toContain('object');
  });

  test('a computer says what the file lets it say', async () => {
    const game = await begun(deskInMemory('script'), { text: ZOMBIE, seats: [ANNA, RECRUIT] });
    while (game().sight.question === null) await tick();
    const told = game().sight.log.map(({ event }) => event);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'diceAssigned', who: 'Zombie', attack: 0, defence: 2 }),
    );
  });

  test('K-CHN-5: the dice of the file fall first, and the game goes on after them', async () => {
    const game = await begun(deskInMemory('dice'), { text: ZOMBIE, ...open });
    await game().answer({ kind: 'assignDice', attack: 0 });
    await game().answer({ kind: 'assignDice', attack: 3 });
    const rolled = game().sight.log.find(({ event }) => event.type === 'attackRolled');
    expect(rolled?.event).toMatchObject({ faces: ['axe', 'shield', 'bullseye'] });
    for (let answers = 0; answers < 60 && game().sight.question; answers += 1) {
      expect(await game().answer(game().answers().at(-1)!)).toBeUndefined();
    }
    expect(game().sight.view.turn).toBeGreaterThan(5);
  });

  test('it is saved, opened again, and taken back to its very beginning', async () => {
    const first = deskInMemory('saved');
    const game = await begun(first, { text: ZOMBIE, ...open });
    await game().answer({ kind: 'assignDice', attack: 2 });
    await first.desk.settled();
    const { game: again } = await followed(deskInMemory('later', first.store).line, game().sight.id);
    expect(again().sight).toMatchObject({ seat: 0, question: { kind: 'assignDice' } });
    expect(await again().takeBack()).toBeUndefined();
    expect(again().sight).toMatchObject({ seat: 1, question: { kind: 'assignDice' } });
  });

  test('the same scenario has the same id, and stands on no shelf', async () => {
    const { desk, line, store } = deskInMemory('shelf');
    const one = await beginFromScenario({ text: RUN, ...open }, line);
    const other = await beginFromScenario({ text: RUN, ...open }, line);
    await desk.settled();
    expect(other).toEqual(one);
    expect(await gameShelf(store, () => line).inProgress()).toEqual([]);
  });

  test('what is no scenario is refused with the place of the mistake', async () => {
    const { line } = deskInMemory('flawed');
    const refused = await beginFromScenario({ text: RUN.replace('"axe"', '"ax"'), ...open }, line);
    expect(refused).toMatchObject({ refused: { code: 'malformed', facts: { flaw: expect.stringContaining('dice') } } });
  });

  test.each(readdirSync(FOLDER))('%s can be played on', async file => {
    const game = await begun(deskInMemory(file), { text: textOf(file), ...open });
    for (let answers = 0; answers < 5 && game().sight.question; answers += 1) {
      expect(await game().answer(game().answers()[0]!)).toBeUndefined();
    }
  });
});
