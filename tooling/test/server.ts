import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../apps/server/', import.meta.url));
const main = join(home, 'dist', 'main.js');

/** A running server. */
interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Path of the built server. */
export function builtServer(): string {
  if (!existsSync(main)) throw new Error('The server is not built: pnpm build');
  return main;
}

/** A free port of the loopback interface. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

async function launch(dataDir: string, port: number, settings: Record<string, string> = {}): Promise<Running> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [builtServer()], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: '1',
      // All tests sign in from one address.
      SIGN_INS_PER_MINUTE: '600',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok === true) return { url, stop };
    await wait(200);
  }
  await stop();
  throw new Error('The server was not ready within 120 s.');
}

const KEPT_MS = 7_200_000;

/** Cache key of a filled folder: the built server and the hour, because sandbox data is dated relative to the time of filling. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.env['FILLED_IN_HOUR'] ?? new Date().toISOString().slice(0, 13));
  for (const folder of [dirname(builtServer()), join(home, 'migrations')])
    for (const file of readdirSync(folder).toSorted())
      if (/\.(js|sql)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 20);
}

/** A cached data folder filled by a server. Copying it is six times faster than filling a new one. */
export async function filledFolder(): Promise<string> {
  const shelf = join(tmpdir(), 'lianxin-sandboxes');
  const folder = join(shelf, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(shelf, { recursive: true });
  for (const old of readdirSync(shelf))
    if (Date.now() - statSync(join(shelf, old)).mtimeMs > KEPT_MS) rmSync(join(shelf, old), { recursive: true, force: true });
  const draft = mkdtempSync(`${folder}-`);
  const server = await launch(draft, await freePort());
  await server.stop();
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process has filled it meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Starts the built server with sandbox data in a temporary folder, or on the given PostgreSQL database. */
export async function startServer(options: { port?: number; databaseUrl?: string | undefined; portalDir?: string } = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-data-'));
  if (!options.databaseUrl) cpSync(await filledFolder(), dataDir, { recursive: true });
  const { url, stop } = await launch(dataDir, options.port ?? (await freePort()), {
    ...(options.portalDir ? { PORTAL_DIR: options.portalDir } : {}),
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
