import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** A port of the loopback interface that nobody uses at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

/** The built server with sandbox data in a fresh temporary folder, or on the PostgreSQL named. */
export async function startServer(
  options: { port?: number; databaseUrl?: string | undefined; portalDir?: string } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(main)) throw new Error('The server is not built: pnpm build');
  const port = options.port ?? (await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-data-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: '1',
      // All who test come from one address.
      SIGN_INS_PER_MINUTE: '600',
      ...(options.portalDir ? { PORTAL_DIR: options.portalDir } : {}),
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
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
