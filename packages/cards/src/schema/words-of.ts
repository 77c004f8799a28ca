import type { GenericSchema } from 'valibot';
import { combinatorForms, verbForms } from './language.ts';
import { nodeOf } from './node.ts';

/** All verbs, in the order of the grammar. */
export function verbNames(): string[] {
  return wordsOf(verbForms);
}

/** All combinators that have a name; a sequence is a list. */
export function combinatorNames(): string[] {
  return wordsOf(combinatorForms);
}

function wordsOf(schema: GenericSchema): string[] {
  const node = nodeOf(schema);
  const forms = node.form === 'either' ? node.forms.map(nodeOf) : [node];
  const words = forms.flatMap(form => {
    const field = form.form === 'object' ? form.fields.get('do') : undefined;
    const told = field && nodeOf(field.schema);
    return told?.form === 'words' ? told.words.map(String) : [];
  });
  return [...new Set(words)];
}
