import type { CardId, ClassicGame, ClassicState, Happening } from '@signum/classic';
import { isRefused, type Seat, type Told } from '@signum/kernel';

/** Notes which cards each seat has drawn and played, by looking on at a game. */
export class CardMarks {
  readonly #drawn: readonly Set<CardId>[] = [new Set(), new Set()];
  readonly #played: readonly Set<CardId>[] = [new Set(), new Set()];

  /** The same game, looked on at: only answers that are given in earnest go through it. */
  lookingOn(game: ClassicGame): ClassicGame {
    return {
      ...game,
      answer: (state, reply) => {
        const next = game.answer(state, reply);
        if (!isRefused(next)) this.#note(next.state, next.events);
        return next;
      },
    };
  }

  /** One letter for each of these cards, as a record keeps them. */
  lettersOf(seat: Seat, cards: readonly CardId[]): string {
    return cards.map(card => this.#letterOf(seat, card)).join('');
  }

  #letterOf(seat: Seat, card: CardId): string {
    if (this.#played[seat]!.has(card)) return 'p';
    return this.#drawn[seat]!.has(card) ? 'd' : '-';
  }

  #note({ turn, players, creatures }: Readonly<ClassicState>, events: readonly Told<Happening>[]): void {
    for (const [seat, { hand }] of players.entries()) {
      // a card that was exchanged before the first turn was never there
      if (turn > 0) for (const card of hand) this.#drawn[seat]!.add(card);
    }
    for (const { kind, owner, card } of creatures) if (kind === 'minion') this.#played[owner]!.add(card);
    for (const { event } of events) this.#hear(event);
  }

  #hear(event: Happening): void {
    switch (event.type) {
      case 'buildingConstructed':
        this.#played[event.player]!.add(event.building);
        return;
      case 'cardPlayed':
      case 'creatureSummoned':
      case 'relicEquipped':
      case 'tacticSet':
      case 'terrainPlaced':
        this.#played[event.player]!.add(event.card);
        return;
      default:
    }
  }
}
