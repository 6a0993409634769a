import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutPassword } from '../../platform/db/database-hosts.ts';

/** A program of PostgreSQL that is missing or failed, with what it said. */
export class ToolFailed extends Error {
  constructor(tool: string, said: string) {
    super(`${tool}: ${said.trim()}`);
    this.name = 'ToolFailed';
  }
}

/** The connection of a tool: the password travels in the environment, so that the list of processes does not show it. */
function connectionOf(tool: string, databaseUrl: string) {
  const found = withoutPassword(databaseUrl);
  if (found === undefined) throw new ToolFailed(tool, 'needs DATABASE_URL as postgres://name:password@host/database.');
  const { address, password } = found;
  return { name: address, env: password === '' ? {} : { PGPASSWORD: password } };
}

/** Runs `pg_dump` or `pg_restore` on a database. They are looked for on the PATH, or in the folder PG_BIN. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  folder = process.env['PG_BIN'],
): Promise<void> {
  const { name, env } = connectionOf(tool, databaseUrl);
  const path = folder === undefined ? tool : `${folder}/${tool}`;
  const running = spawn(path, [...args, `--dbname=${name}`], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  running.stderr.on('data', (part) => {
    said = `${said}${String(part)}`.slice(-4000);
  });
  try {
    const [code] = await once(running, 'close');
    if (code !== 0) throw new ToolFailed(tool, said);
  } catch (error) {
    if (error instanceof ToolFailed) throw error;
    throw new ToolFailed(
      tool,
      `cannot be run (${error instanceof Error ? error.message : String(error)}). Install the client programs of PostgreSQL, or name their folder in PG_BIN.`,
    );
  }
}
