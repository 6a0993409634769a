import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { REFUSED_ROWS } from '../../testing/refused-rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const query = (text: string, parameters: readonly unknown[] = []) => server.database.session((session) => session.query(text, parameters));

test('every check constraint refuses the rows of its case, and there is no constraint without a case', async () => {
  const constraints = await query(`
    select conname as name, conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1`);
  expect(constraints.map(({ name }) => name)).toEqual([...REFUSED_ROWS.keys()].toSorted());
  const cases = constraints.flatMap(({ name, table, condition }) =>
    (REFUSED_ROWS.get(String(name)) ?? []).map((values) => ({ name, table, condition, values: JSON.stringify(values) })),
  );
  const accepted = await query(
    cases
      .map(
        ({ name, table, condition, values }) =>
          `select '${String(name)}' as name, '${values.replaceAll("'", "''")}' as values
           from jsonb_populate_record(null::${String(table)}, '${values.replaceAll("'", "''")}') where (${String(condition)}) is not false`,
      )
      .join(' union all '),
  );
  expect(accepted).toEqual([]);
  expect(cases.length).toBeGreaterThan(380);
});

test('no check constraint is switched off', async () => {
  expect(await query(`select conname from pg_constraint where connamespace = 'public'::regnamespace and not convalidated`)).toEqual([]);
});
