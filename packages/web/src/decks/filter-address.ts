import { CARD_TYPES, editions, FACTIONS, type EditionId } from '@signum/classic';
import type { Term } from '@signum/text';
import { COST_STEPS, NO_FILTER, type CardFilter } from './card-filter.ts';

/** A filter as the end of an address, so that a search can be sent and comes back with the browser's own button. */
export function filterAddress({ text, factions, types, cost, keyword, edition }: CardFilter): Record<string, string> {
  return {
    ...(text && { q: text }),
    ...(factions.length > 0 && { faction: factions.join(',') }),
    ...(types.length > 0 && { type: types.join(',') }),
    ...(cost !== null && { cost: String(cost) }),
    ...(keyword !== null && { keyword }),
    ...(edition !== null && { edition }),
  };
}

/** Whatever stands in an address; what we do not know is left out. */
export function readFilter(address: URLSearchParams): CardFilter {
  const listed = (name: string): string[] => (address.get(name) ?? '').split(',');
  const edition = address.get('edition') ?? '';
  const cost = address.get('cost');
  return {
    ...NO_FILTER,
    text: address.get('q') ?? '',
    factions: FACTIONS.filter(faction => listed('faction').includes(faction)),
    types: CARD_TYPES.filter(type => listed('type').includes(type)),
    cost: COST_STEPS.find(step => String(step) === cost) ?? null,
    keyword: (address.get('keyword') as Term | null) ?? null,
    edition: Object.hasOwn(editions, edition) ? (edition as EditionId) : null,
  };
}
