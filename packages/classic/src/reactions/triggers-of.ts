import type { Card } from '../card.ts';
import { isStanding } from '../values/bonuses.ts';
import { effectOf } from '../texts/effect-frame.ts';
import type { Happening } from '../happenings.ts';
import type { Keyword } from '../keyword.ts';
import { keywords } from '../keywords/index.ts';
import type { KeywordName, Triggered } from '../language/index.ts';
import { standingsOf, textOf } from '../values/standing.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { hasWorked } from '../texts/uses.ts';
import { mayHave } from '../values/may-have.ts';
import { keywordsAmong, knowing } from '../values/values.ts';
import { matches } from './matches.ts';
import { addRelicWords } from './relic-words.ts';
import type { Trigger } from './trigger.ts';

/**
 * Everything that an event sets off, told at the very moment of the event: an ability that did not exist then is not set
 * off by it, and one that did is carried out even if its bearer is gone by then (C-TIM-5). Tactics are asked in the window.
 */
export function triggersOf(state: Readonly<ClassicState>, event: Happening, cause: number): Trigger[] {
  const found: Trigger[] = [];
  addTriggers(state, event, cause, found);
  return found;
}

/** The same, added to a list: nearly all events set off nothing. */
export function addTriggers(state: Readonly<ClassicState>, event: Happening, cause: number, found: Trigger[]): void {
  if (state.phase === 'setup') return; // C-SET-12
  const { type } = event;
  if (type === 'relicEquipped' || type === 'cardToGraveyard') addRelicWords(state, event, cause, found);
  const listening = LISTENING.get(type);
  const awaiting = standingsOf(state).awaiting.get(type);
  if (!listening && !awaiting) return;
  const who = 'who' in event ? event.who : undefined;
  const by = 'by' in event ? event.by : undefined;
  if (listening) {
    const { all, heeding } = listening;
    for (const creature of state.creatures) {
      const { id, dying } = creature;
      // those whom it concerns, whoever did it or whoever it happened to, and those who heed it wherever they are
      const names = who === id || by === id ? all : heeding;
      if (names.length === 0 || (dying && who !== id)) continue;
      if (mayHave(state, creature, names)) addKeywords(state, creature, names, event, cause, found);
    }
  }
  if (!awaiting) return;
  for (const listener of awaiting) {
    const { print, bearer } = listener;
    const creature = bearer === undefined ? undefined : state.creatures[bearer];
    if (creature?.dying && who !== creature.id) continue; // no longer acting (C-ELM-2), but for its own end
    addAbilities(state, textOf(state, listener), print, event, cause, found);
  }
}

/** For each event, the keywords that answer it, and those of them that do so wherever their bearer is. */
interface Listening {
  readonly all: KeywordName[];
  readonly heeding: KeywordName[];
}

const LISTENING: ReadonlyMap<string, Listening> = listeningKeywords();

function listeningKeywords(): Map<string, Listening> {
  const names = new Map<string, Listening>();
  for (const { name, on = {}, heeds = [] } of Object.values<Pick<Keyword, 'heeds' | 'name' | 'on'>>(
    keywords as never,
  )) {
    for (const event of Object.keys(on) as Happening['type'][]) {
      const those = names.get(event) ?? { all: [], heeding: [] };
      those.all.push(name);
      if (heeds.includes(event)) those.heeding.push(name);
      names.set(event, those);
    }
  }
  return names;
}

function addKeywords(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  names: readonly KeywordName[],
  event: Happening,
  cause: number,
  found: Trigger[],
): void {
  const { id, card, controller } = creature;
  const inForce = keywordsAmong(names, creature, state);
  for (const [index, { use, x }] of inForce.entries()) {
    const answer = (keywords[use.keyword] as Keyword).on?.[event.type];
    if (!answer) continue;
    // different texts of one keyword stand side by side, so each has a name of its own (C-ABL-9)
    const before = inForce.slice(0, index).filter(other => other.use.keyword === use.keyword).length;
    const source = before === 0 ? `${id} ${use.keyword}` : `${id} ${use.keyword} ${before + 1}`;
    const reaction = answer(event as never, { creature, x, use, source }, state);
    if (!reaction) continue;
    found.push({
      seat: controller,
      source,
      card,
      keyword: use.keyword,
      bearer: id,
      optional: reaction.optional ?? false,
      cause,
      frames: reaction.frames,
    });
  }
}

function addAbilities(
  state: Readonly<ClassicState>,
  text: Text,
  print: Card,
  event: Happening,
  cause: number,
  found: Trigger[],
): void {
  const { abilities } = print;
  if (abilities === undefined || abilities.length === 0) return;
  for (const [index, ability] of abilities.entries()) {
    if (!('when' in ability) || ability.when !== event.type) continue;
    if (!isStanding(state, { controller: text.seat }, ability)) continue;
    const own = { ...text, source: `${text.source} ${index}` };
    if (ability.once && hasWorked(state, own)) continue;
    if (!matches(state, own, ability, event, knowing(state))) continue;
    found.push(triggerOf(own, ability, event, cause));
  }
}

function triggerOf(text: Text, ability: Triggered, event: Happening, cause: number): Trigger {
  const { may, pay, once, effect } = ability;
  // whoever pays sets it off (grammar 9.1): the payment is asked for inside
  const whole = pay === undefined ? effect : ({ do: 'pay', who: 'you', cost: pay, then: effect } as const);
  const { seat, source, card, bearer } = text;
  return {
    seat,
    source,
    card,
    ...(bearer !== undefined && { bearer }),
    optional: may ?? false,
    cause,
    frames: [effectOf({ ...text, event }, whole, once === undefined ? {} : { usesUp: true })],
  };
}
