import type { Block } from '../reading/passage.ts';
import { cellsOf, isRule } from '../reading/table-rows.ts';
import { readPassage } from './read-passage.ts';
import type { Topic } from './topic.ts';

/** Reads a chapter of the guide: `12-moving.md`. The Markdown is our own, so only what we write is understood. */
export function readTopic(file: string, text: string): Topic {
  const [, order, slug] = /(\d+)-([a-z-]+)\.md$/.exec(file) ?? [];
  const [first = '', ...rest] = text.trim().split(/\n{2,}/);
  if (slug === undefined || !first.startsWith('# ')) throw new Error(`${file} is no chapter of the guide`);
  return { slug, order: Number(order), title: first.slice(2), blocks: rest.map(readBlock) };
}

function readBlock(text: string): Block {
  const lines = text.split('\n');
  const [, heading, id] = /^## (.+) \{#([a-z-]+)\}$/.exec(text) ?? [];
  if (heading !== undefined) return { kind: 'heading', text: heading, id: id! };
  const [, file] = /^\[[^\]]+\]\(\S*\/([a-z0-9-]+)\.json\)$/.exec(text) ?? [];
  if (file !== undefined) return { kind: 'example', file };
  if (text.startsWith('|')) {
    const [head, ...rows] = lines.filter(line => !isRule(line)).map(line => cellsOf(line).map(readPassage));
    return { kind: 'table', head: head!, rows };
  }
  const [, bullet] = /^(-|\d+\.) /.exec(text) ?? [];
  if (bullet !== undefined) {
    const items = lines.map(line => readPassage(line.replace(/^(?:-|\d+\.) /, '')));
    return { kind: 'list', isOrdered: bullet !== '-', items };
  }
  return { kind: 'paragraph', passage: readPassage(lines.join(' ')) };
}
