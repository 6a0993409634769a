import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../sandbox/seed/sandbox-world.ts';
import { enterpriseNo } from '../../sandbox/seed/trade.ts';
import { message, promiseNumber } from '../../schema/index.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Asked, Db } from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const ME = 'E1002';

/** Why a table that names one enterprise a row is not closed to the others. */
const OPEN: Readonly<Record<string, string>> = {
  application_charge: 'what an application costs is read by both sides of it',
  application_log: 'the steps of an application are read by all its parties',
  application_tally: 'counted by triggers for every party of an application',
  audit_log: 'written only, whoever acts',
  bank_a_opening: 'asked for by people whose enterprise is not approved yet',
  bank_account: 'who pays sees the accounts of whom it pays',
  bank_account_of_channel: 'goes with bank_account',
  calendar_feed: 'belongs to a person, and is read without a session',
  capital_plan_balance: 'what a lender has planned bounds what it offers to a holder',
  capital_plan_row: 'goes with capital_plan_balance',
  category: 'a group sorts by the dictionary of its head',
  category_use: 'goes with category',
  certificate: 'a signature is checked by whoever reads what was signed',
  credit_line: 'whoever refuses a voucher gives its issuer room back',
  credit_total: 'goes with credit_line',
  due_tally: 'counted by triggers for the holder and the issuer of a voucher',
  enterprise: 'names and register entries are read by whoever deals with them',
  enterprise_channel: 'who lends, issues and guarantees is known to whom it lends, issues and guarantees',
  file: 'papers are read by the parties of what they belong to',
  file_grant: 'says who else may read a file',
  guarantor: 'offered to whoever borrows',
  guarantor_channel: 'goes with guarantor',
  guarantor_proposal: 'the terms that a guarantor proposes are applied when a second person passes them',
  issuer_suspension: 'asked for every voucher of an issuer',
  lender: 'offered to whoever borrows',
  membership: 'one person acts for several enterprises',
  piece_tally: 'counted by triggers for every holder of a voucher',
  posting: 'the books of all sides are written at once and add up',
  quota_reservation: 'an issuance is counted against the lines of its issuer and its guarantors',
  registration: 'exists before its enterprise does',
  sealed_pdf: 'one document is read by all its parties',
  session: 'belongs to a person',
  sign_on_code: 'belongs to a person, and is redeemed without a session',
  signature_request: 'belongs to a person',
  stored_object: 'the room of files that pass from one to another',
};

/** The tables whose rows name several parties, each of whom meets them; whoever is none does not. */
const OF_PARTIES: Readonly<Record<string, readonly string[]>> = {
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

/** Whose rows a query without any filter finds. */
const ownersIn = async (db: Db, table: string): Promise<string[]> => {
  const rows = await db.select({ no: sql<string>`enterprise_no` }).from(sql.raw(table));
  return [...new Set(rows.map(({ no }) => no))].toSorted();
};

/** The ways in which an enterprise's people ask: in a transaction, and on a server without one too. */
const ways = (asked: Asked): ((work: (db: Db) => Promise<string[]>) => Promise<string[]>)[] => [
  (work) => asked.transaction(work),
  ...(server.database.kind === 'postgres' ? [(work: (db: Db) => Promise<string[]>) => work(asked.db)] : []),
];

test('every table that names one enterprise a row is closed to the others, or it is said why not', async () => {
  expect(await tablesWhere(false)).toEqual(Object.keys(OPEN).toSorted());
  expect((await tablesWhere(true)).length).toBeGreaterThan(18);
});

test('a query without a filter finds what is one’s own, and nobody else’s', async () => {
  let others = 0;
  for (const table of (await tablesWhere(true)).filter((name) => !(name in OF_PARTIES))) {
    const all = await ownersIn(server.database.db, table);
    if (all.some((no) => no !== ME)) others += 1;
    for (const ask of ways(server.database.forEnterprise(ME)))
      expect([table, await ask((db) => ownersIn(db, table))]).toEqual([table, all.filter((no) => no === ME)]);
  }
  expect(others).toBeGreaterThan(9);
});

test('what has several parties is met by each of them, and by nobody else', async () => {
  const rowsOf = (db: Db, table: string) =>
    db
      .select({ id: sql<string>`id`, parties: sql<string[]>`array[${sql.raw((OF_PARTIES[table] ?? []).join(', '))}]` })
      .from(sql.raw(table));
  for (const table of Object.keys(OF_PARTIES)) {
    const all = await rowsOf(server.database.db, table);
    const met = new Set<number>();
    for (const no of ['E1001', 'E1002', 'E1003', 'E1006', 'E9999']) {
      const own = all.filter(({ parties }) => parties.includes(no)).map(({ id }) => id);
      met.add(own.length);
      for (const ask of ways(server.database.forEnterprise(no)))
        expect([table, no, (await ask(async (db) => (await rowsOf(db, table)).map(({ id }) => id))).toSorted()]).toEqual([
          table,
          no,
          own.toSorted(),
        ]);
    }
    expect([table, met.has(0), met.size > 1]).toEqual([table, true, true]);
  }
});

test('those who ask at once each find their own', async () => {
  const asked = Array.from({ length: 60 }, (_, place) => ['E1001', 'E1002', 'E1003'][place % 3] ?? ME);
  const found = await Promise.all(
    asked.map((no) => Promise.all(ways(server.database.forEnterprise(no)).map((ask) => ask((db) => ownersIn(db, 'message'))))),
  );
  expect(found).toEqual(asked.map((no) => found[0]?.map(() => [no])));
});

test('whoever asks for nobody finds nothing there', async () => {
  const nobody = await server.database.forEnterprise('').transaction((db) => ownersIn(db, 'message'));
  expect(nobody).toEqual([]);
});

test('what belongs to another is neither changed nor removed, and nothing is written in its name', async () => {
  const mine = server.database.forEnterprise(ME);
  const others = () => server.database.db.select().from(message).where(ne(message.enterpriseNo, ME)).orderBy(message.id);
  const before = await others();
  expect(before.length).toBeGreaterThan(0);
  await mine.transaction((db) => db.update(message).set({ words: '改写' }));
  await mine.transaction((db) => db.delete(promiseNumber));
  expect(await others()).toEqual(before);
  expect(await ownersIn(server.database.db, 'promise_number')).toContain('E1001');
  const promise = (no: string) =>
    mine.transaction((db) =>
      db.insert(promiseNumber).values({ number: `CN-${no}`, enterpriseNo: enterpriseNo(no), reservedAt: server.clock.now() }),
    );
  await promise(ME);
  await expect(promise('E1001')).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
});
