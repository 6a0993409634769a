import { FeePaymentId, type Contract, type EnterpriseNo, type FileId, type ResponseOf } from '@lianxin/api/contract';
import { feePaymentStateOf, fen, sumFen, type FeePaymentLineState } from '@lianxin/domain';
import { and, asc, eq, ne } from 'drizzle-orm';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { feePayment, feePaymentLine } from '../../../schema/index.ts';
import { nextNumber } from '../../applications/application/index.ts';
import type { TellContext } from '../../foundation/messages/index.ts';
import type { FeeRow } from './fee-rows.ts';

export type Payee = NonNullable<ResponseOf<Contract['fee']['receivingAccount']>>;

const NUMBERING = { prefix: 'JF', sequence: 'fee_payment_number_seq' };

interface Transfer {
  readonly transferKey: string | undefined;
  readonly payee: Payee | null;
  readonly proof: FileId | undefined;
}

/** Locks a payment and updates its sum and state from its fees. */
async function updatePayment(db: Db, id: FeePaymentId): Promise<void> {
  await db.select({ id: feePayment.id }).from(feePayment).where(eq(feePayment.id, id)).for('update');
  const lines = await db.select().from(feePaymentLine).where(eq(feePaymentLine.paymentId, id));
  const [amount, state] = [sumFen(lines.map((line) => line.amount)), feePaymentStateOf(lines.map((line) => line.state))];
  await db.update(feePayment).set({ amount, state }).where(eq(feePayment.id, id));
}

/** Finds or creates the payment with this key; concurrent declarations wait for each other. */
async function paymentOf(context: CallContext, { transferKey, payee, proof }: Transfer): Promise<FeePaymentId> {
  const { db, ids, clock, viewer } = context;
  const [row] = await db
    .insert(feePayment)
    .values({
      id: newId(ids, FeePaymentId),
      enterpriseNo: enterpriseOf(context),
      paymentNumber: await nextNumber(context, NUMBERING),
      transferKey: transferKey ?? null,
      state: 'declared',
      amount: fen(0n),
      paidBy: viewer.userId,
      payerName: viewer.displayName,
      paidAt: clock.now(),
      payee,
      proofId: proof ?? null,
    })
    .onConflictDoUpdate({ target: [feePayment.enterpriseNo, feePayment.transferKey], set: { transferKey: transferKey ?? null } })
    .returning({ id: feePayment.id });
  if (!row) throw new Error('the payment was not written');
  return row.id;
}

export async function joinPayment(context: CallContext, fee: FeeRow, transfer: Transfer): Promise<void> {
  const { db } = context;
  const paymentId = await paymentOf(context, transfer);
  const { id: feeId, kind, summary, amount } = fee;
  await db.insert(feePaymentLine).values({ paymentId, feeId, kind, summary, amount: fen(amount), state: 'declared' });
  await updatePayment(db, paymentId);
}

const lineOfFee = (feeId: string) => and(eq(feePaymentLine.feeId, feeId), ne(feePaymentLine.state, 'returned'));

export async function declaredWithFee(db: Db, enterpriseNo: EnterpriseNo, feeId: string): Promise<string[]> {
  const [line] = await db
    .select({ paymentId: feePaymentLine.paymentId })
    .from(feePaymentLine)
    .innerJoin(feePayment, eq(feePayment.id, feePaymentLine.paymentId))
    .where(and(lineOfFee(feeId), eq(feePayment.enterpriseNo, enterpriseNo)));
  if (!line) return [];
  const others = await db
    .select({ feeId: feePaymentLine.feeId })
    .from(feePaymentLine)
    .where(and(eq(feePaymentLine.paymentId, line.paymentId), eq(feePaymentLine.state, 'declared'), ne(feePaymentLine.feeId, feeId)))
    .orderBy(asc(feePaymentLine.feeId));
  return others.map((other) => other.feeId);
}

export async function proveFeePayment(db: Db, feeId: string, proofId: FileId): Promise<void> {
  const [line] = await db.select().from(feePaymentLine).where(lineOfFee(feeId));
  if (line) await db.update(feePayment).set({ proofId }).where(eq(feePayment.id, line.paymentId));
}

/** Records the platform's result for a declared fee. */
export async function settleFeePayment(
  { db, clock }: TellContext,
  feeId: string,
  found: { readonly state: Exclude<FeePaymentLineState, 'declared'>; readonly reason: string | null },
): Promise<void> {
  const [line] = await db
    .update(feePaymentLine)
    .set({ ...found, decidedAt: clock.now() })
    .where(and(lineOfFee(feeId), eq(feePaymentLine.state, 'declared')))
    .returning();
  if (line) await updatePayment(db, line.paymentId);
}
