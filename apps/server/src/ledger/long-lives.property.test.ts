import { EnterpriseNo, type BankAccountId, type FinancingId, type TransferId } from '@lianxin/api/contract';
import { fen, Refusal, type Fen } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/client.ts';
import { piece } from '../schema/index.ts';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financiers, financingWorld } from '../testing/financing.ts';
import { onLedger, withRollback, splitOffAtOnce as splitOff } from '../testing/on-ledger.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { ActContext } from './act-context.ts';
import { pieceOf } from './change-piece.ts';
import { endFinance, passToLender } from './finance.ts';
import { offerTo, receivePiece, revertTransfer } from './move.ts';
import { lockVoucher, lockVouchers, type PieceRow } from './rows.ts';
import { ledgerViolations, verifyHistory } from './verify.ts';

let server: TestServer;
let rootPiece: PieceRow;
let account: BankAccountId;
/** The ledger requires an existing transfer or financing for each step, but does not check which. */
let transferId: TransferId;
let financingId: FinancingId;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  const people = actors(server);
  const another = await people.heldPiece({ amount: 10_000, invoice: 2 });
  const [asked] = (await people.transfer([leg(another, { amount: 1000, invoice: 9 })])).transfers;
  if (!asked) throw new Error('no transfer was made');
  transferId = asked.id;
  financingId = (await financiers(server).apply([await people.heldPiece({ amount: 60_000, invoice: 3 })])).id;
  const { id } = await people.heldPiece({ amount: 1_000_000.01, invoice: 1 });
  rootPiece = await pieceOf(server.database, id);
  if (rootPiece.receivingAccountId === null) throw new Error('nobody is paid');
  account = rootPiece.receivingAccountId;
});
afterAll(() => server.close());

const RECIPIENTS = ['E1002', 'E1003', 'E1005'].map((no) => z.parse(EnterpriseNo, no));
const LENDER = z.parse(EnterpriseNo, 'E3001');

/** A random step, applied to the n-th suitable item. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      nth: fc.nat(99),
      /** In hundredths of a percent; the sum may exceed the available amount. */
      shares: fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 3 }),
      to: fc.nat(2),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('offer' as const, 'receive' as const), nth: fc.nat(99), to: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('end' as const, 'misuse' as const), nth: fc.nat(99), to: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('finance' as const),
      nth: fc.nat(99),
      shares: fc.array(fc.integer({ min: 1, max: 10_500 }), { minLength: 1, maxLength: 1 }),
      to: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('financeEnd' as const, 'disburse' as const), nth: fc.nat(99), to: fc.nat(2) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A transfer in progress: its source piece, and the offered piece after approval. */
interface OpenTransfer {
  readonly source: PieceRow;
  readonly offered: PieceRow | undefined;
}

/** A model of one voucher: the amounts of each holder, and the processes in progress. */
interface VoucherModel {
  readonly has: Map<string, Fen>;
  transfers: readonly OpenTransfer[];
  /** The pieces being financed. */
  financed: readonly PieceRow[];
  acts: number;
  refused: number;
}

const nth = <T>(list: readonly T[], index: number): T | undefined => (list.length === 0 ? undefined : list[index % list.length]);
const moveAmount = (life: VoucherModel, from: string, to: string, amount: Fen): void => {
  life.has.set(from, fen((life.has.get(from) ?? 0n) - amount));
  life.has.set(to, fen((life.has.get(to) ?? 0n) + amount));
};
const held = (db: Db): Promise<PieceRow[]> =>
  db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, rootPiece.voucherId), eq(piece.live, true), eq(piece.state, 'holding')))
    .orderBy(piece.number);

/** Disburses or ends the financing of up to two pieces at once. */
async function endFinancing(context: ActContext, life: VoucherModel, { kind, nth: from }: Step): Promise<void> {
  const chosen = life.financed.slice(from % 3, (from % 3) + 2);
  const pieces = await Promise.all(chosen.map(({ id }) => pieceOf(context, id)));
  const vouchers = await lockVouchers(context.db, [rootPiece.voucherId]);
  life.financed = life.financed.filter((one) => !chosen.includes(one));
  if (kind === 'financeEnd') return void (await endFinance(context, vouchers, pieces, { kind: 'financing.withdraw' }));
  await passToLender(context, vouchers, pieces, { lenderNo: LENDER, financingId, kind: 'financing.disburse' });
  for (const { holderNo, amount } of pieces) moveAmount(life, holderNo, LENDER, amount);
}

