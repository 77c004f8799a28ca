import type { CardId } from '@signum/classic';
import type { LanguageCode, Lookup } from './language.ts';
import type { MarkKind } from './marks.ts';
import type { Person, Roster, Thing } from './roster.ts';

/** What is known of the table: a view of it, or all of it. */
export interface Table {
  readonly creatures: readonly Known[];
  readonly terrains: readonly Known[];
  readonly players: readonly {
    readonly relics: readonly Known[];
    readonly tactics: readonly { readonly id: string; readonly card?: CardId }[];
  }[];
}

interface Known {
  readonly id: string;
  readonly card: CardId;
}

/** Who reads, and what the cards are called. */
export interface Reader {
  readonly language: LanguageCode;
  readonly lookup: Lookup;
  /** By seat. */
  readonly people: readonly Person[];
}

/** A roster that grows: whoever has fallen still has a name in the log. */
export interface Memory {
  readonly roster: Roster;
  readonly see: (table: Table) => void;
  /** Events may name what came and went between two looks at the table. */
  readonly hear: (event: { readonly type: string }) => void;
}

const KINDS = ['creature', 'relic', 'tactic', 'terrain'] as const;
type Kind = (typeof KINDS)[number];

export function remembering({ language, lookup, people }: Reader): Memory {
  const known: Record<Kind, Map<string, Thing>> = {
    creature: new Map(),
    relic: new Map(),
    tactic: new Map(),
    terrain: new Map(),
  };
  const called = (id: CardId): string => lookup(id)?.[language] ?? id;
  const card = (id: CardId, kind: MarkKind = 'card'): Thing => ({ name: called(id), mark: { kind, id } });

  /** Whoever stands on the table is called by the first part of its name, unless another has it already. */
  function meet(kind: Kind, id: string, print: CardId): void {
    if (known[kind].has(id)) return;
    if (kind === 'relic' || kind === 'tactic') known[kind].set(id, card(print));
    else known[kind].set(id, { name: ownName(called(print), known[kind]), mark: { kind, id } });
  }

  const found = (kind: Kind, id: string): Thing => known[kind].get(id) ?? card(id);

  const roster: Roster = {
    player: seat => people[seat] ?? { name: String(seat + 1), isYou: false },
    card: id => card(id),
    building: id => card(id, 'building'),
    creature: id => found('creature', id),
    terrain: id => found('terrain', id),
    relic: id => found('relic', id),
    tactic: id => known.tactic.get(id),
    thing(id) {
      for (const kind of KINDS) if (known[kind].has(id)) return known[kind].get(id);
      const inCity = /^\d+ (.+)$/.exec(id)?.[1];
      if (inCity !== undefined) return card(inCity, 'building');
      return lookup(id) && card(id);
    },
  };

  return {
    roster,
    see({ creatures, terrains, players }) {
      for (const { id, card: print } of creatures) meet('creature', id, print);
      for (const { id, card: print } of terrains) meet('terrain', id, print);
      for (const { relics, tactics } of players) {
        for (const { id, card: print } of relics) meet('relic', id, print);
        for (const { id, card: print } of tactics) if (print !== undefined) meet('tactic', id, print);
      }
    },
    hear(event) {
      const { card: print, who, relic, tactic, terrain } = event as Partial<Record<Kind | 'card' | 'who', string>>;
      if (print === undefined || event.type === 'diceRolled') return; // there the card is the one that asks for dice
      if (who !== undefined) meet('creature', who, print);
      if (relic !== undefined) meet('relic', relic, print);
      if (tactic !== undefined) meet('tactic', tactic, print);
      if (terrain !== undefined) meet('terrain', terrain, print);
    },
  };
}

/** "Yssgar" for "Yssgar, the Queen's Steed"; the whole name for another Yssgar; a number for a second minion of one card. */
function ownName(whole: string, others: ReadonlyMap<string, Thing>): string {
  const taken = new Set([...others.values()].map(({ name }) => name));
  const names = [whole.split(', ')[0]!, whole];
  for (let number = 2; ; number += 1) {
    const free = names.find(name => !taken.has(name));
    if (free !== undefined) return free;
    names.push(`${whole.split(', ')[0]!} ${number}`);
  }
}
