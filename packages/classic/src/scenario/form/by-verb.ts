import { hint, Misread } from './misread.ts';
import type { Of, Shape, Shapes } from './shape.ts';
import { entriesOf } from './shapes.ts';

/** An object that says exactly one of these words, and takes the form that belongs to it. */
export function byVerb<V extends Shapes>(verbs: V): Shape<Of<V[keyof V]>> {
  const words = Object.keys(verbs);
  return {
    read(value, where) {
      const keys = entriesOf(value, where).map(([key]) => key);
      const said = keys.filter(key => words.includes(key));
      if (said.length > 1) throw new Misread(where, `says both '${said[0]}' and '${said[1]}'; one thing at a time`);
      if (said.length === 0) throw new Misread(where, `says nothing known${hint(keys[0] ?? '', words)}`);
      return verbs[said[0]!]!.read(value, where) as Of<V[keyof V]>;
    },
    schema: () => ({ oneOf: words.map(word => verbs[word]!.schema()) }),
  };
}
