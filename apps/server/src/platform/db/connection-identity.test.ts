import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newInstallation, type NewInstallation } from '../../testing/test-database.ts';
import type { Database, DatabaseOptions } from './client.ts';
import { assertIdentity } from './connection-identity.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { REQUEST_ROLE } from './request-role.ts';

const REQUESTS = {
  role: REQUEST_ROLE,
  signed_in_as: 'owner',
  row_security: 'on',
  schemas: 'public',
  is_superuser: false,
  bypasses_row_security: false,
};
const PLATFORM = { ...REQUESTS, role: 'owner' };

test('a connection that is who it must be is accepted', () => {
  for (const [purpose, found] of [
    ['requests', REQUESTS],
    ['platform', PLATFORM],
    ['platform', { ...PLATFORM, is_superuser: true }],
  ] as const)
    expect(() => assertIdentity(purpose, found)).not.toThrow();
});

test.each([
  ['requests', { role: 'owner' }, `for requests is refused: its role is "owner" instead of "${REQUEST_ROLE}"`],
  ['requests', { row_security: 'off' }, 'for requests is refused: its row_security is "off" instead of "on"'],
  ['requests', { schemas: 'other, public' }, 'for requests is refused: its search_path finds the schemas "other, public"'],
  ['requests', { is_superuser: true }, `for requests is refused: "${REQUEST_ROLE}" is a superuser`],
  ['requests', { bypasses_row_security: true }, `for requests is refused: "${REQUEST_ROLE}" may bypass row security (BYPASSRLS)`],
  [
    'platform',
    { role: REQUEST_ROLE },
    `for platform is refused: its role is "${REQUEST_ROLE}" instead of the one that it signed in as, "owner"`,
  ],
  ['platform', { schemas: '' }, 'for platform is refused: its search_path finds the schemas ""'],
] as const)('a connection for %s with %o is refused by name', (purpose, change, message) => {
  const found = { ...(purpose === 'requests' ? REQUESTS : PLATFORM), ...change };
  expect(() => assertIdentity(purpose, found)).toThrow(message);
});

test('without an answer a connection is refused', () => {
  for (const purpose of ['requests', 'platform'] as const) expect(() => assertIdentity(purpose, undefined)).toThrow('is refused');
});

describe('a database', () => {
  let installation: NewInstallation;
  const open: Database[] = [];
  beforeEach(async () => {
    installation = await newInstallation();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
    await installation.remove();
  });

  async function opened(options: DatabaseOptions = installation.database): Promise<Database> {
    const database = await openDatabase(options);
    open.push(database);
    return database;
  }
  const asPlatform = (database: Database) => database.transaction((db) => db.execute(sql`select 1`));
  const asRequest = (database: Database) => database.forEnterprise('E1002').transaction((db) => db.execute(sql`select 1`));

  /** Runs a script as the owner; returns the database as it is for new connections. */
  async function changed(script: string): Promise<Database> {
    const database = await opened();
    await migrate(database);
    await asRequest(database);
    await database.session((session) => session.exec(script));
    return database.kind === 'embedded' ? database : opened();
  }

  test('whose settings switch row security off serves no request', async () => {
    const database = await changed(
      "do $$ begin execute format('alter database %I set row_security = off', current_database()); end $$; set row_security = off",
    );
    await expect(asRequest(database)).rejects.toThrow('its row_security is "off"');
    await asPlatform(database);
  });

  test('that finds tables of another schema first serves no request', async () => {
    const database = await changed(
      `create schema other; grant usage on schema other to ${REQUEST_ROLE};
       do $$ begin execute format('alter database %I set search_path = other, public', current_database()); end $$;
       set search_path = other, public`,
    );
    await expect(asRequest(database)).rejects.toThrow('its search_path finds the schemas "other, public"');
  });

  const { TEST_DATABASE_URL } = process.env;
  const withOptions = (options: string) => {
    const url = 'url' in installation.database ? installation.database.url : '';
    return opened({ url: `${url}?options=${encodeURIComponent(options)}` });
  };

  test('serves many requests at once', async () => {
    const database = await opened();
    await migrate(database);
    expect(await Promise.all(Array.from({ length: 12 }, () => asRequest(database)))).toHaveLength(12);
  });

  test.each(TEST_DATABASE_URL ? ['PostgreSQL'] : [])('%s: whose address sets other options keeps its row security', async () => {
    await migrate(await opened());
    const database = await withOptions('-c jit=off');
    const role = await database.forEnterprise('E1002').transaction((db) => db.execute(sql`select current_user::text as role`));
    expect(role).toMatchObject({ rows: [{ role: REQUEST_ROLE }] });
  });

  // Only a connection to a PostgreSQL server has options of its own, and a role for as long as it lives.
  test.each(TEST_DATABASE_URL ? ['PostgreSQL'] : [])('%s: whose address sets other options is refused', async () => {
    await migrate(await opened());
    await expect(asPlatform(await withOptions(`-c role=${REQUEST_ROLE}`))).rejects.toThrow('instead of the one that it signed in as');
    await expect(asPlatform(await withOptions('-c search_path=pg_catalog'))).rejects.toThrow(
      'its search_path finds the schemas "pg_catalog"',
    );
  });
});
