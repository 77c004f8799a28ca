import { hint, type Card } from '@signum/classic';
import { languages, plain, type LanguageCode } from '@signum/text';
import { EXIT, UsageError, type Exit, type Io } from '../command.ts';
import { languageNamed } from '../named.ts';
import type { Collection } from './sets.ts';

/** Prints cards as a player reads them: all of them, or those that are named. */
export function printTexts(
  ids: readonly string[],
  { catalogue, sets }: Collection,
  lang: string,
  json: boolean,
  { out }: Io,
): Exit {
  const code = languageNamed(lang);
  const unknown = ids.filter(id => !Object.hasOwn(catalogue, id));
  if (unknown.length > 0) {
    const known = Object.keys(catalogue);
    throw new UsageError(unknown.map(id => `There is no card '${id}'${hint(id, known)}`).join('\n'));
  }
  const own = sets.flatMap(({ cards }) => cards);
  const cards = ids.length > 0 ? ids.map(id => catalogue[id]!) : own.length > 0 ? own : Object.values(catalogue);
  const texts = cards.map(card => textOf(card, code, id => catalogue[id]?.names));
  out(
    json
      ? JSON.stringify(texts)
      : texts.map(({ id, lines }) => [id, ...lines.map(line => `  ${line}`)].join('\n')).join('\n\n'),
  );
  return EXIT.ok;
}

function textOf(card: Card, code: LanguageCode, lookup: (id: string) => Card['names'] | undefined) {
  const { name, type, lines, flavour } = languages[code].card(card, lookup);
  const said = lines.map(({ text }) => text);
  return { id: card.id, lines: [name, type, ...said, ...(flavour === undefined ? [] : [flavour])].map(plain) };
}
