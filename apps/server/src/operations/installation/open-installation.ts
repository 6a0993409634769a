import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import type { Environment } from '../../platform/config/read-environment.ts';
import type { Database } from '../../platform/db/client.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { readKeyring, type Keyring } from '../../platform/security/keys.ts';
import { objectStoreOf } from '../../platform/storage/object-store-of.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';

/** An installation as a command on its machine reaches it: with the server's settings, and without the server. */
export interface OpenInstallation {
  readonly config: Config;
  readonly database: Database;
  readonly store: ObjectStore;
  /** The keys, once there is a schema that may hold one. */
  readonly keys: () => Promise<Keyring>;
}

/** Works on an installation and closes it. Changes nothing by itself: the database is not migrated. */
export async function onInstallation<Result>(env: Environment, work: (installation: OpenInstallation) => Promise<Result>): Promise<Result> {
  const config = readConfig(env);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    return await work({
      config,
      database,
      store: objectStoreOf(config, systemClock),
      keys: () => readKeyring(database.db, config),
    });
  } finally {
    await database.close();
  }
}
