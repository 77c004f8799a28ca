/**
 * Where a text stops being JSON, as an offset; its length if it merely ends too early, and nothing if it is JSON. Engines
 * word their complaints differently, and some do not tell the place at all.
 */
export function jsonErrorIn(text: string): number | undefined {
  const reader = new Reader(text);
  return reader.value() && reader.end() ? undefined : reader.at;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Below are control characters, which must be escaped. */
const FIRST_PLAIN = 0x20;

class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#skip(/[ \t\n\r]*/y);
  }

  end(): boolean {
    return this.at === this.#text.length;
  }

  value(): boolean {
    const isRead =
      this.#string() ||
      this.#skip(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y) ||
      this.#skip(/true|false|null/y) ||
      this.#group('[', ']', () => this.value()) ||
      this.#group('{', '}', () => this.#member());
    if (isRead) this.#skip(/[ \t\n\r]*/y);
    return isRead;
  }

  /** A broken one is left at the place where it breaks: there no other value can begin. */
  #string(): boolean {
    if (!this.#skip(/"/y)) return false;
    for (;;) {
      const code = this.#text.charCodeAt(this.at);
      if (code === QUOTE) return this.#skip(/"/y);
      if (code === BACKSLASH) {
        if (!this.#skip(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y)) return false;
      } else if (code >= FIRST_PLAIN) this.at += 1;
      else return false;
    }
  }

  #member(): boolean {
    return this.#text[this.at] === '"' && this.value() && this.#sign(':') && this.value();
  }

  /** A list of parts between two brackets. */
  #group(open: string, close: string, part: () => boolean): boolean {
    if (!this.#sign(open)) return false;
    if (this.#sign(close)) return true;
    while (part()) {
      if (this.#sign(close)) return true;
      if (!this.#sign(',')) return false;
    }
    return false;
  }

  #sign(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    this.#skip(/[ \t\n\r]*/y);
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return false;
    this.at += found.length;
    return true;
  }
}
