/** Attributes of an element; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text. Numbers have two decimals at most, so the same position always gives the same drawing. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const told = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? fixed(value) : escaped(value!)}"`)
    .join('');
  const inner = children.filter(child => child !== '');
  if (inner.length === 0) return `<${name}${told}/>`;
  return inner.length === 1 && !inner[0]!.startsWith('<')
    ? `<${name}${told}>${inner[0]}</${name}>`
    : `<${name}${told}>\n${inner.join('\n')}\n</${name}>`;
}

/** A line of writing. */
export function writing(words: string, attributes: Attributes): string {
  return element('text', attributes, escaped(words));
}

/** A number as it stands in the drawing: hundredths at most, no idle noughts, no minus nought. */
export function fixed(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be drawn`);
  return String(Math.round(value * 100) / 100 + 0);
}

/** A factor, which needs more decimals than a length. */
export function factor(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Lengths of dashes and gaps, multiplied by a scale. */
export function dashes(k: number, ...lengths: readonly number[]): string {
  return lengths.map(length => fixed(length * k)).join(' ');
}

/** Text that cannot be mistaken for an element. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
