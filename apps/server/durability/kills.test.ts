import { isRefusal } from '@lianxin/api/client';
import { contract, type PieceRow, type TransferId } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tooling/test/server.ts';
import { startPostgres, type Cluster } from '../../../tooling/test/postgres.ts';
import { queryOutside, type Query } from './outside.ts';
import { Browser } from './browser.ts';
import { Victim } from './victim.ts';

const KILLS = 10;
const CLIENTS = 8;
/** Replayed by setting SEED: it decides when the kills fall. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** Small numbers from a seed (mulberry32), so that a run can be had again. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let dataDir: string;
let victim: Victim;
let query: Query;
let cluster: Cluster | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lianxin-durability-'));
  const port = await freePort();
  // The database dies with the server where it is a server of its own.
  cluster = process.env['DURABILITY'] === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = cluster?.database('durability');
  query = queryOutside(dataDir, databaseUrl);
  victim = new Victim(`http://127.0.0.1:${port}`, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await victim.start();
});

afterAll(async () => {
  await victim.kill();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  readonly id: TransferId;
  readonly key: string;
}

/** What a supplier's operator does all day, in small: passes one yuan of its own piece on, and now and then takes it back. */
async function work(url: string, turn: number, pieces: readonly PieceRow[], stopped: () => boolean): Promise<readonly Acknowledged[]> {
  const browser = new Browser(url);
  await browser.signIn('supplier-op');
  const trade = await tradeWithTier2(browser);
  const done: Acknowledged[] = [];
  const own = pieces.filter((_, index) => index % CLIENTS === turn);
  for (let round = 0; !stopped(); round += 1) {
    const piece = own[round % own.length];
    if (!piece) throw new Error('every client needs a piece of its own');
    const key = `kills-${turn}-${round}`;
    const current = await browser.insist(contract.voucher.get, { id: piece.id });
    try {
      const reply = await browser.insist(
        contract.transfer.apply,
        { legs: [{ pieceId: piece.id, pieceVersion: current.version, amount: fen(100n), remark: key, ...trade }] },
        key,
      );
      const [first] = reply.transfers;
      if (!first) throw new Error('an application without a transfer');
      done.push({ id: first.id, key });
      if (round % 3 === 2) await browser.insist(contract.transfer.withdraw, { id: first.id, version: first.version });
    } catch (error) {
      // Somebody else's act on the same piece came first, or its invoices are used up; nothing was acknowledged.
      if (!isRefusal(error)) throw error;
      await wait(50);
    }
  }
  return done;
}

async function tradeWithTier2(browser: Browser) {
  const suppliers = await browser.insist(contract.supplier.list, { page: 1, pageSize: 100, search: '云岭物流' });
  const recipient = suppliers.list[0];
  if (!recipient) throw new Error('the sandbox has no 云岭物流');
  const [accounts, contracts] = await Promise.all([
    browser.insist(contract.bankAccount.listPayable, { enterpriseNo: recipient.enterpriseNo }),
    browser.insist(contract.tradeContract.list, { page: 1, pageSize: 1, counterpartyNo: recipient.enterpriseNo }),
  ]);
  const [account, agreement] = [accounts[0], contracts.list[0]];
  if (!account || !agreement) throw new Error('the sandbox has no account or contract with 云岭物流');
  const invoice = await browser.insist(contract.tradeInvoice.save, {
    kind: 'digitalSpecial',
    number: String(Math.floor(Math.random() * 1e10)).padStart(20, '7'),
    issuedOn: agreement.signedOn,
    amountWithoutTax: fen(100_000_000n),
    amountWithTax: fen(113_000_000n),
    goods: '运输服务',
    counterpartyNo: recipient.enterpriseNo,
    side: 'buyer',
  });
  return {
    recipientNo: recipient.enterpriseNo,
    receivingAccountId: account.id,
    contractId: agreement.id,
    invoices: [{ invoiceId: invoice.id, amount: fen(100n) }],
  };
}

test(`survives ${KILLS} kills under ${CLIENTS} clients: what was acknowledged is there, once, and every voucher adds up (SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  const scout = new Browser(victim.url);
  await scout.signIn('supplier-op');
  const holdings = await scout.insist(contract.voucher.listHoldings, { page: 1, pageSize: 100, states: ['holding'] });
  const pieces = holdings.list.filter((piece) => piece.availableAmount > 10_000n);
  expect(pieces.length).toBeGreaterThanOrEqual(CLIENTS);

  let over = false;
  const workers = Array.from({ length: CLIENTS }, (_, turn) => work(victim.url, turn, pieces, () => over));
  const failed = Promise.race(workers.map((worker) => worker.then(() => undefined)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await Promise.race([wait(500 + random() * 2_500), failed]);
    await victim.kill();
    await cluster?.crash();
    await victim.start();
  }
  over = true;
  const acknowledged = (await Promise.all(workers)).flat();
  expect(acknowledged.length).toBeGreaterThan(CLIENTS * KILLS);

  for (const { id } of acknowledged) expect((await scout.insist(contract.transfer.get, { id })).id).toBe(id);

  await victim.kill();
  const repeated = await query(
    "select remark, count(*)::int as n from transfer where remark like 'kills-%' group by remark having count(*) <> 1",
  );
  expect(repeated).toEqual([]);
  const known = new Set((await query("select remark from transfer where remark like 'kills-%'")).map((row) => row['remark']));
  expect(acknowledged.filter(({ key }) => !known.has(key))).toEqual([]);
  const uneven = await query(
    'select v.number from voucher v join piece p on p.voucher_id = v.id and p.live group by v.id, v.number, v.face_amount having sum(p.amount) <> v.face_amount',
  );
  expect(uneven).toEqual([]);
  const negative = await query('select id from piece where amount <= 0');
  expect(negative).toEqual([]);
});
