/** The cells of one row of a Markdown table. */
export function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map(cell => cell.trim());
}

/** Is it the line between the head of a table and its rows? */
export function isRule(line: string): boolean {
  return /^\|[\s:|-]+$/.test(line.trim());
}
