import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { newInstallation, type NewInstallation } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { isOutage } from './outage.ts';
import { openPostgres } from './postgres.ts';

const outageOf = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => isOutage(error),
  );

// Only a PostgreSQL server has connections that can go silent.
describe.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])('a path to %s that goes silent', () => {
  let installation: NewInstallation;
  let path: SilentProxy;
  let database: Database;
  let address: string;
  beforeEach(async () => {
    installation = await newInstallation();
    const url = new URL('url' in installation.database ? installation.database.url : '');
    path = await silentProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(path.port);
    address = url.href;
    database = opened();
  });
  afterEach(async () => {
    await database.close();
    await path.close();
    await installation.remove();
  });
  // A busy machine may take seconds to make a connection.
  const opened = (connectMs = 30_000) => openPostgres(address, () => {}, { quietMs: 500, trustedMs: 0, watchMs: 50, connectMs });
  const one = () => database.transaction((db) => db.execute(sql`select 1`));
  const many = (times: number) => Promise.all(Array.from({ length: times }, one));

  test('costs no request that begins after it: idle connections are proved, and replaced', async () => {
    await many(8);
    path.silence();
    expect(await many(8)).toHaveLength(8);
    expect(await many(8)).toHaveLength(8);
  });

  test('ends a request that waits for its answer, as an outage that the caller may repeat', async () => {
    await many(3);
    let begun = () => {};
    const inside = new Promise<void>((resolve) => (begun = resolve));
    const cut = database.transaction(async (db) => {
      await db.execute(sql`select 1`);
      path.silence();
      begun();
      await db.execute(sql`select 1`);
    });
    const seen = outageOf(cut);
    await inside;
    expect(await seen).toBe(true);
    await many(8);
  });

  test('leaves a statement alone that the database is still working on', async () => {
    const slow = database.db.execute(sql`select pg_sleep(1.5)`);
    await many(4);
    expect(await slow).toMatchObject({ rows: [{}] });
  });

  test('is told while it lasts, and no longer when it has healed', async () => {
    await database.close();
    database = opened(4000);
    await database.ping();
    path.silence('and new ones');
    expect(await outageOf(one())).toBe(true);
    await expect(database.ping()).rejects.toThrow('does not answer');
    path.heal();
    await vi.waitFor(() => database.ping(), { timeout: 30_000 });
    await many(8);
  });

  test('does not keep the server from closing', async () => {
    await many(4);
    path.silence('and new ones');
    await expect(database.close()).resolves.toBeUndefined();
    database = opened();
  });
});
