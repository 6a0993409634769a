import { contract } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { copyRow, storedRow } from '../../../testing/copied-rows.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { rememberedSums } from './remembered-sums.ts';

/** More than are summed up for each page. */
const COPIES = 5_001;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const page = { page: 1, pageSize: 1 };

test('the amounts owed and paid of many issuances are those of the pieces, also after one was paid', async () => {
  const issuer = await server.as('core-op');
  const { list } = await issuer.call(contract.issuance.list, { ...page, states: ['effective'] });
  const [row] = list;
  if (!row) throw new Error('nothing is in effect');
  await copyRow(server, (await storedRow(server, [row.id])) ?? expect.fail('it is not stored'), COPIES);
  /** The sums of the list without a filter, and with one that finds the same rows. */
  const sums = async (from: bigint) =>
    Promise.all(
      [page, { ...page, amountFrom: fen(from) }].map(async (asked) => (await issuer.call(contract.issuance.list, asked)).columnSums),
    );
  const [before, all] = await sums(0n);
  expect(before).toEqual(all);
  expect(before?.outstandingAmount).toBeGreaterThan(row.outstandingAmount * BigInt(COPIES));
  await server.database.session((session) =>
    session.query(`update piece set state = 'settled' where live and state = 'holding' and voucher_id = $1`, [row.voucherId]),
  );
  const [after, again] = await sums(1n);
  expect(after).toEqual(again);
  expect(after?.outstandingAmount).toBeLessThan(before?.outstandingAmount ?? 0n);
});

test('a search is summed up once for all its pages, and again after a change or when it finds others', async () => {
  const { db } = server.database;
  const issuerNo = enterpriseNo('E1001');
  const sum = vi.fn(() => Promise.resolve({ outstandingAmount: fen(1n) }));
  const turn = (found: number) => rememberedSums(db, issuerNo, { filter: { search: '恒信' }, found }, sum);
  await turn(7);
  await turn(7);
  expect(sum).toHaveBeenCalledTimes(1);
  await turn(8);
  expect(sum).toHaveBeenCalledTimes(2);
  await server.database.session((session) =>
    session.query(`update issuance set changed_at = changed_at + interval '1 day' where issuer_no = '${issuerNo}'`),
  );
  await turn(8);
  expect(sum).toHaveBeenCalledTimes(3);
});
