import { keywordsOf, type ClassicState, type Happening } from '@signum/classic';
import type { AnyDecision, Session, Told } from '@signum/kernel';
import { goal, type Goal } from './goals.ts';

/** Looks on at one game and notes which goals it shows. */
export class Witness {
  readonly seen = new Set<Goal>();
  /** Which card everything in play is, or was: events and abilities go by the names of things. */
  readonly #cards = new Map<string, string>();

  /** One answer: what was asked, what was told, and what stands on the table now. */
  note(decision: AnyDecision, session: Session): void {
    const state = session.state as ClassicState;
    this.seen.add(goal('decision asked', String(decision.kind)));
    for (const creature of state.creatures) {
      this.#cards.set(creature.id, creature.card);
      if (creature.kind === 'hero') this.seen.add(goal('card played', creature.card));
    }
    if (decision.kind === 'nextAction') this.#look(state); // often enough: it takes longer than the answer itself
    for (const told of session.told.at(-1) ?? []) this.#hear(told as Told<Happening>);
  }

  #look(state: ClassicState): void {
    for (const creature of state.creatures) {
      for (const { use } of keywordsOf(state, creature)) this.seen.add(goal('keyword in force', use.keyword));
    }
  }

  #hear({ event, source }: Told<Happening>): void {
    this.seen.add(goal('event', event.type));
    this.#enter(event);
    if (source !== undefined) this.#credit(source);
  }

  /** Whatever comes into play has its card from then on. */
  #enter(event: Happening): void {
    switch (event.type) {
      case 'buildingConstructed':
        this.seen.add(goal('card played', event.building));
        return;
      case 'creatureSummoned':
        this.#name(event.who, event.card);
        return;
      case 'relicEquipped':
        this.#name(event.relic, event.card);
        return;
      case 'spellResolved':
        this.seen.add(goal('card played', event.card));
        return;
      case 'tacticRevealed':
        this.seen.add(goal('tactic revealed', event.card));
        return;
      case 'tacticSet':
        this.#name(event.tactic, event.card);
        return;
      case 'terrainPlaced':
        this.#name(event.terrain, event.card);
        return;
      default:
    }
  }

  #name(thing: string, card: string): void {
    this.#cards.set(thing, card);
    this.seen.add(goal('card played', card));
  }

  /** The ability at work: 'c7 berserk', 'r3 0', or '1 mint 0' for a building of that seat. */
  #credit(source: string): void {
    const [thing = '', ability, place] = source.split(' ');
    if (ability === undefined) return; // a tactic, which tells of itself
    if (/^\d$/.test(thing)) this.#creditText(`${ability} ${place}`);
    else if (/^\d+$/.test(ability)) this.#creditText(`${this.#cards.get(thing)} ${ability}`);
    else this.seen.add(goal('keyword answering', ability));
  }

  /** A text is used or set off; which of the two stands on its card, and whatever is no goal is not looked for. */
  #creditText(name: string): void {
    this.seen.add(goal('ability used', name));
    this.seen.add(goal('ability set off', name));
  }
}
