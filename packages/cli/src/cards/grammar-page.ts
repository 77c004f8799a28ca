import { grammar, type Form, type FormField } from '@signum/cards/schema';
import { EVENTS } from '@signum/classic';
import { exampleOf } from './example-of.ts';
import { COMBINATORS, FILTERS, PARTS, REFERENCES, VERBS } from './grammar-words.ts';

export const GRAMMAR_PAGE = 'docs/card-grammar.md';

/** The page that tells the whole language of card texts. */
export function grammarPage(): string {
  const { abilities, amounts, bonuses, combinators, conditions, filters, payment, selectors, verbs } = grammar();
  return [
    '<!-- Made by `npx signum cards pages --write`. Changes by hand are lost. -->',
    '<!-- prettier-ignore-start -->',
    '',
    '# The language of cards',
    '',
    'For whoever writes cards and has read [how to write one](cards.md). Every form that a text can have, as the reader of card',
    'files knows it. A field with a question mark may be left out. Keywords have [a page of their own](keywords.md).',
    '',
    '## Abilities',
    '',
    'Told apart by their first word. `when` answers an event, `use` is used by its player, `always` is at work all the time.',
    'With `needs` an ability counts only while that building stands in your City (C-CRD-30).',
    '',
    ...abilities.map(formLine),
    '',
    '## Verbs',
    '',
    ...verbs.flatMap(form => wordLines(form, VERBS)),
    '## Combinators',
    '',
    'Several effects in a list are carried out in their order; each is a step of its own (C-TIM-11).',
    '',
    ...combinators.flatMap(form => wordLines(form, COMBINATORS)),
    '## Selectors',
    '',
    'A description is `creature`, `character`, `hero`, `minion` or `character or minion`; `building`, `unique building`, `relic`,',
    "`terrain`, `tactic`; `character card`, `spell card`. Before it may stand `your` or `opponent's`, and before creatures also",
    '`other`: not the bearer. Choosing is targeting; `all` is not. `any` stands in events and conditions.',
    '',
    ...selectors.map(formLine),
    '',
    '## Filters',
    '',
    'They stand beside the description. All of them must hold.',
    '',
    '| filter | takes | means |',
    '| --- | --- | --- |',
    ...filters.map(({ name, is }) => row(`\`${name}\``, inCell(is), FILTERS[name] ?? '')),
    '',
    '## References',
    '',
    'Somebody or something that is known already; a reference never asks a player.',
    '',
    '| reference | means something |',
    '| --- | --- |',
    ...Object.entries(REFERENCES).map(([word, means]) => row(`\`${word}\``, means)),
    '',
    '## Amounts',
    '',
    ...amounts.map(formLine),
    '',
    'A count is divided by `per`, rounded down, and kept between `min` and `max`.',
    '',
    '## Conditions',
    '',
    ...conditions.map(formLine),
    '',
    'Filters stand beside `creature`.',
    '',
    '## Bonuses',
    '',
    'Or a keyword, as it is printed.',
    '',
    ...bonuses.map(formLine),
    '',
    '## Payments',
    '',
    ...payment.map(formLine),
    '',
    'All parts together; whoever cannot pay all of it cannot choose it.',
    '',
    '## Other parts',
    '',
    '| part | is |',
    '| --- | --- |',
    ...Object.entries(PARTS).map(([name, is]) => row(name, inCell(is))),
    '',
    '## Events',
    '',
    'What `when` can answer, and what each has: `who` is the creature to which it happens (`that creature`), `by` the one that does it',
    '(`the other creature`), `n` a number (`the damage`).',
    '',
    '| event | has |',
    '| --- | --- |',
    ...Object.entries(EVENTS).map(([event, parts]) =>
      row(
        `\`${event}\``,
        Object.keys(parts)
          .map(part => `\`${part}\``)
          .join(' '),
      ),
    ),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function wordLines(form: Form, meanings: Readonly<Record<string, string>>): string[] {
  const word = JSON.parse(form.fields[0]!.is) as string;
  const example = exampleOf(word);
  return [
    `### ${word}`,
    '',
    meanings[word] ?? '',
    '',
    formLine(form),
    '',
    ...(example && isOfForm(example.data, form)
      ? [
          `For instance \`${example.card}\`: ${inCell(example.text)}`,
          '',
          '```json',
          JSON.stringify(example.data),
          '```',
          '',
        ]
      : []),
  ];
}

/** A word may have two forms; an example shows one of them. */
function isOfForm(data: object, { fields }: Form): boolean {
  return fields.every(({ name, isNeeded }) => !isNeeded || name in data);
}

function formLine({ fields }: Form): string {
  const [only] = fields;
  if (only?.name === '') return `- ${inCell(only.is)}`;
  return `- { ${fields.map(fieldWords).join(', ')} }`;
}

function fieldWords({ name, isNeeded, is }: FormField): string {
  return `\`${name}\`${isNeeded ? '' : '?'}: ${inCell(is)}`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function inCell(text: string): string {
  return text.replace(/[|[\]*_<>]/g, String.raw`\$&`);
}
