import { sql, type SQL } from 'drizzle-orm';
import { repaymentIn } from '../funding/index.ts';
import type { TaskKind, Worker } from '../../applications/application/index.ts';

/** Whose work it is: that of whoever pledges, who lends or who answers for the loan. */
type Side = 'enterprise_no' | 'lender_no' | 'guarantor_no';

const rows = (kind: TaskKind, side: Side, { enterpriseNo }: Worker, which: SQL, why: SQL = sql`null::text`): SQL => sql`
  select ${kind}::text, p.id, 'pledge'::text, ${side === 'enterprise_no' ? 'own' : 'counterparty'}::text, p.enterprise_no, p.lender_no,
    p.application_number, p.amount, p.state_since, null::date, ${why}
  from pledge p where ${sql.raw(`p.${side}`)} = ${enterpriseNo} and not p.removed and ${which}`;

function ofOperator(worker: Worker): SQL[] {
  const notApprover = sql`p.lender_approved_by is distinct from ${worker.userId}`;
  return [
    rows('pledgeReturned', 'enterprise_no', worker, sql`p.state = 'returned'`, sql`p.reason`),
    rows('pledgeSupplement', 'enterprise_no', worker, sql`p.state in ('supplementing', 'guarantorSupplementing')`, sql`p.questions`),
    rows('pledgeRelease', 'enterprise_no', worker, sql`p.state = 'awaitingRelease' and p.release_asked_by is null`),
    rows('lendingAccept', 'lender_no', worker, sql`p.state = 'underApproval' and p.lender_accepted_by is null`),
    rows('lendingAccept', 'guarantor_no', worker, sql`p.state = 'awaitingGuarantor' and p.guarantor_accepted_by is null`),
    rows('lendingRegister', 'lender_no', worker, sql`p.state = 'awaitingRegistration'`),
    rows(
      'lendingDisburse',
      'lender_no',
      worker,
      sql`(p.state = 'awaitingDisbursement' and ${notApprover} or p.state = 'disbursementFailed')`,
    ),
    ...(['lender_no', 'guarantor_no'] as const).map((side) =>
      rows(
        'lendingRelease',
        side,
        worker,
        sql`p.state = 'awaitingRelease' and p.release_confirmed_by is not null and p.registered_by_no = ${worker.enterpriseNo}`,
      ),
    ),
  ];
}

function ofReviewer(worker: Worker): SQL[] {
  const notOf = (person: 'maker_id' | 'release_asked_by' | 'lender_accepted_by' | 'guarantor_accepted_by'): SQL =>
    sql`${sql.raw(`p.${person}`)} <> ${worker.userId}`;
  return [
    rows('pledgeReview', 'enterprise_no', worker, sql`p.state = 'awaitingReview' and ${notOf('maker_id')}`),
    rows(
      'pledgeRepaymentReview',
      'enterprise_no',
      worker,
      repaymentIn('p', sql`r.state = 'awaitingReview' and r.maker_id <> ${worker.userId}`),
    ),
    rows(
      'pledgeReleaseConfirm',
      'enterprise_no',
      worker,
      sql`p.state = 'awaitingRelease' and p.release_confirmed_by is null and ${notOf('release_asked_by')}`,
    ),
    rows('lendingApprove', 'lender_no', worker, sql`p.state = 'underApproval' and ${notOf('lender_accepted_by')}`),
    rows('lendingApprove', 'guarantor_no', worker, sql`p.state = 'awaitingGuarantor' and ${notOf('guarantor_accepted_by')}`),
    rows('lendingSign', 'guarantor_no', worker, sql`p.state = 'awaitingGuarantorSignature' and ${notOf('guarantor_accepted_by')}`),
    rows('lendingRepayment', 'lender_no', worker, repaymentIn('p', sql`r.state = 'awaitingConfirmation'`)),
  ];
}

/** What of loans against a pledge waits for a person; what a person entered is never theirs to review. */
export function pledgeTasks(worker: Worker): SQL[] {
  if (worker.role === 'operator') return ofOperator(worker);
  return worker.role === 'reviewer' ? ofReviewer(worker) : [];
}
