import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { addDays, daysBetween, fen, waitingFor, waitsForSignature, ZERO_FEN, type CivilDate } from '@lianxin/domain';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { actsOf, reasonFor, waitsForSecond, withLastReminders, withTwoReviews } from '../../applications/application/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { columnSumsOf, sumsOf } from '../../../platform/db/counted-page.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { invoiceUse, issuance, piece, settlementPayment, transfer, voucher } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { IssuanceRow } from './repository.ts';

export type IssuanceRowView = ResponseOf<Contract['issuance']['list']>['list'][number];

/** Pieces bought by a lender, at acquisition. */
const isFinanced = sql`${piece.source} = 'financing' and ${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null and ${piece.state} <> 'transferred'`;

const isUnsigned = sql`(${piece.source} = 'issuance' and ${piece.state} = 'awaitingReceipt')`;

const pieceSums = sumsOf({
  financedAmount: sql`case when ${isFinanced} then ${piece.amount} end`,
  paidAmount: sql`case when ${piece.live} and ${piece.state} = 'settled' then ${piece.amount} end`,
  lateInterestPaid: sql`case when ${piece.live} and ${piece.state} = 'settled' then (
    select sum(${settlementPayment.lateInterest}) from ${settlementPayment}
    where ${settlementPayment.voucherId} = ${piece.voucherId} and ${settlementPayment.pieceId} = ${piece.id} and ${settlementPayment.state} = 'paid') end`,
  outstandingAmount: sql`case when ${piece.live} and ${piece.state} <> 'settled' and not ${isUnsigned} then ${piece.amount} end`,
});

export const figureSums = async (db: Db, where: SQL | undefined) =>
  columnSumsOf(await db.select({ sums: pieceSums }).from(piece).innerJoin(issuance, eq(issuance.voucherId, piece.voucherId)).where(where));

/** Transfers, financed amount and unpaid amount of each voucher. */
async function figuresOf(db: Db, rows: readonly IssuanceRow[]) {
  const ids = rows.flatMap(({ voucherId }) => voucherId ?? []);
  if (ids.length === 0) return () => undefined;
  const live = await db
    .select({
      voucherId: piece.voucherId,
      number: voucher.number,
      sums: pieceSums,
    })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .where(inArray(piece.voucherId, ids))
    .groupBy(piece.voucherId, voucher.number);
  const hands = await db
    .select({ voucherId: transfer.voucherId, count: sql<string>`count(*)` })
    .from(transfer)
    .where(and(inArray(transfer.voucherId, ids), eq(transfer.state, 'completed')))
    .groupBy(transfer.voucherId);
  const byVoucher = new Map(live.map((row) => [row.voucherId, row]));
  const circulations = new Map(hands.map((row) => [row.voucherId, Number(row.count)]));
  return ({ voucherId }: IssuanceRow) => {
    const row = voucherId === null ? undefined : byVoucher.get(voucherId);
    return (
      row && {
        number: row.number,
        financed: fen(BigInt(row.sums.financedAmount)),
        paid: fen(BigInt(row.sums.paidAmount)),
        lateInterestPaid: fen(BigInt(row.sums.lateInterestPaid)),
        outstanding: fen(BigInt(row.sums.outstandingAmount)),
        circulations: circulations.get(row.voucherId) ?? 0,
      }
    );
  };
}

async function coverageOf(db: Db, rows: readonly IssuanceRow[]): Promise<ReadonlyMap<string, bigint>> {
  if (rows.length === 0) return new Map();
  const sums = await db
    .select({ id: invoiceUse.ownerId, total: sql<string>`sum(${invoiceUse.amount})` })
    .from(invoiceUse)
    .where(
      and(
        eq(invoiceUse.ownerKind, 'issuance'),
        inArray(
          invoiceUse.ownerId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(invoiceUse.ownerId);
  return new Map(sums.map(({ id, total }) => [id, BigInt(total)]));
}

/** An application may be passed until the day before its due date; what was sent may be signed for, or voided, until the time to sign ends. */
function lastDayOf({ state, dueOn, signDeadline }: IssuanceRow): CivilDate | null {
  if (state === 'awaitingReview') return dueOn && addDays(dueOn, -1);
  return waitsForSignature(state) || state === 'voidAwaitingReview' ? signDeadline : null;
}

/** The number of queries does not depend on the number of rows. */
export async function issuanceRowViews(
  context: Pick<CallContext, 'db' | 'clock'>,
  rows: readonly IssuanceRow[],
  { viewerNo, userId, role, today }: RowViewer,
): Promise<IssuanceRowView[]> {
  const { db } = context;
  const party = await partiesOf(
    db,
    rows.flatMap(({ issuerNo, recipientNo }) => [issuerNo, recipientNo]),
  );
  const figures = await figuresOf(db, rows);
  const coverage = await coverageOf(db, rows);
  const views = rows.map((row) => {
    const own = row.issuerNo === viewerNo;
    const figure = figures(row);
    const covered = coverage.get(row.id);
    const waiting = waitingFor(row.state);
    const waitingNo = waiting?.party === 'own' ? row.issuerNo : row.recipientNo;
    const decided = role === 'reviewer' && row.state === 'voidAwaitingReview' ? row.voidMakerId : own ? row.makerId : row.signerId;
    const isOwn = decided === userId;
    return {
      id: row.id,
      applicationNumber: row.applicationNumber,
      ...(row.batchNumber === null ? {} : { batchNumber: row.batchNumber }),
      voucherId: row.voucherId,
      voucherNumber: figure?.number ?? null,
      state: row.state,
      version: row.version,
      issuer: party(row.issuerNo),
      recipient: row.recipientNo === null ? null : party(row.recipientNo),
      amount: row.amount,
      dueOn: row.dueOn,
      issuedOn: row.issuedOn,
      termDays: row.dueOn === null ? null : daysBetween(row.issuedOn ?? today, row.dueOn),
      coverageBasisPoints: covered === undefined || row.amount === null ? null : Number((covered * 10_000n) / row.amount),
      channel: row.channel,
      promiseNumber: row.promiseNumber,
      makerName: row.makerName,
      isOwn,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      signDeadline: waitsForSignature(row.state) ? row.signDeadline : null,
      lastDay: lastDayOf(row),
      waitingFor:
        waiting && waitingNo !== null
          ? { enterpriseName: party(waitingNo).name, role: waiting.role, since: row.stateSince.toISOString() }
          : null,
      reason: reasonFor(own, row),
      circulations: figure?.circulations ?? 0,
      financedAmount: figure?.financed ?? ZERO_FEN,
      paidAmount: figure?.paid ?? ZERO_FEN,
      lateInterestPaid: figure?.lateInterestPaid ?? ZERO_FEN,
      outstandingAmount: figure?.outstanding ?? ZERO_FEN,
      acts: actsOf('issuance', row.state, own ? 'own' : 'counterparty', role, isOwn),
    };
  });
  return withLastReminders(context, 'issuance', await withTwoReviews(db, 'issuance', { viewerNo, userId }, views, waitsForSecond));
}
