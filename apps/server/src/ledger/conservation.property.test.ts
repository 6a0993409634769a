import { contract, TransferId } from '@lianxin/api/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financiers, financingWorld } from '../testing/financing.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { CallFailed, type TestServer } from '../testing/test-server.ts';
import { ledgerViolations, verifyHistory } from './verify.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
});
afterAll(() => server.close());

type Staff = 'supplier' | 'tier2' | 'fee';
const TRADES = [
  { who: 'supplier', buyer: 'E1002', seller: 'E1003' },
  { who: 'supplier', buyer: 'E1002', seller: 'E1005' },
  { who: 'tier2', buyer: 'E1003', seller: 'E1005' },
] as const satisfies readonly { who: Staff; buyer: string; seller: string }[];
const STAFF: readonly Staff[] = ['supplier', 'tier2', 'fee'];

/** A random step: a member of staff acts on the n-th item of their list, if there is one. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      trade: fc.constantFrom(...TRADES),
      nth: fc.nat(9),
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('pass' as const, 'return' as const, 'withdraw' as const),
      who: fc.constantFrom(...STAFF),
      nth: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('finance' as const, 'passLoan' as const, 'returnLoan' as const, 'withdrawLoan' as const),
      nth: fc.nat(9),
      /** Percentage of the held amount; more than 100 must be refused. */
      share: fc.integer({ min: 1, max: 105 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('receive' as const, 'sign' as const, 'refuse' as const),
      who: fc.constantFrom(...STAFF),
      nth: fc.nat(9),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type FinancingStep = Extract<Step, { readonly kind: 'finance' | 'passLoan' | 'returnLoan' | 'withdrawLoan' }>;

const nth = <T>(list: readonly T[], index: number): T | undefined => (list.length === 0 ? undefined : list[index % list.length]);
const PAGE = { page: 1, pageSize: 100 };

const isFinancingStep = (move: Step): move is FinancingStep => ['finance', 'passLoan', 'returnLoan', 'withdrawLoan'].includes(move.kind);

async function takeFinancingStep(move: FinancingStep): Promise<void> {
  const money = financiers(server);
  if (move.kind === 'finance') {
    const piece = nth(await people.held('supplier'), move.nth);
    if (piece) await money.apply([piece], { amount: Math.max(1, Math.floor((Number(piece.amount) * move.share) / 100)) / 100 });
    return;
  }
  const operator = await server.as('supplier-op');
  const open = move.kind === 'withdrawLoan' ? (['awaitingReview', 'awaitingAcceptance'] as const) : (['awaitingReview'] as const);
  const { list } = await operator.call(contract.financing.list, { ...PAGE, states: [...open] });
  const row = nth(list, move.nth);
  if (!row) return;
  if (move.kind === 'passLoan') await money.pass(row.id, row.version);
  else if (move.kind === 'returnLoan') await money.return(row.id, row.version);
  else await operator.call(contract.financing.withdraw, { id: row.id, version: row.version });
}

async function takeStep(move: Step): Promise<void> {
  if (isFinancingStep(move)) return takeFinancingStep(move);
  if (move.kind === 'transfer') {
    const piece = nth(await people.held(move.trade.who), move.nth);
    if (!piece) return;
    const amount = Math.max(1, Math.floor((Number(piece.amount) * move.share) / 100)) / 100;
    await (
      await server.as(`${move.trade.who}-op`)
    ).call(contract.transfer.apply, { legs: [leg(piece, { ...move.trade, amount, invoice: 1 + (move.nth % 3) })] });
    return;
  }
  const operator = await server.as(`${move.who}-op`);
  if (move.kind === 'receive' || move.kind === 'sign' || move.kind === 'refuse') {
    const { list } = await operator.call(contract.transfer.listIncoming, { ...PAGE, states: ['awaitingSignature'] });
    const incoming = nth(
      list.filter(({ kind }) => kind === 'transfer'),
      move.nth,
    );
    if (!incoming) return;
    const id = z.parse(TransferId, incoming.id);
    if (move.kind === 'receive') await people.receive('transfer', id, incoming.version, move.who);
    else if (move.kind === 'sign') await people.sign('transfer', id, incoming.version, move.who);
    else
      await operator.call(contract.transfer.signFor, {
        kind: 'transfer',
        id,
        version: incoming.version,
        decision: 'refuse',
        reason: '不收',
      });
    return;
  }
  const { list } = await operator.call(contract.transfer.listOutgoing, {
    ...PAGE,
    states: move.kind === 'withdraw' ? ['awaitingReview', 'awaitingSignature'] : ['awaitingReview'],
  });
  const row = nth(list, move.nth);
  if (!row) return;
  if (move.kind === 'withdraw' && row.state === 'awaitingSignature') await people.withdrawTransfer(row.id, row.version, move.who);
  else if (move.kind === 'withdraw') await operator.call(contract.transfer.withdraw, { id: row.id, version: row.version });
  else if (move.kind === 'pass') await people.passTransfer(row.id, row.version, move.who);
  else
    await (
      await server.as(`${move.who}-review`)
    ).call(contract.transfer.review, { id: row.id, version: row.version, decision: 'return', reason: '不同意' });
}

test('after any steps, the live pieces of a voucher sum to its face amount and its history is intact', async () => {
  const [trunk] = [await people.heldPiece({ amount: 1_000_000.01, invoice: 1 })];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      for (const move of steps) {
        try {
          await takeStep(move);
        } catch (error) {
          // Refusals are expected (an invoice is used up, a lineage is too deep), but no defects.
          if (!(error instanceof CallFailed) || error.status !== 200) throw error;
        }
        expect(await ledgerViolations(server.database.db)).toEqual([]);
      }
      expect(await verifyHistory(server.database.db, trunk.voucherId)).toMatchObject({ ok: true });
      const core = await (await server.as('core-op')).call(contract.voucher.trace, { id: trunk.id });
      expect(core.liveAmount).toBe(core.faceAmount);
    }),
    { seed: 20261120, numRuns: propertyRuns(4), endOnFailure: true },
  );
});
