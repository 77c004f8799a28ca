import type { Phrase } from '../phrase.ts';

/** What comes next is told by a creature, a card or a keyword, or by its number in the list. */
export const order: Phrase<'order'> = {
  answer(word, { options }, { names }) {
    if (!('next' in word)) return undefined;
    const next = options.findIndex(({ source, card, keyword, creature }, index) => {
      const bearer = creature === undefined ? undefined : names.word(creature);
      const all = [`${index + 1}`, source, card, keyword, bearer, `${bearer ?? card} ${keyword}`];
      return all.includes(word.next);
    });
    return { next };
  },
  words({ next }, { options }, { names }) {
    const said = options.map(({ source, card, keyword, creature }) => {
      const who = creature === undefined ? (card ?? source) : names.word(creature);
      return keyword === undefined ? who : `${who} ${keyword}`;
    });
    return { next: said.indexOf(said[next]!) === next ? said[next] : `${next + 1}` };
  },
};
