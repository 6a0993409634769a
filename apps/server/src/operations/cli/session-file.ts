import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CommandFailed, EXIT } from './failure.ts';
import type { Say } from './language.ts';

const Kept = z.object({ url: z.string(), token: z.string(), name: z.string(), expiresAt: z.string() });

export type KeptSession = z.output<typeof Kept>;

/** Where the session of the command line is kept. */
export const sessionPath = (env: Readonly<Record<string, string | undefined>>): string =>
  env['CHAINLETTER_OPS_SESSION'] || join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'chainletter', 'ops-session.json');

/** Keeps a session where nobody but its person can read it. */
export function keepSession(path: string, session: KeptSession): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(session)}\n`, { mode: 0o600 });
  // The mode above is for a new file only.
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

/** The session that was kept; undefined where there is none. Refuses a file that others can read. */
export function readSession(path: string, say: Say): KeptSession | undefined {
  let content: string;
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
      throw new CommandFailed(
        EXIT.signedOut,
        say(`${path} 可被他人读取，请执行 chmod 600 或重新登录`, `Others can read ${path}. Run chmod 600 on it, or sign in again`),
      );
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    return undefined;
  }
  try {
    return z.safeParse(Kept, JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

export const forgetSession = (path: string): void => rmSync(path, { force: true });
