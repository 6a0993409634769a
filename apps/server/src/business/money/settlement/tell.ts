import { messageOf } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { piece, settlementPayment } from '../../../schema/index.ts';
import { notifyAll } from '../../foundation/messages/index.ts';
import { amountOf } from './book.ts';
import type { SettlementRow } from './repository.ts';

/** Tells payees with rejected payments how to proceed. */
export async function tellRefusedPayees(act: ActContext, { voucherId, round }: SettlementRow): Promise<void> {
  const refused = await act.db
    .select({ payment: settlementPayment, number: piece.number })
    .from(settlementPayment)
    .innerJoin(piece, eq(piece.id, settlementPayment.pieceId))
    .where(and(eq(settlementPayment.voucherId, voucherId), eq(settlementPayment.round, round), eq(settlementPayment.state, 'failed')));
  await notifyAll(
    act,
    refused.map(({ payment, number }) => {
      const facts = { number, amount: amountOf(payment), day: act.clock.today(), reason: payment.reason ?? '—' };
      return { ...messageOf('payeeRefused', facts), enterpriseNo: payment.payeeNo, subjectId: payment.pieceId };
    }),
  );
}
