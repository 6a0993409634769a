import { maskAccountNumber, Refusal } from '@lianxin/domain';
import { desc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { piece, settlementPayment } from '../../../schema/index.ts';
import { logOf } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { receiptsOf } from './bank-receipts.ts';
import { foundToPay, toPayViews } from './to-pay.ts';

/** Further payments are in the fund register. */
const MOST_PAYMENTS = 200;

/** For the issuer only. Refuses NOT_FOUND to others. */
export const get: Handlers['settlement']['get'] = async (context, { id: voucherId }) => {
  const { db } = context;
  const found = await foundToPay(db, voucherId, enterpriseOf(context));
  const viewer = rowViewerOf(context);
  const [voucher] = found ? await toPayViews(db, [found], viewer) : [];
  if (!voucher) throw new Refusal('NOT_FOUND');
  const rows = await db
    .select({ payment: settlementPayment, pieceNumber: piece.number })
    .from(settlementPayment)
    .innerJoin(piece, eq(piece.id, settlementPayment.pieceId))
    .where(eq(settlementPayment.voucherId, voucherId))
    .orderBy(desc(settlementPayment.id))
    .limit(MOST_PAYMENTS);
  const party = await partiesOf(
    db,
    rows.map(({ payment }) => payment.payeeNo),
  );
  const receipts = await receiptsOf(
    db,
    rows.map(({ payment }) => payment.id),
  );
  return {
    voucher,
    payments: rows.map(({ pieceNumber, payment: { id, payeeNo, purpose, accountName, accountNumber, amount, lateInterest, ...rest } }) => ({
      id,
      pieceId: rest.pieceId,
      pieceNumber,
      payee: party(payeeNo),
      purpose,
      accountName,
      accountNumber: maskAccountNumber(accountNumber),
      amount,
      lateInterest,
      state: rest.state,
      reason: rest.reason,
      round: rest.round,
      bankSerial: rest.bankSerial,
      paidAt: rest.paidAt?.toISOString() ?? null,
      receipts: receipts(id),
    })),
    log: await logOf(db, 'settlement', voucherId, viewer.viewerNo),
  };
};
