import type { Plugin } from 'vite';

/** A file of cards, as whoever plays fetches it, or with the lore alone. */
const CARDS = /\/packages\/cards\/src\/classic\/[a-z-]+\.ts(\?lore)?$/;
/** Who wants the lore, and what it is read from. */
const READERS = /\/packages\/cards\/src\/(?:lore\.ts|classic\/catalogue\.ts\?lore)$/;
const LORE = '?lore';

/**
 * Takes the lore of the cards apart from what is played. Both stand together in the sources, in one entry a card; but a game needs
 * no flavour in three languages, and no list of what is ours, which are two fifths of all that is written about cards.
 */
export function leanCards(): Plugin {
  return {
    name: 'signum-lean-cards',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !READERS.test(importer)) return null;
      const found = await this.resolve(source, importer.replace(LORE, ''), { ...options, skipSelf: true });
      return found && CARDS.test(found.id) ? `${found.id}${LORE}` : found;
    },
    transform(code, id) {
      const kind = CARDS.exec(id);
      if (!kind) return null;
      return { code: kind[1] === LORE ? loreIn(code) : playedIn(code), map: null };
    },
  };
}

/** A field of a card that is only read. The formatter sees to it that the entries look like this. */
const READ = /^ {4}(?:flavour|source): (?:\{\n[\s\S]*?\n {4}\}|\{.*\}),\n/gm;

/** A file of cards without its lore. */
export function playedIn(code: string): string {
  return code.replaceAll(READ, '');
}

/** A file of cards with nothing but names and lore: enough to find it again. */
export function loreIn(code: string): string {
  return code.replaceAll(/^ {2}\{\n[\s\S]*?^ {2}\},\n/gm, card => {
    const [id = ''] = /^ {4}id: .*\n/m.exec(card) ?? [];
    return `  {\n${id}${(card.match(READ) ?? []).join('')}  },\n`;
  });
}
