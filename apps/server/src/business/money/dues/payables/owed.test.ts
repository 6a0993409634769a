import { contract } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../../testing/create-test-server.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const page = { page: 1, pageSize: 1 };

/** An issuer's debt from vouchers on each page that shows it. */
async function owedByVouchers(who: string) {
  const client = await server.as(who);
  const { months } = await client.call(contract.statement.months, { side: 'issued' });
  const toPay = await client.call(contract.settlement.listToPay, page);
  return {
    home: (await client.call(contract.workbench.overview, {})).outstanding.amount,
    issuances: (await client.call(contract.issuance.list, { ...page, outstandingOnly: true })).columnSums?.outstandingAmount,
    allIssuances: (await client.call(contract.issuance.list, page)).columnSums?.outstandingAmount,
    payables: (await client.call(contract.payable.list, { ...page, origin: 'voucher' })).columnSums?.open,
    payableFigures: (await client.call(contract.payable.list, page)).sums.vouchers,
    toPay: toPay.columnSums?.unpaid,
    statement: months[0]?.closing,
    needs: sumFen(toPay.needs.map(({ due }) => due)) - (toPay.columnSums?.lateInterest ?? 0n),
  };
}

test('an unsigned voucher is not owed, even while its void awaits review', async () => {
  const client = await server.as('core-op');
  const states = ['awaitingSignature', 'awaitingSignatureReview', 'voidAwaitingReview'] as const;
  const { total, columnSums } = await client.call(contract.issuance.list, { ...page, states: [...states] });
  expect([total > 0, columnSums?.outstandingAmount]).toEqual([true, 0n]);
});

test('every page shows the same debt of an issuer from vouchers', async () => {
  const owed = await owedByVouchers('core-op');
  expect(owed).toEqual(Object.fromEntries(Object.keys(owed).map((page) => [page, owed.home])));
});
