import { contract } from '@lianxin/api/contract';
import { CHANNELS, PIECE_STATE_CODES, ISSUANCE_STATE_CODES, TRANSFER_STATE_CODES } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '../../platform/clock/clock.ts';
import { createIds } from '../../platform/clock/ids.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import type { Database } from '../../platform/db/client.ts';
import { financing, issuance, piece, pledge, transfer, transferDraft, voucher, voucherHistory } from '../../schema/index.ts';
import { ledgerViolations, verifyHistory } from '../../ledger/verify.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { pooledDatabase } from '../../testing/test-database.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { fillBusiness } from './fill-business.ts';
import { sandboxWorld } from './sandbox-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const rowsOf = (database: Database, query: string) => database.session((session) => session.query(query));

const IDS = `select id from voucher union all select id from piece union all select id from issuance union all select id from transfer
  union all select id from trade_invoice union all select id from message union all select id from application_log order by 1`;

test('every voucher conserves its amount, and every stored total equals the sum of its parts', async () => {
  expect(await ledgerViolations(server.database.db)).toEqual([]);
  const wrong = await rowsOf(
    server.database,
    `select c.enterprise_no, c.channel from credit_line c where c.used <> (select coalesce(sum(r.amount), 0) from quota_reservation r
      where r.enterprise_no = c.enterprise_no and r.channel = c.channel and r.state = 'consumed')`,
  );
  expect(wrong).toEqual([]);
});

test('every history is complete, and its signatures match the certificates', async () => {
  const { db } = server.database;
  for (const { id } of await db.select({ id: voucher.id }).from(voucher)) expect(await verifyHistory(db, id)).toMatchObject({ ok: true });
  const signed = await db
    .select()
    .from(voucherHistory)
    .where(sql`signature_value is not null`)
    .orderBy(sql`hash`)
    .limit(10);
  const signer = server.services.signerOn(db);
  for (const { certificateSerial, signedText, signatureValue } of signed)
    expect(await signer.verify(certificateSerial ?? '', signedText ?? '', signatureValue ?? '')).toBe(true);
  expect(signed).toHaveLength(10);
});

test('contains issuances, transfers and holdings in every state', async () => {
  const { db } = server.database;
  const issuances = await db.selectDistinct({ state: issuance.state }).from(issuance);
  expect(issuances.map(({ state }) => state).toSorted()).toEqual(Object.keys(ISSUANCE_STATE_CODES).toSorted());
  const transfers = await db.selectDistinct({ state: transfer.state }).from(transfer);
  const beyondDraft = Object.keys(TRANSFER_STATE_CODES).filter((state) => state !== 'draft');
  expect(transfers.map(({ state }) => state).toSorted()).toEqual(beyondDraft.toSorted());
  expect(await db.$count(transferDraft)).toBeGreaterThan(0);
  const held = await db
    .selectDistinct({ state: piece.state })
    .from(piece)
    .where(sql`holder_no = 'E1002'`);
  expect(held.map(({ state }) => state).toSorted()).toEqual(Object.keys(PIECE_STATE_CODES).toSorted());
  expect(await db.$count(piece, sql`pledge_state = 'pledged' and live`)).toBeGreaterThan(0);
  expect(await db.$count(piece, sql`overdue and live`)).toBeGreaterThan(0);
});

test('contains enrolments with every possible decision of a lender', async () => {
  const admin = await server.as('fi-admin');
  const states = (await admin.call(contract.enrolment.list, {})).map(({ state }) => state);
  expect([...new Set(states)].toSorted()).toEqual(['none', 'refused', 'signed', 'submitted']);
});

test('every channel has an application, and every channel with a loan has a disbursed application', async () => {
  const { db } = server.database;
  const of = async (table: typeof financing | typeof pledge) =>
    (await db.selectDistinct({ code: table.channel }).from(table)).map(({ code }) => code);
  const channels = [...(await of(financing)), ...(await of(pledge))];
  expect(channels.toSorted((left, right) => left - right)).toEqual(CHANNELS.list.map(({ code }) => code));
  const paid = await rowsOf(
    server.database,
    `select channel from financing where state = 'disbursed' union select channel from pledge where state = 'disbursed' order by 1`,
  );
  expect(paid.map(({ channel }) => Number(channel))).toEqual(expect.arrayContaining([3, 7, 12, 13]));
});

test('nobody reviewed their own work', async () => {
  const own = await rowsOf(
    server.database,
    `select id from issuance where reviewer_id = maker_id or confirmer_id = signer_id or void_reviewer_id = void_maker_id
      union all select id from transfer where reviewer_id = maker_id or confirmer_id = signer_id`,
  );
  expect(own).toEqual([]);
});

test('everyone in the main enterprises has something to do', async () => {
  const holdings = await (await server.as('supplier-op')).call(contract.voucher.listHoldings, { page: 1, pageSize: 100 });
  const free = holdings.list.filter(
    ({ state, availableAmount, acts }) => state === 'holding' && availableAmount >= 100_000n && acts.includes('transfer'),
  );
  expect(free.length).toBeGreaterThanOrEqual(10);
  const queue = await (await server.as('core-review')).call(contract.workbench.overview, {});
  expect(queue.tasks.filter(({ kind }) => kind === 'issuanceReview').length).toBeGreaterThanOrEqual(3);
  const waiting = await (await server.as('supplier-op')).call(contract.workbench.overview, {});
  expect(waiting.tasks.filter(({ kind }) => kind === 'signFor').length).toBeGreaterThanOrEqual(3);
  const deadlines = waiting.tasks.map(({ deadline }) => deadline ?? 'none');
  expect(new Set(deadlines).size, 'some with a deadline, some without').toBeGreaterThan(1);
  expect(deadlines, 'what is due soonest first').toEqual(deadlines.toSorted());
  expect(waiting.weeks.filter(({ receipts }) => receipts > 0n).length).toBeGreaterThanOrEqual(8);
});

test('every trading pair of the main enterprises has invoices with free amounts', async () => {
  const free = await rowsOf(
    server.database,
    `select buyer_no || '>' || seller_no as pair, count(*)::int as invoices, (sum(amount_with_tax - used_amount) / 100)::int as yuan
      from trade_invoice where used_amount < amount_with_tax and (buyer_no, seller_no) in (('E1001', 'E1002'), ('E1002', 'E1003'), ('E1004', 'E1002')) group by 1 order by 1`,
  );
  expect(free.map(({ pair }) => pair)).toEqual(['E1001>E1002', 'E1002>E1003', 'E1004>E1002']);
  for (const { invoices, yuan } of free) expect([Number(invoices) >= 4, Number(yuan) >= 2_000_000]).toEqual([true, true]);
});

test('leaves no job that is due immediately', async () => {
  expect(await server.runDueJobs()).toBe(0);
});

test('filling the sandbox again changes nothing', async () => {
  const { database, services } = server;
  const before = await rowsOf(database, IDS);
  const { clock, random, ids, keys } = services;
  await database.transaction((db) => fillBusiness({ db, clock, random, ids, keys }));
  expect(await rowsOf(database, IDS)).toEqual(before);
});

test('the same seed produces the same data', async () => {
  const fresh = await pooledDatabase('empty', async () => {});
  try {
    const clock = stoppedClock(new Date(START));
    const random = seededRandom(sandboxWorld.name);
    await fresh.transaction((db) => sandboxWorld({ db, clock, random, ids: createIds(clock, random), keys: server.services.keys }));
    expect(await rowsOf(fresh, IDS)).toEqual(await rowsOf(server.database, IDS));
  } finally {
    await fresh.close();
  }
});
