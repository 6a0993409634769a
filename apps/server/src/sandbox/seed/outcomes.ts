import type { EnterpriseNo, IssuanceId, VoucherId } from '@lianxin/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { begin, heldSettlement, markOverdue, payNext, setAside, SETTLEMENT_JOBS } from '../../business/money/settlement/index.ts';
import { morningOf } from '../../platform/clock/business-day.ts';
import type { Db } from '../../platform/db/client.ts';
import type { BankGateway, PaymentAnswer } from '../../platform/gateway/bank-gateway.ts';
import { enterprise, issuance, issuerSuspension, job, settlementPayment, voucher } from '../../schema/index.ts';
import type { Stage } from './stage.ts';

/** The outcome on the due date: everybody is paid, the money is short, or some accounts are refused. */
export type Maturity = 'paid' | 'short' | { readonly refuses: readonly EnterpriseNo[] };

type PayingBank = Pick<BankGateway, 'setAside' | 'pay'>;

/** A bank that produces this outcome. */
const bankOf =
  (maturity: Maturity, at: Date) =>
  (db: Db): PayingBank => ({
    setAside: async () => (maturity === 'short' ? { outcome: 'short', reason: '付款账户余额不足' } : { outcome: 'setAside' }),
    async pay({ payments }) {
      const asked = payments.map(({ reference }) => reference);
      const rows = await db.select().from(settlementPayment).where(inArray(settlementPayment.id, asked));
      const isRefused = (no: EnterpriseNo) => typeof maturity === 'object' && maturity.refuses.includes(no);
      return rows.map(({ id: reference, payeeNo }): PaymentAnswer => {
        if (isRefused(payeeNo)) return { reference, outcome: 'failed', reason: '收款账户状态异常' };
        return { reference, outcome: 'paid', serial: `JS${reference.slice(-18).toUpperCase()}`, bookedAt: at.toISOString() };
      });
    },
  });

/** Settles a voucher with the platform's own jobs at nine in the morning of the payment date. */
export async function settleMaturity(stage: Stage, id: IssuanceId, maturity: Maturity): Promise<void> {
  const { db } = stage.tools;
  const [due] = await db
    .select({ voucherId: voucher.id, paymentDate: voucher.paymentDate, issuerNo: voucher.issuerNo })
    .from(issuance)
    .innerJoin(voucher, eq(voucher.id, issuance.voucherId))
    .where(eq(issuance.id, id));
  if (!due) throw new Error(`issuance ${id} has no voucher`);
  const { voucherId, paymentDate, issuerNo } = due;
  const at = morningOf(paymentDate);
  const onDay = stage.system(at);
  const bank = { bankOn: bankOf(maturity, at) };
  await begin(onDay, voucherId);
  await setAside(bank)(onDay, `${voucherId}:1`);
  for (let batch = 1; (await heldSettlement(db, voucherId))?.state === 'paying'; batch += 1)
    await payNext(bank)(onDay, `${voucherId}:1:${batch}`);
  await markOverdue(onDay, `${voucherId}:1:1`);
  await cancelRetry(db, voucherId);
  if (maturity === 'short') await liftSuspension(stage, issuerNo, at);
}

/** Cancels the planned retry, because the seed sets its outcome itself. */
const cancelRetry = (db: Db, voucherId: VoucherId) =>
  db.delete(job).where(and(eq(job.kind, SETTLEMENT_JOBS.retry), eq(job.subject, voucherId)));

/** The platform's operators lift the suspension, because the issuer has agreed a payment plan. */
async function liftSuspension({ tools: { db } }: Stage, issuerNo: EnterpriseNo, at: Date): Promise<void> {
  await db.update(enterprise).set({ issueSuspended: false, suspensionReason: null }).where(eq(enterprise.enterpriseNo, issuerNo));
  await db
    .update(issuerSuspension)
    .set({ liftReason: '已提交付款计划', liftedBy: '平台运营', liftedAt: new Date(at.getTime() + 6 * 3_600_000) })
    .where(eq(issuerSuspension.enterpriseNo, issuerNo));
}
