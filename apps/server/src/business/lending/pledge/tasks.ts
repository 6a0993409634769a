import { sql, type SQL } from 'drizzle-orm';
import type { Worker } from '../../applications/application/index.ts';
import { repaymentIn, tasksAmong } from '../funding/index.ts';

const CONFIRMED = sql`a.state = 'awaitingRelease' and a.release_confirmed_by is not null`;

/** What of loans against a pledge waits for a person; what a person entered is never theirs to review. */
export function pledgeTasks(worker: Worker): SQL[] {
  const { userId, enterpriseNo } = worker;
  const of = tasksAmong('pledge', worker, 'counterparty');
  const notOf = (person: 'maker_id' | 'release_asked_by' | 'lender_accepted_by' | 'guarantor_accepted_by'): SQL =>
    sql`${sql.raw(`a.${person}`)} <> ${userId}`;
  const notApprover = sql`a.lender_approved_by is distinct from ${userId}`;
  if (worker.role === 'operator')
    return [
      of('pledgeReturned', 'enterprise_no', sql`a.state = 'returned'`, sql`a.reason`),
      of('pledgeSupplement', 'enterprise_no', sql`a.state in ('supplementing', 'guarantorSupplementing')`, sql`a.questions`),
      of('pledgeRelease', 'enterprise_no', sql`a.state = 'awaitingRelease' and a.release_asked_by is null`),
      of('lendingAccept', 'lender_no', sql`a.state = 'underApproval' and a.lender_accepted_by is null`),
      of('lendingAccept', 'guarantor_no', sql`a.state = 'awaitingGuarantor' and a.guarantor_accepted_by is null`),
      of('lendingRegister', 'lender_no', sql`a.state = 'awaitingRegistration'`),
      of('lendingDisburse', 'lender_no', sql`(a.state = 'awaitingDisbursement' and ${notApprover} or a.state = 'disbursementFailed')`),
      of('lendingRelease', 'lender_no', sql`${CONFIRMED} and a.registered_by_no = ${enterpriseNo}`),
      of('lendingRelease', 'guarantor_no', sql`${CONFIRMED} and a.registered_by_no = ${enterpriseNo}`),
    ];
  if (worker.role === 'reviewer')
    return [
      of('pledgeReview', 'enterprise_no', sql`a.state = 'awaitingReview' and ${notOf('maker_id')}`),
      of('pledgeRepaymentReview', 'enterprise_no', repaymentIn(sql`r.state = 'awaitingReview' and r.maker_id <> ${userId}`)),
      of(
        'pledgeReleaseConfirm',
        'enterprise_no',
        sql`a.state = 'awaitingRelease' and a.release_confirmed_by is null and ${notOf('release_asked_by')}`,
      ),
      of('lendingApprove', 'lender_no', sql`a.state = 'underApproval' and ${notOf('lender_accepted_by')}`),
      of('lendingApprove', 'guarantor_no', sql`a.state = 'awaitingGuarantor' and ${notOf('guarantor_accepted_by')}`),
      of('lendingSign', 'guarantor_no', sql`a.state = 'awaitingGuarantorSignature' and ${notOf('guarantor_accepted_by')}`),
      of('lendingRepayment', 'lender_no', repaymentIn(sql`r.state = 'awaitingConfirmation'`)),
    ];
  return [];
}
