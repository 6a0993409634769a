import type { FinancingId, PieceId } from '@lianxin/api/contract';
import { fen, messageOf, Refusal, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import { and, inArray } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import { stateOfPieceAfter } from '../../../ledger/piece-state.ts';
import type { PieceRow, VoucherRow } from '../../../ledger/rows.ts';
import { piece, settlementPayment } from '../../../schema/index.ts';
import { notifyAll } from '../../foundation/messages/index.ts';
import { clearLoan } from '../../lending/pledge/index.ts';
import { postActs } from '../../lending/postings/index.ts';
import { buyingKinds } from './buying-kinds.ts';
import { isPaid } from './payments-by-state.ts';
import type { SettlementRow } from './repository.ts';

export type PaymentRow = typeof settlementPayment.$inferSelect;

/** Books the payment of pieces that a lender bought, by the kind of its application. */
async function bookLenders(context: ActContext, id: FinancingId, payments: readonly PaymentRow[]): Promise<void> {
  const [first, ...others] = payments;
  const paid = {
    amount: sumFen(payments.map((payment) => payment.amount)),
    lateInterest: sumFen(payments.map((payment) => payment.lateInterest)),
    bankSerial: others.length === 0 ? (first?.bankSerial ?? null) : null,
  };
  for (const book of buyingKinds.values()) if (await book(context, id, paid)) return;
  throw new Refusal('NOT_FOUND');
}

/** Posts payments in the payees' books. */
const bookHolders = (context: ActContext, { issuerNo, number }: SettlementRow, payments: readonly PaymentRow[]): Promise<void> =>
  postActs(
    context,
    'settlement',
    payments.map(({ id, payeeNo, amount, lateInterest, bankSerial }) => ({
      row: { id, applicationNumber: number, enterpriseNo: payeeNo, issuerNo },
      act: { act: 'redeem', amount, lateInterest },
      bankSerial,
    })),
  );

/** Pieces with all payments made. */
async function paidWhole({ db }: ActContext, pieces: readonly PieceId[]): Promise<PieceRow[]> {
  const rows = await db
    .select()
    .from(piece)
    .where(inArray(piece.id, [...pieces]));
  const payments = await db
    .select()
    .from(settlementPayment)
    .where(and(inArray(settlementPayment.pieceId, [...pieces]), isPaid));
  return rows.filter(
    (row) =>
      row.state === 'holding' && sumFen(payments.flatMap(({ pieceId, amount }) => (pieceId === row.id ? [amount] : []))) === row.amount,
  );
}

/**
 * Books completed payments: postings, history, settled pieces, loans and financings repaid; tells the payees. The caller has locked the
 * voucher and stored the payments as paid.
 */
export async function bookPayments(
  context: ActContext,
  voucher: VoucherRow,
  row: SettlementRow,
  payments: readonly PaymentRow[],
  paidOn: CivilDate,
): Promise<void> {
  const whole = await paidWhole(context, [...new Set(payments.map(({ pieceId }) => pieceId))]);
  const batch = beginBatch(context);
  batch.record(
    voucher,
    whole.map((one) => ({
      kind: 'issuance.settle',
      counterpartyNo: one.holderNo,
      pieces: [batch.changePiece(one, { state: stateOfPieceAfter(one, 'settle'), overdue: false })] as const,
    })),
  );
  batch.write();
  await bookHolders(
    context,
    row,
    payments.filter(({ purpose }) => purpose === 'holder' || purpose === 'rest'),
  );
  await bookLoans(context, payments, row.payingOn);
  await bookFinancings(context, payments);
  await notifyAll(
    context,
    whole.map(({ number, amount, holderNo, id }) => ({
      ...messageOf('piecePaid', { number, amount, day: paidOn }),
      enterpriseNo: holderNo,
      subjectId: id,
    })),
  );
}

async function piecesOf({ db }: ActContext, payments: readonly PaymentRow[]): Promise<ReadonlyMap<PieceId, PieceRow>> {
  if (payments.length === 0) return new Map();
  const rows = await db
    .select()
    .from(piece)
    .where(
      inArray(
        piece.id,
        payments.map(({ pieceId }) => pieceId),
      ),
    );
  return new Map(rows.map((one) => [one.id, one]));
}

/** Repays loans from payments to pledgees. */
async function bookLoans(context: ActContext, all: readonly PaymentRow[], on: CivilDate): Promise<void> {
  const payments = all.filter(({ purpose }) => purpose === 'pledgee');
  const rows = await piecesOf(context, payments);
  for (const payment of payments) {
    const pledgeId = rows.get(payment.pieceId)?.pledgeId;
    if (!pledgeId) throw new Error(`the piece of payment ${payment.id} is not pledged`);
    await clearLoan(context, pledgeId, payment, on);
  }
}

/** Repays financings from payments to lenders. */
async function bookFinancings(context: ActContext, all: readonly PaymentRow[]): Promise<void> {
  const payments = all.filter(({ purpose }) => purpose === 'lender');
  const rows = await piecesOf(context, payments);
  const financingOf = ({ id, pieceId }: PaymentRow): FinancingId => {
    const financingId = rows.get(pieceId)?.financingId;
    if (!financingId) throw new Error(`the piece of payment ${id} was not financed`);
    return financingId;
  };
  for (const id of new Set(payments.map(financingOf))) {
    await bookLenders(
      context,
      id,
      payments.filter((payment) => financingOf(payment) === id),
    );
  }
}

export const amountOf = (payment: Pick<PaymentRow, 'amount' | 'lateInterest'>): Fen => fen(payment.amount + payment.lateInterest);
