import type { GenericSchema } from 'valibot';
import { ability } from './ability.ts';
import { amount, payment } from './amount.ts';
import { conditionForms } from './condition.ts';
import { bonusForms, combinatorForms, keywordForms, terrainForms, verbForms } from './language.ts';
import { NAMED } from './named-parts.ts';
import { nodeOf } from './node.ts';
import { allOfAnything, anyOfAnything, chooseAnything, filters } from './selector.ts';

/** One way to say something: the fields it has, the telling one first. */
export interface Form {
  readonly fields: readonly FormField[];
}

export interface FormField {
  readonly name: string;
  readonly isNeeded: boolean;
  /** What stands there: words, or the name of another part. */
  readonly is: string;
}

/** The grammar of card texts, for whoever prints it. */
export function grammar() {
  const narrowing = Object.keys(filters);
  const short = (forms: readonly Form[]) =>
    forms.map(({ fields }) => ({ fields: fields.filter(({ name }) => !narrowing.includes(name)) }));
  return {
    abilities: formsOf(ability),
    amounts: formsOf(amount),
    bonuses: formsOf(bonusForms).filter(({ fields }) => !fields.some(({ name }) => name === 'needs')),
    combinators: formsOf(combinatorForms),
    conditions: short(formsOf(conditionForms)),
    filters: formsOf(allOfAnything).flatMap(({ fields }) => fields.filter(({ name }) => narrowing.includes(name))),
    keywords: [...formsOf(keywordForms), ...formsOf(terrainForms)],
    payment: formsOf(payment),
    selectors: short([chooseAnything, allOfAnything, anyOfAnything].flatMap(one => formsOf(one))),
    verbs: formsOf(verbForms),
  };
}

function formsOf(schema: GenericSchema): Form[] {
  const node = nodeOf(schema);
  if (node.form === 'either') return node.forms.flatMap(formsOf);
  if (node.form !== 'object') return [{ fields: [{ name: '', isNeeded: true, is: meaning(schema, 'spelled out') }] }];
  return [
    {
      fields: [...node.fields].map(([name, field]) => ({
        name,
        isNeeded: field.isNeeded,
        is: meaning(field.schema),
      })),
    },
  ];
}

/** Longer lists are told elsewhere. */
const MOST_WORDS = 12;

/** What stands in a place, in short. */
function meaning(schema: GenericSchema, how: 'named' | 'spelled out' = 'named'): string {
  const name = NAMED.get(schema);
  if (name !== undefined && how === 'named') return name;
  const node = nodeOf(schema);
  switch (node.form) {
    case 'words':
      return node.words.length > MOST_WORDS
        ? `"${String(node.words[0])}" and ${node.words.length - 1} other words`
        : node.words.map(word => (typeof word === 'string' ? `"${word}"` : String(word))).join(' or ');
    case 'number':
      return `number (${node.least} to ${node.most})`;
    case 'text':
      return 'text';
    case 'null':
      return 'null';
    case 'list':
      return `list of ${meaning(node.item)}`;
    case 'tuple':
      return `list of ${node.items.length}`;
    case 'object':
      return 'object';
    case 'either':
      return node.forms.map(form => meaning(form)).join(' or ');
  }
}
