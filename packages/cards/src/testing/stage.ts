import {
  creatureOf,
  hasKeyword,
  valueOf,
  type AttackKind,
  type CardId,
  type Creature,
  type CreatureId,
  type KeywordName,
  type Player,
  type Values,
} from '@signum/classic';
import type { Table } from '@signum/classic/testing';

/** What players do at a table, in the words of the game. Every deed gives the next moment. */
export interface Stage extends Omit<Table, 'answer' | 'end'> {
  /** Answers whatever is asked, in the form of that decision. */
  answer(taken: object): Stage;
  end(): Stage;

  // actions of a turn
  play(card: CardId): Stage;
  playTerrain(card: CardId): Stage;
  /** Uses an ability of a building of the City. */
  use(building: CardId, ability?: number): Stage;
  /** Uses an ability of a relic, which is named by its card. */
  useRelic(card: CardId, ability?: number): Stage;
  /** Uses an ability of a creature that costs no activation. */
  useCreature(creature: string, ability?: number): Stage;
  /** Ends the turn, whatever the order in which the rest is done, up to the next question. */
  endTurn(): Stage;
  /** The same, and the next player constructs nothing: up to that player's first action. */
  nextTurn(): Stage;
  /** A building of the pool, or `none`. */
  construct(building: CardId): Stage;

  // lines of an activation
  activate(creature: string): Stage;
  attack(target: string, attack?: AttackKind): Stage;
  move(x: number, y: number, mode?: 'flight' | 'jump' | 'walk'): Stage;
  run(x: number, y: number, mode?: 'flight' | 'jump' | 'walk'): Stage;
  /** Uses an activated ability: a keyword by its name ('howl 0'), a text of the card by its number. */
  ability(which: number | string): Stage;
  /** Does nothing more. */
  rest(): Stage;

  // choices
  choose(...chosen: string[]): Stage;
  mode(mode: number): Stage;
  pay(...buildings: CardId[]): Stage;
  /** Where a creature is set down, in millimetres. */
  place(x: number, y: number): Stage;
  /** A place in the sample of the decision, for tests to which any will do. */
  placeAnywhere(): Stage;
  /** Where a template is laid down, in millimetres, and turned by how many degrees. */
  lay(x: number, y: number, turn?: number): Stage;
  assign(attack: number): Stage;
  reroll(...dice: number[]): Stage;
  yes(): Stage;
  no(): Stage;

  // windows
  /** Reveals a face-down tactic, named by its card. */
  reveal(card: CardId): Stage;
  pass(): Stage;

  // questions
  player(seat: number): Player;
  value<N extends keyof Values>(name: N, creature: string): Values[N];
  has(creature: string, keyword: KeywordName): boolean;
  /** What may be chosen now. */
  readonly options: readonly string[];
  /** Which tactics of whoever is asked answer what has just happened, by their cards. */
  readonly fitting: CardId[];
  /** Whoever came into play from this card, the last one if there are several. */
  summoned(card: CardId): Creature | undefined;
}

export function onStage(table: Table): Stage {
  const { state, events, pending } = table;
  const answer = (taken: object): Stage => onStage(table.answer(taken));
  const who = (id: string): Creature => creatureOf(state, id as CreatureId);
  const moveTo = (deed: 'move' | 'run', x: number, y: number, mode: string): Stage =>
    answer({ do: deed }).answer({ mode, x: x * 100, y: y * 100 });
  const tacticsOf = (seat: number): Player['tactics'] => state.players[seat]!.tactics;
  return {
    state,
    events,
    pending,
    get answers() {
      return table.answers;
    },
    asked: kind => table.asked(kind),
    refusal: taken => table.refusal(taken),
    creature: id => table.creature(id),
    told: type => table.told(type),
    answer,
    end() {
      table.end();
      return this;
    },

    play: card => answer({ do: 'play', card }),
    playTerrain: card => answer({ do: 'play terrain', card }),
    use: (building, ability = 0) => answer({ do: 'use building', building, ability }),
    useRelic(card, ability = 0) {
      const { id } = state.players[state.active]!.relics.find(one => one.card === card)!;
      return answer({ do: 'use relic', relic: id, ability });
    },
    useCreature: (creature, ability = 0) => answer({ do: 'use creature', creature, ability }),
    endTurn: () => anyOrder(answer({ do: 'end turn' })),
    nextTurn: () => anyOrder(answer({ do: 'end turn' })).construct('none'),
    construct: building => answer({ building }),

    activate: creature => answer({ do: 'activate', creature }),
    attack: (target, attack = 'melee combat') => answer({ do: 'attack', attack, target }),
    move: (x, y, mode = 'walk') => moveTo('move', x, y, mode),
    run: (x, y, mode = 'walk') => moveTo('run', x, y, mode),
    ability: which => answer({ do: 'use', ability: typeof which === 'number' ? `text ${which}` : which }),
    rest: () => answer({ do: 'pass' }),

    choose: (...chosen) => answer({ chosen }),
    mode: mode => answer({ mode }),
    pay: (...buildings) => answer({ buildings }),
    place: (x, y) => answer({ x: x * 100, y: y * 100 }),
    lay: (x, y, turn = 0) => answer({ x: x * 100, y: y * 100, turn }),
    placeAnywhere: () => answer(table.answers[0]!),
    assign: attack => answer({ attack }),
    reroll: (...dice) => answer({ dice }),
    yes: () => answer({ yes: true }),
    no: () => answer({ yes: false }),

    reveal(card) {
      const { seat, usable } = table.asked('tactic');
      const tactic = usable.find(id => tacticsOf(seat).some(one => one.id === id && one.card === card));
      if (tactic === undefined) throw new Error(`'${card}' answers nothing of ${JSON.stringify(pending)}`);
      return answer({ tactic });
    },
    pass: () => answer({ tactic: 'pass' }),

    player: seat => state.players[seat]!,
    value: (name, creature) => valueOf(name, who(creature), state),
    has: (creature, keyword) => hasKeyword(state, who(creature), keyword),
    get options() {
      return table.asked('choose').options;
    },
    get fitting() {
      const { seat, usable } = table.asked('tactic');
      return tacticsOf(seat).flatMap(({ id, card }) => (usable.includes(id) ? [card] : []));
    },
    summoned: card => state.creatures.findLast(one => one.card === card),
  };
}

function anyOrder(stage: Stage): Stage {
  let next = stage;
  while (next.pending?.kind === 'order') next = next.answer({ next: 0 });
  return next;
}
