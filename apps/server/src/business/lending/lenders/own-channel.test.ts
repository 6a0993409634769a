import { contract } from '@lianxin/api/contract';
import { CHANNEL_ROWS, defineChannels } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeedTools } from '../../../platform/services.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { enterpriseChannel, lender, lendingLimit } from '../../../schema/index.ts';
import { actors } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { lenderLife } from '../../../testing/lender-life.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const [bankA] = CHANNEL_ROWS;
const OWN = 14;
/** The complete definition of the channel, apart from its lender and limits in the database. */
const own = {
  code: OWN,
  alias: 'hnyh',
  name: { zh: '华南银行', en: 'Huanan Bank' },
  kind: 'financing',
  core: 'register',
  terms: { annualRatePpm: 33_000n, minAmount: yuan(10_000), expectedHours: 2 },
} as const;

async function worldWithOwnLender(tools: SeedTools): Promise<void> {
  await lendingWorld(tools);
  const { db, clock } = tools;
  const kept = { changedBy: 'ops', changedAt: clock.now() };
  await db.insert(lender).values({ channel: OWN, enterpriseNo: enterpriseNo('E3001'), ...kept });
  const limit = { total: yuan(5_000_000), used: yuan(0), inTransit: yuan(0) };
  await db.insert(lendingLimit).values({ channel: OWN, issuerNo: enterpriseNo('E1001'), ...limit, ...kept });
  await db.insert(enterpriseChannel).values({ enterpriseNo: 'E1002', channel: OWN, kind: '0' });
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: worldWithOwnLender, channels: defineChannels([own, bankA]) });
});
afterAll(async () => {
  await assertWhole(server);
  await server.close();
});

test('a channel added by one row of configuration finances a voucher, from the quote to the payment', async () => {
  const people = actors(server);
  const money = financiers(server);
  const piece = await people.heldPiece({ amount: 800_000 });
  const pieces = [{ pieceId: piece.id, version: piece.version }];
  const { offers } = await people.call('supplier-op', contract.financing.quote, { pieces, amount: piece.amount });
  expect(new Set(offers.map(({ channel }) => channel))).toEqual(new Set([1, OWN]));
  expect(offers.find(({ channel }) => channel === OWN)?.quote?.annualRate).toBe(33_000n);

  const { id, version } = await money.apply([piece], { channel: OWN });
  await money.pass(id, version);
  const paid = await lenderLife(server, server.services.channels).paidOut(id);
  expect([paid.state, paid.channel, paid.charged?.net]).toEqual(['disbursed', OWN, paid.quote.net]);
  expect(await people.held('supplier')).toEqual([]);
});
