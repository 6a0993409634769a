import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newInstallation, type NewInstallation } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { hostOf } from './database-monitor.ts';
import { openPostgres } from './postgres.ts';

test.each([
  ['postgres://name:secret@db1:5433/lianxin?sslmode=require', 'db1:5433'],
  ['postgres://name:se@cr/et@db1/lianxin', 'db1'],
  ['postgres://db1', 'db1'],
  ['postgres://db1/lianxin', 'db1'],
])('of %s the host alone is told', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

describe.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])('a %s', () => {
  let installation: NewInstallation;
  let database: Database;
  beforeEach(async () => {
    installation = await newInstallation();
    database = openPostgres('url' in installation.database ? installation.database.url : '', () => {}, {
      connections: 4,
      connectMs: 30_000,
    });
  });
  afterEach(async () => {
    await database.close();
    await installation.remove();
  });

  test('whose disk is full is told of as long as it has no room', async () => {
    await database.ping();
    await database.session((session) =>
      session.exec(`
        create function refuse_room() returns event_trigger language plpgsql as
          $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse_room()`),
    );
    const failed = database.transaction(() => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })));
    await expect(failed).rejects.toThrow('could not extend file');
    await expect(database.ping()).rejects.toThrow('the disk of the database is full');
    await expect(database.ping()).rejects.toThrow('the disk of the database is full');
    await database.session((session) => session.exec('drop event trigger no_room'));
    await database.ping();
  });

  test('says how many connections it allows, and shares none of them', async () => {
    await database.assertOwnSessions?.();
    expect(await database.connections?.()).toEqual({ own: 6, allowed: expect.any(Number) });
    expect(database.wedged?.()).toBeUndefined();
  });
});
