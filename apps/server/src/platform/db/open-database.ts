import type { Database, DatabaseOptions } from './client.ts';

/** Opens PostgreSQL or the embedded database, whichever the options name; each driver is loaded only when it is used. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  if (options.url !== undefined)
    return (await import('./postgres.ts')).openPostgres(options.url, options.onError ?? (() => {}), { connections: options.connections });
  return (await import('./embedded.ts')).openEmbedded(options);
}
