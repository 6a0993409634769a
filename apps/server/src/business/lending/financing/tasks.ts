import { sql, type SQL } from 'drizzle-orm';
import type { Worker } from '../../applications/application/index.ts';
import { repaymentIn, tasksAmong } from '../funding/index.ts';

const contracting = (assent: 'own_assent' | 'issuer_assent', how: 'open' | 'made'): SQL =>
  sql`a.state = 'awaitingContract' and ${sql.raw(`a.${assent}`)} = ${how}`;

const REPAYING = repaymentIn(sql`r.state in ('awaitingReview', 'awaitingConfirmation')`);

/** What of financings waits for a person; what a person entered is never theirs to review. */
export function financingTasks(worker: Worker): SQL[] {
  const of = tasksAmong('financing', worker, 'debtor');
  const notOf = (maker: 'maker_id' | 'contract_maker_id' | 'consent_maker_id'): SQL =>
    sql`${sql.raw(`a.${maker}`)} is distinct from ${worker.userId}`;
  if (worker.role === 'operator')
    return [
      of('financingReturned', 'enterprise_no', sql`a.state = 'returned'`, sql`a.reason`),
      of('financingSupplement', 'enterprise_no', sql`a.state = 'supplementing'`, sql`a.questions`),
      of('financingContract', 'enterprise_no', contracting('own_assent', 'open')),
      of('financingConsent', 'issuer_no', contracting('issuer_assent', 'open')),
      of('financingClaimed', 'enterprise_no', sql`a.state = 'overdue' and a.claimed_at is not null and not ${REPAYING}`),
    ];
  if (worker.role === 'reviewer')
    return [
      of('financingReview', 'enterprise_no', sql`a.state = 'awaitingReview' and ${notOf('maker_id')}`),
      of('financingContractConfirm', 'enterprise_no', sql`${contracting('own_assent', 'made')} and ${notOf('contract_maker_id')}`),
      of('financingRepaymentReview', 'enterprise_no', repaymentIn(sql`r.state = 'awaitingReview' and r.maker_id <> ${worker.userId}`)),
      of('financingConsentConfirm', 'issuer_no', sql`${contracting('issuer_assent', 'made')} and ${notOf('consent_maker_id')}`),
    ];
  return [];
}
