import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { financingPiece, settlementPayment } from '../../../schema/index.ts';
import { repayingOf } from '../funding/index.ts';
import { noticeOfAssignment } from '../../vouchers/transfer/index.ts';
import {
  FINANCING_JOBS,
  type FinancingRow,
  financings,
  heldForAct,
  heldForReview,
  referenceOf,
  takePiecesBack,
  tellFinancing,
} from '../financing/index.ts';

/** Refuses to give back what the bank is paying to the lender just now, at the issuer's word. */
async function assertNotBeingPaid({ db }: ActContext, row: FinancingRow): Promise<void> {
  const [open] = await db
    .select({ id: settlementPayment.id })
    .from(settlementPayment)
    .innerJoin(financingPiece, eq(financingPiece.lenderPieceId, settlementPayment.pieceId))
    .where(and(eq(financingPiece.financingId, row.id), eq(settlementPayment.state, 'open')))
    .limit(1);
  if (open) throw new Refusal('ILLEGAL_STATE', { object: 'financing', state: row.state, act: 'repayConfirm' });
}

/** Everything is paid back: what the lender bought is the holder's again, in one transaction with the books and the issuer's notice. */
async function buyBack(act: ActContext, row: FinancingRow): Promise<void> {
  await assertNotBeingPaid(act, row);
  const { id: financingId, issuerNo, enterpriseNo: toNo, lenderNo: fromNo, dueOn } = row;
  const back = await takePiecesBack(act, row, { kind: 'financing.buyBack', counterpartyNo: toNo });
  await noticeOfAssignment(
    act,
    back.map(({ number, amount }) => ({ by: { financingId }, issuerNo, fromNo, toNo, number, amount, dueOn })),
  );
  deferWrites(
    act.db,
    jobsCancelled(act.db, [FINANCING_JOBS.markOverdue], row.id),
    jobsPlanned(act, [{ kind: FINANCING_JOBS.settleAtLender, subject: row.id, runAt: act.clock.now() }]),
  );
}

/** Paying back a financing with recourse that its issuer has not paid. */
export const repaying = repayingOf({
  kind: 'financing',
  heldForAct,
  heldForReview,
  passFirst: (act, row, by) => financings.passFirst(act, row, by, {}),
  move: (act, row, event, change, kept) => financings.move(act, row, event, change, kept),
  tell: tellFinancing,
  referenceOf,
  whole: true,
  payableFrom: ({ paysOn }: FinancingRow) => paysOn,
  paidOff: buyBack,
  authorised({ db, ids, clock }, { id }) {
    deferWrites(db, jobsPlanned({ ids }, [{ kind: FINANCING_JOBS.tellLender, subject: id, runAt: clock.now() }]));
  },
});
