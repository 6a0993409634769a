import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { newInstallation, type NewInstallation } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { addressesOf, withoutPassword } from './database-hosts.ts';
import { isOutage } from './outage.ts';
import { openPostgres } from './postgres.ts';

test.each([
  ['postgres://db/lianxin', ['postgres://db/lianxin']],
  ['postgres://a:b@db1,db2:5433/lianxin', ['postgres://a:b@db1/lianxin', 'postgres://a:b@db2:5433/lianxin']],
  ['postgresql://db1:1,db2:2/x?target_session_attrs=read-write', ['postgresql://db1:1/x', 'postgresql://db2:2/x']],
  [
    'postgres://db1,db2/x?sslmode=require&target_session_attrs=primary',
    ['postgres://db1/x?sslmode=require', 'postgres://db2/x?sslmode=require'],
  ],
  ['postgresql:///x?host=/run/postgresql', ['postgresql:///x?host=%2Frun%2Fpostgresql']],
  ['socket:/run/postgresql?db=x', ['socket:/run/postgresql?db=x']],
])('%s lists its hosts', (address, all) => {
  expect(addressesOf(address)).toEqual(all);
});

test.each([
  ['postgres://a:b%40c@db1,db2:5433/x?sslmode=require', 'postgres://a@db1,db2:5433/x?sslmode=require', 'b@c'],
  ['postgresql://a@db1/x', 'postgresql://a@db1/x', ''],
  ['postgresql:///x?host=/run/postgresql', 'postgresql:///x?host=/run/postgresql', ''],
])('the password of %s is taken out', (given, address, password) => {
  expect(withoutPassword(given)).toEqual({ address, password });
});

test('what is no address of PostgreSQL has no password to take out', () => {
  expect(withoutPassword('socket:/run/postgresql?db=x')).toBeUndefined();
});

test('an address that asks for a standby is refused by name', () => {
  expect(() => addressesOf('postgres://db1,db2/x?target_session_attrs=standby')).toThrow(
    'DATABASE_URL asks for target_session_attrs=standby. The server writes: it must be read-write.',
  );
});

describe.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])('a %s with several hosts', () => {
  let installation: NewInstallation;
  let direct: URL;
  const paths: SilentProxy[] = [];
  let database: Database | undefined;
  beforeEach(async () => {
    installation = await newInstallation();
    direct = new URL('url' in installation.database ? installation.database.url : '');
  });
  afterEach(async () => {
    await database?.close();
    for (const path of paths.splice(0)) await path.close();
    await installation.remove();
  });
  async function path(): Promise<SilentProxy> {
    const made = await silentProxy({ host: direct.hostname, port: Number(direct.port) });
    paths.push(made);
    return made;
  }
  const opened = (ports: readonly number[]): Database => {
    const [before = '', after = ''] = direct.href.split(direct.host);
    const hosts = ports.map((port) => `${direct.hostname}:${port}`).join(',');
    return openPostgres(`${before}${hosts}${after}?target_session_attrs=read-write`, () => {}, {
      trustedMs: 0,
      quietMs: 500,
      watchMs: 50,
      connectMs: 30_000,
    });
  };
  const act = (on: Database) => on.transaction((db) => db.execute(sql`create temporary table made (id int) on commit drop`));

  test('is served by the next when the first is gone', async () => {
    const [first, second] = [await path(), await path()];
    database = opened([first.port, second.port]);
    await act(database);
    expect([first.connections() > 0, second.connections()]).toEqual([true, 0]);
    await first.close();
    await act(database);
    await database.ping();
    expect(second.connections()).toBeGreaterThan(0);
  });

  test('that takes no writes is an outage, said in words, and serves again when it does', async () => {
    const only = await path();
    database = opened([only.port]);
    await act(database);
    const admin = openPostgres(direct.href, () => {});
    const set = (script: string) =>
      admin.session((session) =>
        session.exec(
          `set transaction_read_only = off; set default_transaction_read_only = off; do $$ begin execute format('alter database %I ${script}', current_database()); end $$`,
        ),
      );
    try {
      await set('set default_transaction_read_only = on');
      await database.close();
      database = opened([only.port]);
      const refused = await act(database).catch((error: unknown) => error);
      expect(isOutage(refused)).toBe(true);
      await expect(database.ping()).rejects.toThrow('the database is read-only');
      await set('reset default_transaction_read_only');
      await database.close();
      database = opened([only.port]);
      await act(database);
      await database.ping();
    } finally {
      await admin.close();
    }
  });
});
