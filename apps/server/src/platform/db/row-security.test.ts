import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../sandbox/seed/sandbox-world.ts';
import { enterpriseNo } from '../../sandbox/seed/trade.ts';
import { feeItem, promiseNumber, transferDraft } from '../../schema/index.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { SECURED_ROWS } from '../../testing/secured-rows.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { DatabaseAccess, Db } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const ME = 'E1002';

/** Tables with an `enterprise_no` but without row security, and the reason. */
const UNSECURED: Readonly<Record<string, string>> = {
  application_charge: 'both parties read the costs of an application',
  application_log: 'all parties read the steps of an application',
  application_tally: 'triggers count for every party of an application',
  audit_log: 'is only written, for any enterprise',
  bank_a_opening: 'is requested before the enterprise is approved',
  bank_account: 'payers see the accounts of their payees',
  bank_account_of_channel: 'as bank_account',
  calendar_feed: 'belongs to a person, and is read without a session',
  capital_plan_balance: 'a lender’s plan limits its offers to holders',
  capital_plan_row: 'as capital_plan_balance',
  category: 'members of a group use the categories of its head',
  category_use: 'as category',
  certificate: 'every reader of a signed document can verify its signature',
  credit_line: 'a recipient’s refusal releases the issuer’s credit line',
  credit_total: 'as credit_line',
  due_tally: 'triggers count for the holder and the issuer of a voucher',
  enterprise: 'trading partners read names and register entries',
  enterprise_channel: 'trading partners know who lends, issues and guarantees',
  file: 'all parties of a business read its documents',
  file_grant: 'grants a file to other enterprises',
  guarantor: 'is offered to all borrowers',
  guarantor_channel: 'as guarantor',
  guarantor_proposal: 'applies to other enterprises once it is approved',
  issuer_suspension: 'is checked for every voucher of an issuer',
  lender: 'is offered to all borrowers',
  membership: 'a person may act for several enterprises',
  piece_tally: 'triggers count for every holder of a voucher',
  posting: 'one act posts to the books of several parties',
  quota_reservation: 'an issuance uses the credit lines of its issuer and its guarantors',
  registration: 'exists before its enterprise',
  sealed_pdf: 'all parties read the same document',
  session: 'belongs to a person',
  sign_on_code: 'belongs to a person, and is redeemed without a session',
  signature_request: 'belongs to a person',
  stored_object: 'files are passed on to other enterprises',
};

/** Tables with several parties, all of whom may read a row. */
const PARTY_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  financing: ['enterprise_no', 'issuer_no', 'lender_no'],
  pledge: ['enterprise_no', 'issuer_no', 'lender_no', 'guarantor_no'],
};

