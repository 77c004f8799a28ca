import { brotliDecompressSync } from 'node:zlib';
import { KNOWN_TAGS, readWoff, type FontTable } from '../../tools/repack-font.ts';

/** The tables of a font in one of the two formats of the web. Outlines may be packed in a way of their own: they are left so. */
export function tablesOf(font: Buffer): FontTable[] {
  return font.toString('latin1', 0, 4) === 'wOFF' ? readWoff(font) : readWoff2(font);
}

function readWoff2(font: Buffer): FontTable[] {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++]!;
    const tag = KNOWN_TAGS[flags & 63] ?? font.toString('latin1', at, (at += 4));
    const length = number();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isPackedAnew = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isPackedAnew ? number() : length };
  });
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let from = 0;
  return entries.map(({ tag, length }) => ({ tag, data: data.subarray(from, (from += length)) }));
}

/** All letters that a font can draw, by their numbers. */
export function lettersOf(font: Buffer): ReadonlySet<number> {
  const map = tablesOf(font).find(({ tag }) => tag === 'cmap')!.data;
  const places = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + 8 * index));
  return new Set(places.flatMap(place => rangesIn(map.subarray(place)).flatMap(([from, to]) => everyFrom(from, to))));
}

/** Ranges of letters, from and to. Tables by segments are all that our typefaces have. */
function rangesIn(table: Buffer): [number, number][] {
  const format = table.readUInt16BE(0);
  if (format !== 4) return [];
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, index): [number, number] => [
    table.readUInt16BE(16 + 2 * (segments + index)),
    table.readUInt16BE(14 + 2 * index),
  ]);
}

function everyFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
