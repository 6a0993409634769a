import { contract, TradeContractId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractId, enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { tradeContract } from '../../../schema/index.ts';
import { actors, leg } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
const another = z.parse(TradeContractId, 'CX1');
const usualOf = (who: string, no: string) => people.call(who, contract.tradeContract.usual, { counterpartyNo: enterpriseNo(no) });

/** Adds a newer contract between two partners. */
async function secondContract(buyer: string, seller: string): Promise<void> {
  const { db } = server.database;
  const [first] = await db
    .select()
    .from(tradeContract)
    .where(eq(tradeContract.id, contractId(buyer, seller)));
  if (!first) throw new Error('they have no contract');
  await db.insert(tradeContract).values({ ...first, id: another, number: 'HT-SECOND-1' });
}

beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  people = actors(server);
});
afterAll(() => server.close());

test('the only contract is proposed; of several, the last approved one', async () => {
  expect(await usualOf('core-op', 'E1003')).toMatchObject({ contract: { id: contractId('E1001', 'E1003') }, paymentNature: null });
  await secondContract('E1001', 'E1002');
  expect(await usualOf('core-op', 'E1002')).toBeNull();
  const { id, version } = await people.apply();
  expect(await usualOf('core-op', 'E1002')).toBeNull();
  await people.pass(id, version);
  expect(await usualOf('core-op', 'E1002')).toMatchObject({
    contract: { id: contractId('E1001', 'E1002') },
    paymentNature: 'goods',
  });
});

test('an approved transfer counts as well, but not for its recipient', async () => {
  await server.database.db.delete(tradeContract).where(eq(tradeContract.id, another));
  await secondContract('E1002', 'E1003');
  expect(await usualOf('supplier-op', 'E1003')).toBeNull();
  const piece = await people.heldPiece({ amount: 300_000, invoice: 2 });
  const { transfers } = await people.transfer([{ ...leg(piece, { amount: 100_000 }), contractId: another }]);
  for (const { id, version } of transfers) await people.passTransfer(id, version);
  expect(await usualOf('supplier-op', 'E1003')).toMatchObject({ contract: { id: another }, paymentNature: null });
  // They only sell under it.
  expect(await usualOf('tier2-op', 'E1002')).toBeNull();
});
