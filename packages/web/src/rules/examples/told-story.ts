import { catalogue } from '@signum/cards';
import { classicMachine, readScenario, storyOf, type ClassicState, type Happening } from '@signum/classic';
import { hashOfText, isFlawed, isRefused, scriptedThen, type Told } from '@signum/kernel';
import { eventText, remembering, type Language, type Roster } from '@signum/text';
import { staged } from '../../game/scenario-game.ts';

/** The table at one moment of an example, and what has just happened. */
export interface Moment {
  readonly state: ClassicState;
  /** Texts with marks. */
  readonly lines: readonly string[];
}

export interface ToldStory {
  /** The beginning, then one for each answer that brought something. */
  readonly moments: readonly Moment[];
  readonly roster: Roster;
  /** Is there anything to be played? */
  readonly isPlayable: boolean;
}

/** An example as its own file plays it, told in one language. */
export function toldStory(text: string, language: Language, players: readonly string[]): ToldStory {
  const file = readScenario(text);
  if (isFlawed(file)) throw new Error(`${file.flaw.where} ${file.flaw.what}`);
  const telling = file.tellings.findLast(({ variant }) => variant === undefined)!;
  const table = staged(telling);
  if ('refused' in table) throw new Error(JSON.stringify(table.refused));
  const memory = remembering({
    language: language.code,
    lookup: id => (table.cards[id] ?? catalogue[id])?.names,
    people: players.map(name => ({ name, isYou: false })),
  });
  const momentOf = (state: ClassicState, events: readonly Told<Happening>[]): Moment => {
    for (const { event } of events) memory.hear(event);
    memory.see(state);
    return { state, lines: events.flatMap(({ event }) => eventText(language.messages, event, memory.roster) ?? []) };
  };

  memory.see(table);
  // an example that has told all its dice needs no others
  const chance = scriptedThen(telling.scenario.dice ?? [], hashOfText(file.name));
  let { state, events } = classicMachine.begin({ ...table, chance });
  const isPlayable = classicMachine.pending(state) !== undefined;
  const moments = [momentOf(state, events)];
  for (const [to, { seat, answer }] of storyOf(telling, catalogue).entries()) {
    const taken = classicMachine.answer(state, { to, seat, answer });
    if (isRefused(taken)) break;
    ({ state, events } = taken);
    const moment = momentOf(state, events);
    // what nobody could notice is no step of the story
    if (moment.lines.length > 0) moments.push(moment);
    else moments[moments.length - 1] = { state, lines: moments.at(-1)!.lines };
  }
  return { moments, roster: memory.roster, isPlayable };
}
