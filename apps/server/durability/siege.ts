import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryOutside, type Query } from './outside.ts';
import { Victim } from './victim.ts';

/** A sandbox server that can be killed at any time, together with its database server if it has one, and inspected from outside. */
export interface Siege {
  readonly victim: Victim;
  /** Queries the database directly. An embedded database requires that the application is not running. */
  readonly query: Query;
  /** Kills the server and its database without warning, and does not restart them. */
  kill(): Promise<void>;
  /** Kills only the server. */
  killServer(): Promise<void>;
  lift(): Promise<void>;
}

export interface Ground {
  /** Path of the built server. */
  readonly program: string;
  readonly port: number;
  /** A filled data folder, of which a copy is used. */
  readonly folder: string;
  /** A PostgreSQL server to use instead of the embedded database. It is empty, and filled first. */
  readonly cluster: Cluster | undefined;
}

interface Cluster {
  database(name: string): string;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox server, embedded or on a cluster. `settings` are environment variables. */
export async function besiege({ program, port, folder, cluster }: Ground, settings: Readonly<Record<string, string>> = {}): Promise<Siege> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-durability-'));
  const databaseUrl = cluster?.database('durability');
  if (!databaseUrl) cpSync(folder, dataDir, { recursive: true });
  const victim = new Victim(`http://127.0.0.1:${port}`, program, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...settings,
  });
  await victim.start();
  return {
    victim,
    query: queryOutside(dataDir, databaseUrl),
    async kill() {
      const died = victim.kill();
      await cluster?.crash();
      await died;
    },
    killServer: () => victim.kill(),
    async lift() {
      await victim.kill();
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
