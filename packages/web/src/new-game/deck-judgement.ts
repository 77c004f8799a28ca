import { catalogue } from '@signum/cards';
import { deckRefusals, editions, type Deck, type EditionId } from '@signum/classic';
import { plain, refusalText, type Language, type Roster, type Thing } from '@signum/text';

/** Everything that an edition has against a deck, in words. Nothing: it may be played (C-GEN-1). */
export function deckJudgement(deck: Deck, edition: EditionId, language: Language): string[] {
  const refusals = deckRefusals(deck, editions[edition], catalogue);
  const roster = cardRoster(language);
  const told = refusals.map(refusal => plain(refusalText(language.messages, refusal, roster)));
  return [...new Set(told)];
}

/** Before a game nobody sits at the table and nothing stands on it; there are only cards. */
export function cardRoster({ code }: Language): Roster {
  const card = (id: string): Thing => ({ name: catalogue[id]?.names[code] ?? id, mark: { kind: 'card', id } });
  return {
    player: seat => ({ name: String(seat + 1), isYou: false }),
    card,
    building: card,
    creature: card,
    terrain: card,
    relic: card,
    tactic: card,
    thing: card,
  };
}
