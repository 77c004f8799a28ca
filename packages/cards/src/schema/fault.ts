/** One thing that is wrong with a card file, and where. */
export interface Fault {
  /** The id of the card it stands on, where it stands on one. */
  readonly card?: string;
  /** The place in the words of the file: `abilities[0].effect.amount`. */
  readonly where: string;
  readonly what: string;
}

/** The place of a part. */
export function below(where: string, part: number | string): string {
  if (typeof part === 'number') return `${where}[${part}]`;
  const name = /^[\w$]+$/.test(part) ? part : JSON.stringify(part);
  return where === '' ? name : `${where}.${name}`;
}

/** "ember-wolf: abilities[0].effect is missing" */
export function faultWords({ card, where, what }: Fault): string {
  return [card === undefined ? '' : `${card}: `, where === '' ? '' : `${where} `, what].join('');
}