async function act(context: ActContext, life: VoucherModel, move: Step): Promise<void> {
  const { db } = context;
  const row = await lockVoucher(db, rootPiece.voucherId);
  const recipientNo = RECIPIENTS[move.to] ?? rootPiece.holderNo;
  if (move.kind === 'take' || move.kind === 'finance') {
    const from = nth(await held(db), move.nth);
    if (!from) return;
    const taken = move.shares.map((share) => {
      const part = (from.amount * BigInt(share)) / 10_000n;
      const amount = fen(part > 0n ? part : 1n);
      return move.kind === 'take' ? { transferId, amount, recipientNo } : { financingId, amount, lenderNo: LENDER };
    });
    const { pieces } = await splitOff(context, row, from, taken);
    if (move.kind === 'take') life.transfers = [...life.transfers, ...pieces.map((source) => ({ source, offered: undefined }))];
    else life.financed = [...life.financed, ...pieces];
    return;
  }
  if (move.kind === 'financeEnd' || move.kind === 'disburse') return endFinancing(context, life, move);
  if (move.kind === 'misuse') {
    const busy = nth(life.transfers, move.nth);
    if (!busy) return;
    // A piece in transfer cannot be transferred again.
    await splitOff(context, row, await pieceOf(context, busy.source.id), [{ transferId, amount: fen(1n), recipientNo }]);
    throw new Error('a piece was taken twice');
  }
  const chosen = nth(
    life.transfers.filter(({ offered }) => move.kind === 'end' || (offered === undefined) === (move.kind === 'offer')),
    move.nth,
  );
  if (!chosen) return;
  const source = await pieceOf(context, chosen.source.id);
  const rest = life.transfers.filter((other) => other !== chosen);
  if (move.kind === 'offer') {
    const to = { recipientNo, transferId, receivingAccountId: account, kind: 'transfer.pass' };
    const offered = await offerTo(context, row, source, to);
    moveAmount(life, source.holderNo, recipientNo, source.amount);
    life.transfers = [...rest, { ...chosen, offered }];
  } else if (move.kind === 'receive' && chosen.offered) {
    await receivePiece(context, row, await pieceOf(context, chosen.offered.id), {
      source,
      receivingAccountId: account,
      kind: 'transfer.signConfirm',
    });
    life.transfers = rest;
  } else {
    const offered = chosen.offered && (await pieceOf(context, chosen.offered.id));
    await revertTransfer(context, row, source, { offered, kind: 'transfer.refuse' });
    if (offered) moveAmount(life, offered.holderNo, source.holderNo, source.amount);
    life.transfers = rest;
  }
}

/** The holders' amounts in the database. Checks its deferred constraints immediately. */
async function amountsByHolder(db: Db): Promise<Map<string, Fen>> {
  await db.execute(sql`set constraints piece_conservation, voucher_conservation immediate`);
  await db.execute(sql`set constraints piece_conservation, voucher_conservation deferred`);
  const rows = await db
    .select({ holderNo: piece.holderNo, sum: sql<string>`sum(${piece.amount})` })
    .from(piece)
    .where(and(eq(piece.voucherId, rootPiece.voucherId), eq(piece.live, true)))
    .groupBy(piece.holderNo);
  return new Map(rows.map((row) => [row.holderNo, fen(BigInt(row.sum))]));
}

const withoutZeros = (has: ReadonlyMap<string, Fen>) => new Map([...has].filter(([, amount]) => amount !== 0n));

/** Runs the steps and rolls them back, so that every run starts from the same state and failures can be shrunk. */
async function runSteps(steps: readonly Step[]): Promise<VoucherModel> {
  const life: VoucherModel = { has: new Map([[rootPiece.holderNo, rootPiece.amount]]), transfers: [], financed: [], acts: 0, refused: 0 };
  await withRollback(server, async (db) => {
    const context = onLedger(server, db);
    for (const move of steps) {
      await db.execute(sql`savepoint before_the_act`);
      const before = { underWay: life.transfers, financed: life.financed };
      try {
        await act(context, life, move);
        life.acts += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await db.execute(sql`rollback to savepoint before_the_act`);
        life.transfers = before.underWay;
        life.financed = before.financed;
        life.refused += 1;
      }
      expect(withoutZeros(await amountsByHolder(db))).toEqual(withoutZeros(life.has));
    }
    expect(await ledgerViolations(db)).toEqual([]);
    expect(await verifyHistory(db, rootPiece.voucherId)).toMatchObject({ ok: true });
  });
  return life;
}

test('after long random sequences of steps, every holder has the amount that a simple model predicts', async () => {
  let acts = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const life = await runSteps(steps);
      acts += life.acts;
      refused += life.refused;
    }),
    { seed: 20261121, numRuns: propertyRuns(25), endOnFailure: true },
  );
  // A generator with mostly refused steps would prove nothing.
  expect(acts).toBeGreaterThan(refused);
  expect(refused).toBeGreaterThan(0);
}, 300_000);
