import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, toWire, type Endpoint } from '@lianxin/api/contract';
import { BASES } from '../src/http/bind-contract.ts';
import { ANTI_FORGERY_COOKIE, MARKER_COOKIE } from '../src/http/session/cookies.ts';
import { SANDBOX_PASSWORD } from '../src/sandbox/create-accounts.ts';

/** Starts a program and waits for output that matches `ready`. */
export async function started(file: string, env: Readonly<Record<string, string>>, ready: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = ready.exec(chunk.toString('utf8'))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { said, pid: child.pid, stop };
}

/** Starts the server in production mode on a filled database. */
export async function startServer(url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-bench-'));
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SANDBOX: '1', HOST: '127.0.0.1', PORT: '0', OPERATIONS: '0', NODE_ENV: 'production' };
  const { said: origin, pid, stop } = await started('../src/main.ts', env, /(http:\S+) is ready/);
  return {
    origin,
    pid,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const pathOf = (endpoint: Endpoint): string => BASES[endpoint.base] + endpoint.path;

/** Signs in an operator, by default the large holder's, and returns the headers for calls. */
export async function signIn(origin: string, userName = 'supplier-op'): Promise<Record<string, string>> {
  const password = Buffer.from(SANDBOX_PASSWORD).toString('base64');
  const reply = await fetch(origin + pathOf(contract.account.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toWire(contract.account.login.request, { userName, password })),
  });
  if (reply.headers.getSetCookie().length === 0) throw new Error(`sign-in failed: ${reply.status} ${await reply.text()}`);
  const cookies = new Map(reply.headers.getSetCookie().map((line) => [line.split('=')[0] ?? '', /=([^;]*)/.exec(line)?.[1] ?? '']));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    token: decodeURIComponent(cookies.get(MARKER_COOKIE) ?? ''),
    'x-xsrf-token': decodeURIComponent(cookies.get(ANTI_FORGERY_COOKIE) ?? ''),
    'accept-encoding': 'identity',
  };
}
