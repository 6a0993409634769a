import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { structureFile, structureOf, structureProblems } from './structure.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());

/** The problems after a change, which is undone. */
async function problemsAfter(change: string) {
  let found: Awaited<ReturnType<typeof structureProblems>> | undefined;
  await database.session(async (session) => {
    await session.exec('begin');
    try {
      await session.exec(change);
      found = await structureProblems(session);
    } finally {
      await session.exec('rollback');
    }
  });
  return found;
}

/** After a new migration: `vitest run -u` with this file writes the list anew. */
test('the list of parts is what the migrations make', async () => {
  await expect(`${(await database.session(structureOf)).join('\n')}\n`).toMatchFileSnapshot(structureFile());
});

test('a migrated database lacks nothing and gives no further rights', async () => {
  expect(await database.session((session) => structureProblems(session))).toMatchObject({ missing: [], excess: [] });
});

test.each([
  ['a policy', 'drop policy of_enterprise on fee_item', /^policy fee_item\.of_enterprise ALL to chainletter_request using /],
  ['row security', 'alter table fee_item disable row level security', /^table fee_item with row security$/],
  ['a trigger', 'alter table operation_audit disable trigger user', /^trigger CREATE TRIGGER .* ON public\.operation_audit /],
  ['a partial index', 'drop index bank_account_default', /^index CREATE UNIQUE INDEX bank_account_default .* WHERE is_default$/],
  ['a constraint', 'alter table issuance drop constraint issuance_four_eyes', /^constraint issuance\.issuance_four_eyes CHECK/],
  ['a grant', 'revoke select on fee_item from chainletter_request', /^grant .*SELECT.* on fee_item to chainletter_request$/],
  ['a column', 'alter table fee_item drop column summary cascade', /^column fee_item\.summary text/],
])('%s that is gone is named', async (_what, change, named) => {
  expect((await problemsAfter(change))?.missing).toContainEqual(expect.stringMatching(named));
});

test.each([
  ['grant', 'grant select on session to chainletter_request', 'grant SELECT on session to chainletter_request'],
  ['grant to everybody', 'grant select on session to public', 'grant SELECT on session to public'],
  [
    'policy',
    'create policy everything on fee_item to chainletter_request using (true)',
    'policy fee_item.everything ALL to chainletter_request using true check',
  ],
])('a further %s is named, a further table or index is not', async (_what, change, named) => {
  const found = await problemsAfter(`${change}; create table of_the_operator (id text); create index on fee_item (enterprise_no, id)`);
  expect(found).toMatchObject({ missing: [], excess: [named] });
});

test('what an extension brings is no further part, whoever may read it', async () => {
  const change = `create table of_the_extension (id text); grant select on of_the_extension to public;
    alter extension plpgsql add table of_the_extension`;
  expect(await problemsAfter(change)).toMatchObject({ missing: [], excess: [] });
});

test('a policy that a restore has bracketed differently is the same policy', async () => {
  const party = (column: string) => `(select asking_enterprise()) = ${column}`;
  const change = `drop policy of_parties on financing; create policy of_parties on financing to chainletter_request
    using (${['enterprise_no', 'issuer_no', 'lender_no'].map(party).join(' or ')})`;
  expect(await problemsAfter(change)).toMatchObject({ missing: [], excess: [] });
});
