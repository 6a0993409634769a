import { contract } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceOf } from '../../../ledger/change-piece.ts';
import { passToLender } from '../../../ledger/finance.ts';
import { lockVouchers } from '../../../ledger/rows.ts';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { collectionAccount } from '../../../sandbox/seed/lenders.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { bankAccount } from '../../../schema/index.ts';
import { actors, day } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { onLedger } from '../../../testing/on-ledger.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
});
afterAll(() => server.close());

test('a bank with a bought piece and people here sees that it is overdue, and urges the issuer', async () => {
  await server.database.db.insert(bankAccount).values(collectionAccount('E3001', '银行A'));
  const people = actors(server);
  const piece = await people.heldPiece({ amount: 1_000_000 });
  const { id: financingId } = await financiers(server).apply([piece]);
  await server.database.transaction(async (tx) => {
    const context = onLedger(server, tx);
    const row = await pieceOf(context, piece.id);
    const paid = { lenderNo: enterpriseNo('E3001'), financingId, kind: 'financing.disburse' };
    await passToLender(context, await lockVouchers(tx, [row.voucherId]), [row], paid);
  });
  await fund(server, 'E1001', -3_000_000);
  server.clock.moveTo(morningOf(addDays(piece.dueOn, 1)));
  while ((await server.runDueJobs()) > 0);
  const bank = await server.as('bank-op');
  const year = { from: day('2027-01-01'), to: day('2027-12-31') };
  const [row] = (await bank.call(contract.settlement.listToReceive, { page: 1, pageSize: 20, ...year })).list;
  expect([row?.state, row?.acts]).toEqual(['overdue', ['view', 'urge', 'confirmAccount']]);
  await bank.call(contract.settlement.urge, { pieceId: row?.pieceId ?? expect.fail('the bank holds nothing') });
  const { list } = await people.call('core-op', contract.message.list, { page: 1, pageSize: 50 });
  expect(list.find(({ kind }) => kind === 'paymentUrged')?.content).toMatch(/^银行A催付：/);
});
