import { FACTIONS, hint, type Card, type Catalogue } from '@signum/classic';
import { below, type Fault } from '../fault.ts';

/** Fields that name other cards, and what must be there. */
const NAMING: Readonly<Record<string, Wanted>> = {
  affiliation: { type: 'building', kind: 'class' },
  hero: { type: 'hero' },
  named: {},
  needs: { type: 'building' },
  of: { type: 'building', kind: 'class', or: FACTIONS },
  standing: { type: 'building' },
  touching: { type: 'terrain', or: ['terrain', 'this terrain'] },
};

interface Wanted {
  readonly type?: Card['type'];
  readonly kind?: 'class';
  /** Words that may stand there instead of a card. */
  readonly or?: readonly string[];
}

/** Everything a card names that is not there. Whatever is read here has the form of a card, so a name is a text. */
export function nameFaults(card: Card, cards: Catalogue): Fault[] {
  const faults: Fault[] = [];
  const { id: _id, names: _names, flavour: _flavour, source: _source, icon: _icon, ...texts } = card;
  look(texts, '');
  return faults;

  function look(value: unknown, where: string): void {
    if (Array.isArray(value)) for (const [at, part] of value.entries()) look(part, below(where, at));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        const wanted = Object.hasOwn(NAMING, name) && typeof part === 'string' ? NAMING[name] : undefined;
        if (wanted) check(part as string, wanted, below(where, name));
        else look(part, below(where, name));
      }
    }
  }

  function check(id: string, { type, kind, or = [] }: Wanted, where: string): void {
    if (or.includes(id)) return;
    const found = Object.hasOwn(cards, id) ? cards[id] : undefined;
    const noun = `${kind === undefined ? '' : `${kind} `}${type ?? 'card'}`;
    if (!found) {
      const known = Object.values(cards).filter(one => type === undefined || one.type === type);
      const near = hint(id.slice(0, 60), [...or, ...known.map(one => one.id)]);
      faults.push({ card: card.id, where, what: `names the ${noun} '${id}', which does not exist${near}` });
    } else if (
      type !== undefined &&
      (found.type !== type || (kind !== undefined && (found as { kind?: string }).kind !== kind))
    ) {
      faults.push({ card: card.id, where, what: `names '${id}', which is a ${found.type} and no ${noun}` });
    }
  }
}
