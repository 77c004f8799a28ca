// npm start: builds the web client if need be and serves it on this computer.
import { isTaken, serveFolder, type StaticServer } from './static-server.ts';
import { DIST, ensureWebBuilt } from './web-build.ts';

const FIRST_PORT = 5173;
const PORTS_TRIED = 20;

/** The port asked for in PORT; 0 or nothing leaves it to us. */
function portAskedFor(): number {
  const asked = process.env['PORT'] ?? '0';
  const port = Number(asked);
  if (asked.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${asked}", which is no port number. Use 1 to 65535, or leave PORT out.`);
  }
  return port;
}

async function serve(asked: number): Promise<StaticServer> {
  if (asked !== 0) return serveFolder(DIST, asked);
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    try {
      return await serveFolder(DIST, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return serveFolder(DIST, 0);
}

async function start(): Promise<void> {
  const asked = portAskedFor();
  const began = performance.now();
  console.log('Making sure that the web client is built ...');
  if ((await ensureWebBuilt()) === 'built')
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  const server = await serve(asked).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    throw new Error(`Port ${asked} is already taken. Choose another in PORT, or leave PORT out to get a free one.`);
  });
  console.log(`Signum is ready: http://localhost:${server.port}`);
  console.log('Ctrl-C ends it.');
  const end = (): void => {
    void server.close().then(() => {
      console.log('\nSignum has ended.');
      process.exit(0);
    });
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
