import { contract } from '@lianxin/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledgerViolations, verifyHistory } from '../../ledger/verify.ts';
import { yuan } from '../../sandbox/seed/trade.ts';
import { actors } from '../../testing/acting.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../testing/financing.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
beforeEach(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
});
afterEach(async () => {
  expect(await ledgerViolations(server.database.db)).toEqual([]);
  await server.close();
});

const PAGE = { page: 1, pageSize: 20 };
const held = async () => (await people.held('supplier')).map(({ number, amount }) => [number, amount]);

describe('an application', () => {
  test('takes a part, which alone is being financed; the rest stays a normal holding', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id, applicationNumber, state } = await money.apply([piece], { amount: 400_000 });
    expect([applicationNumber, state]).toEqual([expect.stringMatching(/^RZ\d{8}-\d{4}$/), 'awaitingReview']);
    expect(await held()).toEqual([[`${piece.number}-02`, yuan(600_000)]]);
    const shown = await money.get(id);
    expect(shown.pieces).toMatchObject([{ number: `${piece.number}-01`, state: 'financing', amount: yuan(400_000), lenderNumber: null }]);
    expect(shown).toMatchObject({ part: 'own', amount: yuan(400_000), waitingFor: [{ party: 'own', role: 'reviewer' }], charged: null });
    expect(shown.checks.filter(({ level }) => level === 'fail' || level === 'pending')).toEqual([]);
    expect(shown.papers).toMatchObject([{ used: yuan(1_000_000), occupied: 0n, thisTime: yuan(400_000), claimedElsewhere: false }]);
    expect(await verifyHistory(server.database.db, piece.voucherId)).toMatchObject({ ok: true });
  });
});
