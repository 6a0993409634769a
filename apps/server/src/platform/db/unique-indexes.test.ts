import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { Values } from '../../testing/refused-rows.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { UNIQUE_ROWS } from '../../testing/unique-rows.ts';
import type { SqlSession } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The unique indexes over some of a table's rows: what they are of, and how they are made. */
const PARTIAL = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and i.indpred is not null and c.relnamespace = 'public'::regnamespace order by 1`;

/** An empty copy of a table with this one index, so that nothing else refuses a row. */
async function copyOf(session: SqlSession, table: string, definition: string): Promise<string> {
  await session.query('drop table if exists pg_temp.indexed');
  await session.query(`create temp table indexed as select * from public.${table} with no data`);
  await session.query(definition.replace(`public.${table} `, 'pg_temp.indexed '));
  return table;
}

const isAdded = async (session: SqlSession, table: string, values: Values): Promise<boolean> => {
  const added = await session.query(
    `insert into pg_temp.indexed select * from jsonb_populate_record(null::public.${table}, $1::jsonb) on conflict do nothing returning 1 as one`,
    [JSON.stringify(values)],
  );
  return added.length === 1;
};

test('every partial unique index refuses the second row of its case, and there is none without a case', async () => {
  await server.database.session(async (session) => {
    const indexes = await session.query(PARTIAL);
    expect(indexes.map(({ name }) => name)).toEqual([...UNIQUE_ROWS.keys()].toSorted());
    for (const { name, table, definition } of indexes) {
      const { once, beside, free } = UNIQUE_ROWS.get(String(name)) ?? { once: [], beside: [], free: [] };
      const copied = () => copyOf(session, String(table), String(definition));
      const takes = (values: Values) => isAdded(session, String(table), values);
      const [first] = once;
      if (!first) throw new Error(`${String(name)} has no row`);
      for (const row of once) {
        await copied();
        expect([name, row, await takes(row)]).toEqual([name, row, true]);
        for (const again of once) expect([name, row, again, await takes(again)]).toEqual([name, row, again, false]);
      }
      await copied();
      await takes(first);
      for (const change of beside) expect([name, change, await takes({ ...first, ...change })]).toEqual([name, change, true]);
      expect(beside.length).toBeGreaterThan(0);
      for (const change of free)
        for (const time of [1, 2]) expect([name, change, time, await takes({ ...first, ...change })]).toEqual([name, change, time, true]);
      expect(free.length).toBeGreaterThan(0);
    }
    await session.query('drop table if exists pg_temp.indexed');
  });
});

test('no unique index is switched off', async () => {
  const off = await server.database.session((session) =>
    session.query('select indexrelid::regclass::text as name from pg_index where indisunique and not (indisvalid and indisready)'),
  );
  expect(off).toEqual([]);
});
