import { fen, minFen, Refusal, repaidBy, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled } from '../../../platform/jobs/plan.ts';
import { accrue, leftOwing, lenderJob, owedOf } from '../funding/index.ts';
import { refillLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import { endGuarantee } from './guarantor-limit.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { PLEDGE } from './kind.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { tellPledge } from './tell.ts';

/**
 * The issuer has paid a pledged voucher to the lender at maturity: that pays what is owed on the day, late interest and interest first
 * (民法典 561), and a loan of which nothing is owed any more is paid off and waits for its release. `amount` and `lateInterest` are what
 * the lender was paid of the voucher and of what paying late cost the issuer, never more than was owed.
 */
export async function clearLoan(
  act: ActContext,
  id: PledgeRow['id'],
  { amount, lateInterest: costOfLate }: { readonly amount: Fen; readonly lateInterest: Fen },
  on: CivilDate,
): Promise<void> {
  const row = await pledges.hold(act.db, id);
  const owed = row && owedOf(row, on);
  if (!row || !owed) throw new Refusal('NOT_FOUND');
  const received = fen(amount + costOfLate);
  const { paid, left } = repaidBy(owed, minFen(received, owed.total));
  await accrue(act, 'pledge', row, owed);
  await postAct(act, 'pledge', row, { act: 'clear', amount, lateInterest: costOfLate, owed: owed.total, principal: paid.principal });
  if (paid.principal > 0n) {
    await refillLimit(act, row, paid.principal);
    await endGuarantee(act, row, paid.principal);
  }
  const ends = left.total === ZERO_FEN;
  if (ends) deferWrites(act.db, jobsCancelled(act.db, [PLEDGE_JOBS.markOverdue], row.id), lenderJob(PLEDGE, act, row, 'settleAtLender'));
  const moved = await pledges.move(act, row, ends ? 'clear' : 'repayPart', leftOwing(row, { paidOn: on, left, by: null }));
  await tellPledge(act, moved, ends ? 'repayConfirm' : 'repayPart', { repaid: received });
}
