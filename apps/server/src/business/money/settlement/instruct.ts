import type { EnterpriseNo, PledgeId, VoucherId } from '@lianxin/api/contract';
import { fen, lateInterestOn, NO_RECEIVING_ACCOUNT, paymentsFor, sumFen, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { jobsPlanned } from '../../../platform/jobs/plan.ts';
import { bankAccount, piece, settlementPayment } from '../../../schema/index.ts';
import { type AccountRow, accountsById, usable } from '../../foundation/parties/index.ts';
import { owedOf } from '../../lending/funding/index.ts';
import { pledges } from '../../lending/pledge/index.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { payeeAccount, STANDING_ORDER } from './payee-account.ts';
import { isOpen } from './payments-by-state.ts';
import { unpaidPieces } from './unpaid.ts';

type PaymentRow = typeof settlementPayment.$inferSelect;

export interface Round {
  readonly voucherId: VoucherId;
  readonly round: number;
  readonly paysOn: CivilDate;
  /** Late interest runs until this day. */
  readonly payingOn: CivilDate;
}

/** Debts to pledgees of a voucher on a day. Locks the loans. */
async function owedToPledgees({ db }: ActContext, { voucherId, payingOn }: Round) {
  const pledged = await db
    .selectDistinct({ id: piece.pledgeId })
    .from(piece)
    .where(and(eq(piece.voucherId, voucherId), eq(piece.live, true), inArray(piece.pledgeState, ['pledged', 'releasing'])))
    .orderBy(piece.pledgeId);
  const owed = new Map<PledgeId, { readonly lenderNo: EnterpriseNo; left: Fen }>();
  for (const { id } of pledged) {
    if (id === null) continue;
    const row = await pledges.hold(db, id);
    const total = row && owedOf(row, payingOn)?.total;
    if (!row || total === undefined) continue;
    const [underWay] = await db
      .select({ sum: sql<string>`coalesce(sum(${settlementPayment.amount} + ${settlementPayment.lateInterest}), 0)` })
      .from(settlementPayment)
      .where(
        and(
          eq(settlementPayment.purpose, 'pledgee'),
          isOpen,
          inArray(settlementPayment.pieceId, db.select({ id: piece.id }).from(piece).where(eq(piece.pledgeId, id))),
        ),
      );
    const left = total - BigInt(underWay?.sum ?? '0');
    owed.set(row.id, { lenderNo: row.lenderNo, left: left > 0n ? fen(left) : ZERO_FEN });
  }
  return owed;
}

/** Accounts of payees without a chosen one: the default, otherwise any usable one. */
async function accountsOf(db: Db, numbers: readonly EnterpriseNo[]): Promise<ReadonlyMap<EnterpriseNo, AccountRow>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankAccount)
    .where(and(inArray(bankAccount.enterpriseNo, [...new Set(numbers)]), usable))
    .orderBy(...STANDING_ORDER);
  return new Map(rows.toReversed().map((row) => [row.enterpriseNo, row]));
}

/** Sum and number of payments of a round. */
export interface RoundTotals {
  readonly total: Fen;
  readonly lateInterest: Fen;
  readonly payments: number;
  /** Payees without a usable account. */
  readonly refused: number;
}

/**
 * Stores the payments for everything unpaid and plans to reserve the money. The caller has locked the issuance and stores the settlement.
 */
export async function instruct(context: ActContext, round: Round): Promise<RoundTotals> {
  const { db, ids, clock } = context;
  const { voucherId, paysOn, payingOn } = round;
  const owed = await owedToPledgees(context, round);
  const sums = { total: ZERO_FEN, lateInterest: ZERO_FEN, payments: 0, refused: 0 };
  for await (const pieces of unpaidPieces(db, voucherId)) {
    const lenders = pieces.flatMap(({ pledgeId }) => (pledgeId === null ? [] : (owed.get(pledgeId)?.lenderNo ?? [])));
    const named = await accountsById(
      db,
      pieces.map(({ receivingAccountId }) => receivingAccountId),
    );
    const standing = await accountsOf(db, [...pieces.map(({ holderNo }) => holderNo), ...lenders]);
    const accountFor = (payeeNo: EnterpriseNo, row: PieceRow): AccountRow | undefined => {
      const account = payeeNo === row.holderNo && row.receivingAccountId !== null ? named.get(row.receivingAccountId) : undefined;
      return payeeAccount(account, standing.get(payeeNo));
    };
    const rows = pieces.flatMap((row) => {
      const loan = row.pledgeId === null ? undefined : owed.get(row.pledgeId);
      const payable = { amount: row.amount, isLenders: row.source === 'financing', owed: loan?.left };
      return paymentsFor(payable, lateInterestOn(row.amount, paysOn, payingOn)).map((payment): PaymentRow => {
        const toPledgee = payment.purpose === 'pledgee' ? loan : undefined;
        if (toPledgee) toPledgee.left = fen(toPledgee.left - payment.amount - payment.lateInterest);
        const payeeNo = toPledgee?.lenderNo ?? row.holderNo;
        const to = accountFor(payeeNo, row);
        return {
          id: ids.next(),
          voucherId,
          round: round.round,
          pieceId: row.id,
          payeeNo,
          ...payment,
          accountName: to?.accountName ?? '',
          accountNumber: to?.accountNumber ?? '',
          branchNumber: to?.branchNumber ?? '',
          state: to ? 'open' : 'failed',
          reason: to ? null : NO_RECEIVING_ACCOUNT,
          refusal: null,
          bankSerial: null,
          paidAt: null,
        };
      });
    });
    await db.execute(insertOf(settlementPayment, rows));
    const open = rows.filter(({ state }) => state === 'open');
    sums.total = sumFen([sums.total, ...open.map((row) => fen(row.amount + row.lateInterest))]);
    sums.lateInterest = sumFen([sums.lateInterest, ...open.map((row) => row.lateInterest)]);
    sums.payments += open.length;
    sums.refused += rows.length - open.length;
  }
  if (sums.payments > 0)
    await db.execute(
      jobsPlanned(context, [{ kind: SETTLEMENT_JOBS.setAside, subject: `${voucherId}:${round.round}`, runAt: clock.now() }]),
    );
  return sums;
}
