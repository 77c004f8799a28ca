import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The page may load from its own address only: the browser itself keeps our promise of no foreign requests. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** A server of this computer only. */
export interface StaticServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a folder on this computer alone. Port 0 lets the system choose.
 * Both loopback addresses are taken where there are two: `localhost` may mean either, and another program that holds the
 * other one would answer in our place.
 */
export async function serveFolder(folder: string, port: number): Promise<StaticServer> {
  const first = await listen(folder, port, '127.0.0.1');
  const servers = [first];
  const taken = (first.address() as AddressInfo).port;
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closed));
  };
  try {
    servers.push(await listen(folder, taken, '::1'));
  } catch (error) {
    if (isTaken(error)) {
      await close();
      throw error;
    }
    // Without IPv6, `localhost` has only the one meaning.
  }
  return { port: taken, close };
}

/** Whether listening failed because another program has the port. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function listen(folder: string, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => respond(folder, request, response));
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function respond(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathIn(request.url ?? '/');
  const file = path === undefined ? undefined : fileFor(folder, path);
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': TYPES['.txt'] }).end('There is nothing here.\n');
    return;
  }
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    // Files in assets/ carry a hash in their name and never change; all others are asked for anew.
    'Cache-Control': path?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** The path of an address, decoded; nothing if it is malformed or reaches for a hidden file or out of the folder. */
function pathIn(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const plain = normalize(path).split(sep).join('/');
    return plain.includes('\0') || plain.split('/').some(part => part.startsWith('.')) ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** The file at a path. A path that names no file is a page of the client, which finds its own way (deep links). */
function fileFor(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (isFile(file)) return file;
  const index = join(folder, 'index.html');
  return extname(path) === '' && isFile(index) ? index : undefined;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
