import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import pg from 'pg';

/** Queries the database directly, bypassing the application. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const onPostgres =
  (url: string): Query =>
  async (sql) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

const onEmbedded =
  (dataDir: string): Query =>
  async (sql) => {
    const lite = await PGlite.create({ dataDir: join(dataDir, 'database') });
    try {
      return (await lite.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await lite.close();
    }
  };

/** Direct access to the database. An embedded database requires that the application is not running. */
export const queryOutside = (dataDir: string, databaseUrl: string | undefined): Query =>
  databaseUrl ? onPostgres(databaseUrl) : onEmbedded(dataDir);
