import { fen, shanghaiDate, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import type { LenderApplication, LenderSettlement, LenderStep } from '../../../platform/lender/lender.ts';
import type { FundingId, PieceId, TradeInvoiceId } from '../../../schema/ids.ts';
import { bankAccount, piece, repayment, settlementPayment, tradeInvoice } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { holderOf, type FundingRow } from './funding-row.ts';
import type { OpenRepayment } from './repayments.ts';

/** The pieces and invoices of an application, in their order. */
interface Taken {
  readonly pieces: readonly { readonly pieceId: PieceId; readonly amount: Fen }[];
  readonly papers: readonly { readonly invoiceId: TradeInvoiceId; readonly amount: Fen }[];
}

/** An application in the format of the lender's system. `askedAt`: when it was first submitted to the lender. */
export async function lenderApplicationOf(db: Db, row: FundingRow, { pieces, papers }: Taken, askedAt: Date): Promise<LenderApplication> {
  const { guarantorNo = null, pledged } = row;
  const party = await partiesOf(db, [holderOf(row), row.issuerNo, guarantorNo]);
  const named = (no: FundingRow['issuerNo']) => ({ name: party(no).name, creditCode: party(no).creditCode });
  const [account] = await db.select().from(bankAccount).where(eq(bankAccount.id, row.receivingAccountId));
  if (!account) throw new Error(`${row.applicationNumber} names no account`);
  const rows = await db
    .select({ id: piece.id, number: piece.number, dueOn: piece.dueOn })
    .from(piece)
    .where(
      inArray(
        piece.id,
        pieces.map(({ pieceId }) => pieceId),
      ),
    );
  const invoices = await db
    .select({ id: tradeInvoice.id, code: tradeInvoice.code, number: tradeInvoice.number })
    .from(tradeInvoice)
    .where(
      inArray(
        tradeInvoice.id,
        papers.map(({ invoiceId }) => invoiceId),
      ),
    );
  const { applicationNumber, channel, amount, annualRatePpm, paidOut, valueOn, paysOn, quoteId, purpose } = row;
  const { accountName, accountNumber, branchNumber } = account;
  return {
    applicationNumber,
    askedAt: askedAt.toISOString(),
    channel,
    holder: named(holderOf(row)),
    issuer: named(row.issuerNo),
    pieces: pieces.flatMap(({ pieceId, amount: taken }) =>
      rows.filter(({ id }) => id === pieceId).map(({ number, dueOn }) => ({ number, amount: taken, dueOn })),
    ),
    invoices: papers.flatMap(({ invoiceId, amount: used }) =>
      invoices.filter(({ id }) => id === invoiceId).map(({ code, number }) => ({ code, number, amount: used })),
    ),
    account: { accountName, accountNumber, branchNumber },
    amount,
    annualRatePpm,
    paidOut,
    issuerCosts: row.issuerCosts ?? ZERO_FEN,
    valueOn,
    paysOn,
    quoteId,
    purpose,
    ...(pledged !== undefined && { pledge: { pledged, guarantor: guarantorNo === null ? null : named(guarantorNo) } }),
  };
}

/** The holder's repayment, once its reviewer has authorised it; undefined while no repayment awaits confirmation. */
export function repaymentStep(repaid: OpenRepayment | undefined): Pick<LenderStep, 'step' | 'content'> | undefined {
  if (repaid?.state !== 'awaitingConfirmation') return undefined;
  const { paidOn, receiptNumber, amount } = repaid;
  return { step: 'repayment', content: { paidOn, receiptNumber, amount: yuanOf(amount) } };
}

/**
 * The payments to the lender by the issuer's bank for the pieces, and the confirmed repayments of the holder. Repeated reads give the same
 * result.
 */
export async function paidBack(db: Db, id: FundingId, ofPieces: SQL | undefined): Promise<LenderSettlement['payments']> {
  const atMaturity = await db
    .select({ paidAt: settlementPayment.paidAt, serial: settlementPayment.bankSerial, payment: settlementPayment })
    .from(settlementPayment)
    .innerJoin(piece, eq(piece.id, settlementPayment.pieceId))
    .where(
      and(
        ofPieces,
        eq(settlementPayment.state, 'paid'),
        inArray(settlementPayment.purpose, ['lender', 'pledgee']),
        isNotNull(settlementPayment.paidAt),
      ),
    )
    .orderBy(asc(settlementPayment.id));
  const repaid = await db
    .select()
    .from(repayment)
    .where(and(eq(repayment.applicationId, id), eq(repayment.state, 'confirmed')))
    .orderBy(asc(repayment.madeAt), asc(repayment.id));
  return [
    ...atMaturity.flatMap(({ paidAt, serial, payment: { amount, lateInterest } }) =>
      paidAt === null || serial === null
        ? []
        : [{ by: 'issuer' as const, paidOn: shanghaiDate(paidAt), receiptNumber: serial, amount: fen(amount + lateInterest) }],
    ),
    ...repaid.map(({ paidOn, receiptNumber, amount }) => ({ by: 'holder' as const, paidOn, receiptNumber, amount })),
  ];
}
