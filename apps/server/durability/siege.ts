import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryOutside, type Query } from './outside.ts';
import { Victim } from './victim.ts';

/** A sandbox's server that can be killed at any instant, with its database where that is a server of its own, and looked at from outside. */
export interface Siege {
  readonly victim: Victim;
  /** Reads past the application, which must not be running where the data is embedded. */
  readonly query: Query;
  /** Kills the server without warning, and its database with it; it is not started again. */
  kill(): Promise<void>;
  /** Kills the server alone. */
  killServer(): Promise<void>;
  lift(): Promise<void>;
}

/** What a siege is begun with. */
export interface Ground {
  /** The built server. */
  readonly program: string;
  readonly port: number;
  /** A data folder that a server has filled, to begin on a copy of. */
  readonly folder: string;
  /** Where the database is a server of its own: it is empty, and filled first. */
  readonly cluster: Cluster | undefined;
}

interface Cluster {
  database(name: string): string;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a sandbox's server, embedded or on a cluster. `settings` are of its environment. */
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
