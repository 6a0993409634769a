import { sql, type SQL } from 'drizzle-orm';
import { repaymentIn } from '../funding/index.ts';
import type { TaskKind, Worker } from '../../applications/application/index.ts';

/** Whose work it is: that of whoever is financed, or of the issuer that is asked to bear a share. */
type Side = 'enterprise_no' | 'issuer_no';

const rows = (kind: TaskKind, side: Side, { enterpriseNo }: Worker, which: SQL, why: SQL = sql`null::text`): SQL => sql`
  select ${kind}::text, f.id, 'financing'::text, ${side === 'enterprise_no' ? 'own' : 'debtor'}::text, f.enterprise_no, f.lender_no,
    f.application_number, f.amount, f.state_since, null::date, ${why}
  from financing f where ${sql.raw(`f.${side}`)} = ${enterpriseNo} and not f.removed and ${which}`;

const contracting = (assent: 'own_assent' | 'issuer_assent', how: 'open' | 'made'): SQL =>
  sql`f.state = 'awaitingContract' and ${sql.raw(`f.${assent}`)} = ${how}`;

/** What of financings waits for a person; what a person entered is never theirs to review. */
export function financingTasks(worker: Worker): SQL[] {
  const notOf = (maker: 'maker_id' | 'contract_maker_id' | 'consent_maker_id'): SQL =>
    sql`${sql.raw(`f.${maker}`)} is distinct from ${worker.userId}`;
  if (worker.role === 'operator')
    return [
      rows('financingReturned', 'enterprise_no', worker, sql`f.state = 'returned'`, sql`f.reason`),
      rows('financingSupplement', 'enterprise_no', worker, sql`f.state = 'supplementing'`, sql`f.questions`),
      rows('financingContract', 'enterprise_no', worker, contracting('own_assent', 'open')),
      rows('financingConsent', 'issuer_no', worker, contracting('issuer_assent', 'open')),
      rows(
        'financingClaimed',
        'enterprise_no',
        worker,
        sql`f.state = 'overdue' and f.claimed_at is not null and not ${repaymentIn('f', sql`r.state in ('awaitingReview', 'awaitingConfirmation')`)}`,
      ),
    ];
  if (worker.role === 'reviewer')
    return [
      rows('financingReview', 'enterprise_no', worker, sql`f.state = 'awaitingReview' and ${notOf('maker_id')}`),
      rows(
        'financingContractConfirm',
        'enterprise_no',
        worker,
        sql`${contracting('own_assent', 'made')} and ${notOf('contract_maker_id')}`,
      ),
      rows(
        'financingRepaymentReview',
        'enterprise_no',
        worker,
        repaymentIn('f', sql`r.state = 'awaitingReview' and r.maker_id <> ${worker.userId}`),
      ),
      rows('financingConsentConfirm', 'issuer_no', worker, sql`${contracting('issuer_assent', 'made')} and ${notOf('consent_maker_id')}`),
    ];
  return [];
}
