import { planJob } from '../../../platform/jobs/plan.ts';
import type { JobContext, JobHandler } from '../../../platform/jobs/job-context.ts';
import { actOfSystem, MATURITY_JOBS } from '../../applications/application/index.ts';
import { readWholeForm } from '../../vouchers/issuance/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { endRound, isPaidWhole, planRetry } from './end-round.ts';
import { heldMaturity, voucherIdOf, type Maturity, type Settling } from './hold.ts';
import { instruct } from './instruct.ts';
import { beginSettlement, moveSettlement } from './repository.ts';

/** Applications may still hold the whole voucher; check again after this time. */
const AGAIN_MS = 3_600_000;

/** On the payment day every holder is paid. */
export const begin: JobHandler = async (context, subject) => {
  const maturity = await heldMaturity(context.db, voucherIdOf(subject));
  if (maturity?.issuance.state !== 'effective' || maturity.row) return;
  await beginOf(context, maturity);
};

async function beginOf(context: JobContext, { voucher, issuance }: Maturity): Promise<void> {
  const act = actOfSystem(context);
  const { id: voucherId, issuerNo, number, paymentDate: paysOn } = voucher;
  // Paid as of its due day even if the platform is late, which is not the issuer's fault.
  const round = { voucherId, round: 1, paysOn, payingOn: paysOn };
  const { total, lateInterest, payments, refused } = await instruct(act, round);
  if (payments + refused === 0) {
    const runAt = new Date(context.clock.now().getTime() + AGAIN_MS);
    return planJob(context, { kind: MATURITY_JOBS.begin, subject: voucherId, runAt });
  }
  const { payAccountId } = readWholeForm(issuance.form);
  const nobody = { preparedBy: null, preparedByName: null, preparedAt: null, authorisedBy: null, returnReason: null };
  const nothing = { overdueSince: null, shortage: null, explanation: null, explainedBy: null, explainedAt: null, paidOn: null };
  const row = await beginSettlement(act, {
    ...round,
    issuanceId: issuance.id,
    issuerNo,
    number,
    payerAccountId: payAccountId,
    total,
    lateInterest,
    ...nobody,
    ...nothing,
  });
  if (payments === 0) await endRound(act, { voucher, issuance, row: await moveSettlement(act, row, 'setAside') });
}

/** Pays the unpaid part in a new round; if nothing is left, the voucher is paid. */
export async function payRemaining(act: ActContext, maturity: Settling): Promise<void> {
  const { row } = maturity;
  if (await isPaidWhole(act.db, row.voucherId)) return endRound(act, maturity);
  const round = { voucherId: row.voucherId, round: row.round + 1, paysOn: row.paysOn, payingOn: row.payingOn };
  const { total, lateInterest, payments } = await instruct(act, round);
  if (payments === 0) return planRetry(act, row.voucherId);
  await moveSettlement(act, row, 'retry', { round: round.round, total, lateInterest });
}
