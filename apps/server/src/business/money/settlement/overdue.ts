import { fen, messageOf, unpaidCause, type CivilDate } from '@lianxin/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import type { JobHandler } from '../../../platform/jobs/job-context.ts';
import { piece, pledge, settlementPayment } from '../../../schema/index.ts';
import { actOfSystem } from '../../applications/application/index.ts';
import { suspendIssuer } from '../../foundation/parties/index.ts';
import { issuances } from '../../vouchers/issuance/index.ts';
import { notify, notifyAll } from '../../foundation/messages/index.ts';
import { heldMaturity, isSettling, voucherIdOf, type Settling } from './hold.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { isOpen } from './payments-by-state.ts';
import { moveSettlement } from './repository.ts';

/** Pieces marked and announced at once. */
const BATCH = 100;

const planMarking = (act: ActContext, voucherId: string, round: number, batch: number) =>
  act.db.execute(
    jobsPlanned(act, [{ kind: SETTLEMENT_JOBS.markOverdue, subject: `${voucherId}:${round}:${batch}`, runAt: act.clock.now() }]),
  );

/**
 * Handles a lack of money: no partial payment, instructions cancelled, the voucher overdue from its payment day, the issuer suspended, all
 * parties told (objects §1; rules §1 Art 15).
 */
export async function fallShort(act: ActContext, { voucher, issuance, row }: Settling, shortage: string): Promise<void> {
  const { db } = act;
  const { number, issuerNo, paymentDate } = voucher;
  await db
    .update(settlementPayment)
    .set({ state: 'failed', reason: shortage })
    .where(and(eq(settlementPayment.voucherId, voucher.id), isOpen));
  await moveSettlement(act, row, 'lack', { shortage, overdueSince: row.overdueSince ?? paymentDate });
  if (issuance.state !== 'overdue') await issuances.move(act, issuance, 'overdue', {});
  await suspendIssuer(act, issuerNo, unpaidCause(number), act.actor.name);
  const facts = { number, amount: fen(row.total - row.lateInterest), day: paymentDate };
  await notify(act, { ...messageOf('promiseUnpaid', facts), enterpriseNo: issuerNo, subjectId: voucher.id });
  await planMarking(act, voucher.id, row.round, 1);
}

async function tellPledgees(act: ActContext, pieces: readonly PieceRow[], day: CivilDate): Promise<void> {
  const rows = await act.db
    .select({ number: piece.number, amount: piece.amount, id: pledge.id, application: pledge.applicationNumber, lenderNo: pledge.lenderNo })
    .from(piece)
    .innerJoin(pledge, eq(pledge.id, piece.pledgeId))
    .where(
      and(
        inArray(
          piece.id,
          pieces.map(({ id }) => id),
        ),
        inArray(piece.pledgeState, ['pledged', 'releasing']),
      ),
    )
    .orderBy(asc(piece.id));
  await notifyAll(
    act,
    rows.map(({ number, amount, id, application, lenderNo }) => ({
      ...messageOf('pledgedUnpaid', { number, application, amount, day }),
      enterpriseNo: lenderNo,
      subjectId: id,
    })),
  );
}

/** Marks the next pieces as overdue, seals that in the history and tells the holders. */
export const markOverdue: JobHandler = async (context, subject) => {
  const [voucherId = '', round = '', batch = ''] = subject.split(':');
  const maturity = await heldMaturity(context.db, voucherIdOf(voucherId));
  if (!isSettling(maturity) || (maturity.row.state !== 'short' && maturity.row.state !== 'prepared')) return;
  const act = actOfSystem(context);
  const { voucher } = maturity;
  const pieces = await context.db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, voucher.id), eq(piece.live, true), eq(piece.state, 'holding'), eq(piece.overdue, false)))
    .orderBy(asc(piece.id))
    .limit(BATCH);
  if (pieces.length === 0) return;
  const changes = beginBatch(act);
  changes.record(
    voucher,
    pieces.map((row) => ({
      kind: 'issuance.overdue',
      counterpartyNo: row.holderNo,
      pieces: [changes.changePiece(row, { overdue: true })] as const,
    })),
  );
  changes.write();
  await notifyAll(
    act,
    pieces.map(({ number, amount, holderNo, id }) => ({
      ...messageOf('pieceUnpaid', { number, amount, day: voucher.paymentDate }),
      enterpriseNo: holderNo,
      subjectId: id,
    })),
  );
  await tellPledgees(act, pieces, voucher.paymentDate);
  await planMarking(act, voucherId, Number(round), Number(batch) + 1);
};
