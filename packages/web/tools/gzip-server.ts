import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface GzipServer {
  readonly home: string;
  /** How many bytes a file is on its way: fonts and pictures are packed already. */
  readonly sizeOf: (path: string) => number;
  readonly close: () => void;
}

/** Serves a built client as a server on the net would, packed. For measuring only. */
export async function serveGzipped(folder: string): Promise<GzipServer> {
  const packed = new Map<string, Buffer>();
  const contentOf = (path: string): Buffer => {
    const known = packed.get(path);
    if (known) return known;
    const plain = readFileSync(join(folder, path));
    const content = extname(path) in TYPES ? gzipSync(plain, { level: 9 }) : plain;
    packed.set(path, content);
    return content;
  };
  const server = createServer(({ url = '/' }, response) => {
    const asked = new URL(url, 'http://localhost').pathname;
    const isFile = statSync(join(folder, asked), { throwIfNoEntry: false })?.isFile() ?? false;
    const path = isFile ? asked : '/index.html';
    const type = TYPES[extname(path)];
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      ...(type && { 'Content-Encoding': 'gzip' }),
    });
    response.end(contentOf(path));
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    home: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sizeOf: path => contentOf(path).length,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