const tablesWhere = async (secured: boolean): Promise<string[]> => {
  const rows = await server.database.session((session) =>
    session.query(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'enterprise_no'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity = $1 order by 1`,
      [secured],
    ),
  );
  return rows.map(({ name }) => String(name));
};

/** The owners of all rows that a query without a filter finds. */
const ownersIn = async (db: Db, table: string): Promise<string[]> => {
  const rows = await db.select({ no: sql<string>`enterprise_no` }).from(sql.raw(table));
  return [...new Set(rows.map(({ no }) => no))].toSorted();
};

/** The ways to query for an enterprise: in a transaction, and with PostgreSQL also without one. */
const queriesFor = (asked: DatabaseAccess): ((work: (db: Db) => Promise<string[]>) => Promise<string[]>)[] => [
  (work) => asked.transaction(work),
  ...(server.database.kind === 'postgres' ? [(work: (db: Db) => Promise<string[]>) => work(asked.db)] : []),
];

test('every table with an enterprise_no has row security, or a reason why not', async () => {
  expect(await tablesWhere(false)).toEqual(Object.keys(UNSECURED).toSorted());
  expect((await tablesWhere(true)).length).toBeGreaterThan(18);
});

test('a query without a filter finds only the rows of one’s own enterprise', async () => {
  let others = 0;
  for (const table of (await tablesWhere(true)).filter((name) => !(name in PARTY_COLUMNS))) {
    const all = await ownersIn(server.database.db, table);
    if (all.some((no) => no !== ME)) others += 1;
    for (const ask of queriesFor(server.database.forEnterprise(ME)))
      expect([table, await ask((db) => ownersIn(db, table))]).toEqual([table, all.filter((no) => no === ME)]);
  }
  expect(others).toBeGreaterThan(9);
});

test('rows with several parties are visible to each party and to nobody else', async () => {
  const rowsOf = (db: Db, table: string) =>
    db
      .select({ id: sql<string>`id`, parties: sql<string[]>`array[${sql.raw((PARTY_COLUMNS[table] ?? []).join(', '))}]` })
      .from(sql.raw(table));
  for (const table of Object.keys(PARTY_COLUMNS)) {
    const all = await rowsOf(server.database.db, table);
    const met = new Set<number>();
    for (const no of ['E1001', 'E1002', 'E1003', 'E1006', 'E9999']) {
      const own = all.filter(({ parties }) => parties.includes(no)).map(({ id }) => id);
      met.add(own.length);
      for (const ask of queriesFor(server.database.forEnterprise(no)))
        expect([table, no, (await ask(async (db) => (await rowsOf(db, table)).map(({ id }) => id))).toSorted()]).toEqual([
          table,
          no,
          own.toSorted(),
        ]);
    }
    expect([table, met.has(0), met.size > 1]).toEqual([table, true, true]);
  }
});

test('concurrent queries of several enterprises each find their own rows', async () => {
  const asked = Array.from({ length: 60 }, (_, place) => ['E1001', 'E1002', 'E1003'][place % 3] ?? ME);
  const found = await Promise.all(
    asked.map((no) => Promise.all(queriesFor(server.database.forEnterprise(no)).map((ask) => ask((db) => ownersIn(db, 'message'))))),
  );
  expect(found).toEqual(asked.map((no) => found[0]?.map(() => [no])));
});

test('without an enterprise no rows are visible', async () => {
  const nobody = await server.database.forEnterprise('').transaction((db) => ownersIn(db, 'message'));
  expect(nobody).toEqual([]);
});

test('rows of others can be neither changed nor deleted nor inserted', async () => {
  const mine = server.database.forEnterprise(ME);
  const others = () => server.database.db.select().from(feeItem).where(ne(feeItem.enterpriseNo, ME)).orderBy(feeItem.id);
  const before = await others();
  expect(before.length).toBeGreaterThan(0);
  await mine.transaction((db) => db.update(feeItem).set({ summary: '改写' }));
  expect(await others()).toEqual(before);
  await server.database.forEnterprise('E1003').transaction((db) => db.delete(transferDraft));
  expect(await ownersIn(server.database.db, 'transfer_draft')).toContain(ME);
  const reserveNumber = (no: string) =>
    mine.transaction((db) =>
      db.insert(promiseNumber).values({ number: `CN-${no}`, enterpriseNo: enterpriseNo(no), reservedAt: server.clock.now() }),
    );
  await reserveNumber(ME);
  await expect(reserveNumber('E1001')).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
});

test('every policy reaches and hides the rows of its case, and there is no policy without a case', async () => {
  const policies = await server.database.session((session) =>
    session.query(`
      select p.tablename as table, p.policyname as name, lower(p.cmd) as command, p.permissive, p.roles::text as roles, c.relrowsecurity as secured,
        coalesce(p.with_check, p.qual) as writes, coalesce(p.qual, p.with_check) as reads
      from pg_policies p join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
      where p.schemaname = 'public'`),
  );
  expect(policies.map(({ table, name }) => `${String(table)} ${String(name)}`).toSorted()).toEqual([...SECURED_ROWS.keys()].toSorted());
  for (const { table, name, command, permissive, roles, secured, writes, reads } of policies) {
    const policy = `${String(table)} ${String(name)}`;
    const rows = SECURED_ROWS.get(policy);
    expect([policy, command, permissive, roles, secured]).toEqual([policy, rows?.command, 'PERMISSIVE', '{chainletter_request}', true]);
    const reachedAs = async (no: string, values: unknown) => {
      const [row] = await server.database.session((session) =>
        session.query(
          `select (${String(reads)}) is true as read, (${String(writes)}) is true as written
           from set_config('app.enterprise_no', $1, false) asking, jsonb_populate_record(null::public.${String(table)}, $2::jsonb)`,
          [no, JSON.stringify(values)],
        ),
      );
      return [row?.['read'], row?.['written']];
    };
    for (const values of rows?.reached ?? [])
      expect([policy, values, await reachedAs('E1', values)]).toEqual([policy, values, [true, true]]);
    for (const values of rows?.hidden ?? [])
      expect([policy, values, await reachedAs('E1', values)]).toEqual([policy, values, [false, false]]);
    if (command === 'all')
      for (const values of rows?.reached ?? [])
        expect([policy, values, await reachedAs('', values)]).toEqual([policy, values, [false, false]]);
  }
  await server.database.session((session) => session.query(`select set_config('app.enterprise_no', '', false)`));
});
