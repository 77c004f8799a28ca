import { wholeCatalogue as catalogue } from '@signum/cards/whole';
import { checkPack } from '@signum/cards/schema';
import {
  classicMachine,
  Misread,
  readScenario,
  stage,
  type Card,
  type ClassicState,
  type Happening,
  type Telling,
} from '@signum/classic';
import {
  isFlawed,
  isSeed,
  refuse,
  scriptedThen,
  type Flawed,
  type Refused,
  type Seed,
  type Turned,
} from '@signum/kernel';
import { figureNames } from './figure-names.ts';
import type { ScenarioSetup } from './scenario-setup.ts';

/** The setup of a scenario in the first edition it is told in, or in the one that is wished; of a variant, if one is named. */
export function scenarioSetup(
  text: string,
  wish: { readonly variant?: string; readonly edition?: string } = {},
): Flawed | Refused | ScenarioSetup {
  const file = readScenario(text);
  if (isFlawed(file)) return file;
  const tellings = file.tellings.filter(({ variant }) => variant === wish.variant);
  const telling = tellings.find(({ edition }) => edition === wish.edition) ?? tellings.at(-1);
  if (!telling) return malformed(`has no variant '${wish.variant}'`);
  const state = staged(telling);
  if ('refused' in state) return state;
  return {
    edition: telling.edition,
    decks: state.players.map(({ hero }) => ({ hero, cards: [], pool: [] })),
    scenario: text,
    ...(wish.variant !== undefined && { variant: wish.variant }),
  };
}

/** The first state of such a game. The dice that the file tells fall first, then those of the seed (K-CHN-5). */
export function beginScenario(setup: ScenarioSetup, seed: Seed): Refused | Turned<ClassicState, Happening> {
  if (!isSeed(seed)) return { refused: refuse('no-seed', 'K-CHN-1') };
  const telling = tellingOf(setup);
  if (!telling) return malformed('is no scenario that can be read');
  const state = staged(telling);
  if ('refused' in state) return state;
  return classicMachine.begin({ ...state, chance: scriptedThen(telling.scenario.dice ?? [], seed) });
}

/** The scenario that a setup names, read once. */
export function tellingOf({ scenario, variant, edition }: ScenarioSetup): Telling | undefined {
  const file = readScenario(scenario);
  if (isFlawed(file)) return undefined;
  return file.tellings.find(telling => telling.variant === variant && telling.edition === edition);
}

/** The table of a telling, with the cards that play a part in it and no others: the rest would be saved with every answer. */
export function staged({ scenario, edition }: Telling): ClassicState | Refused {
  const [flaw] = checkPack(scenario.cards ?? []);
  if (flaw !== undefined) return malformed(flaw);
  try {
    const { cards, ...table } = stage(scenario, edition, catalogue);
    const told = JSON.stringify(table);
    const used = Object.values(cards).filter(({ id }) => told.includes(`"${id}"`));
    return { ...table, cards: Object.fromEntries(used.map((card): [string, Card] => [card.id, named(card)])) };
  } catch (error) {
    if (error instanceof Misread) return malformed(error.message);
    throw error;
  }
}

/** Figures without a card are called by one word of the file; readers of other languages get theirs. */
function named(card: Card): Card {
  if (Object.hasOwn(catalogue, card.id)) return card;
  return { ...card, names: figureNames(card.id, card.names) };
}

function malformed(flaw: string): Refused {
  return { refused: refuse('malformed', 'K-JRN-1', { flaw }) };
}
