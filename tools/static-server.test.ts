import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTaken, serveFolder, type StaticServer } from './static-server.ts';

let parent: string;
let server: StaticServer;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'signum-serve-'));
  const folder = join(parent, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>home</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(folder, '.sources'), 'not for readers');
  writeFileSync(join(parent, 'secret.txt'), 'not for readers');
  server = await serveFolder(folder, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

interface Answer {
  status: number | undefined;
  body: string;
  type: string | undefined;
  caching: string | undefined;
}

/** Asks with the path as it is written; `fetch` would tidy it up first. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method }, response => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        const { 'content-type': type, 'cache-control': caching } = response.headers;
        resolve({ status: response.statusCode, body, type, caching });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  test('serves the page at the root and at every path of the client', async () => {
    for (const path of ['/', '/index.html', '/credits', '/g/17?at=4']) {
      expect(await ask(path)).toMatchObject({ status: 200, body: '<title>home</title>', caching: 'no-cache' });
    }
  });

  test('lets hashed files be kept for good, with their type', async () => {
    const answer = await ask('/assets/app-1a2b.js');
    expect(answer).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
    expect(answer.caching).toContain('immutable');
  });

  test('has no page for a file that is missing', async () => {
    expect((await ask('/assets/app-old.js')).status).toBe(404);
  });

  test('shows neither hidden files nor anything outside its folder', async () => {
    for (const path of ['/.sources', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%']) {
      const { status, body } = await ask(path);
      expect([path, status, body]).not.toContain('not for readers');
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test('only gives, never takes', async () => {
    expect((await ask('/', 'POST')).status).toBe(405);
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test('says when a port is taken', async () => {
    const error: unknown = await serveFolder(parent, server.port).catch((reason: unknown) => reason);
    expect(isTaken(error)).toBe(true);
  });
});
