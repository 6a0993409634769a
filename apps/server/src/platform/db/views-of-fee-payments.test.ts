import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { readMigrations } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());

const viewsNamed = (name: string) =>
  database.session((session) => session.query(`select user_id, value from setting where name = '${name}' order by user_id`));

test('the list of fee payments gets the views saved before it had a name of its own', async () => {
  const view = (name: string, at: Readonly<Record<string, string>>) => ({ name, at, hidden: '' });
  const declared = view('待确认', { state: 'declared' });
  const kept = JSON.stringify({
    views: [declared, view('本月到期', { from: '2026-12-01', to: '2026-12-31' }), view('逾期', { state: 'short' })],
    first: '逾期',
  });
  const { script } = readMigrations().find(({ name }) => name.startsWith('0450')) ?? expect.fail('no migration');
  await database.session(async (session) => {
    // The people do not matter here.
    await session.query('alter table setting drop constraint setting_user_id_fkey');
    await session.query(
      `insert into setting values ('U1', 'views.payments', '${kept}'), ('U2', 'views.payments', 'no views'), ('U3', 'views.payments', '{}')`,
    );
    await session.exec(script);
  });
  const moved = await viewsNamed('views.feePayments');
  expect(moved.map((row) => [row['user_id'], JSON.parse(String(row['value']))])).toEqual([['U1', { views: [declared], first: '' }]]);
  expect(await viewsNamed('views.payments')).toHaveLength(3);
});
