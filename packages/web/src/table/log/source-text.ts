import { KEYWORDS, type KeywordName } from '@signum/classic';
import { mark, type Language, type Roster } from '@signum/text';

/**
 * What was at work, as a text with marks. A source names its owner, then the card or the ability: "0 tavern 0" is the Tavern of the
 * first player, "c7 requiem" a keyword of a creature.
 */
export function sourceText(source: string, roster: Roster, { keyword }: Language): string | null {
  const [owner = '', what = ''] = source.split(' ');
  const thing = /^\d+$/.test(owner) ? roster.thing(what) : roster.thing(owner);
  const named = thing && mark(thing.mark.kind, thing.mark.id, thing.name);
  const ability = isKeyword(what) ? mark('keyword', what, keyword(what).name) : undefined;
  return [named, ability].filter(part => part !== undefined).join(' · ') || null;
}

function isKeyword(word: string): word is KeywordName {
  return (KEYWORDS as readonly string[]).includes(word);
}
