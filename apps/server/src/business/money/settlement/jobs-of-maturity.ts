import { fen, messageOf } from '@lianxin/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { retriedWithoutLimit, type JobHandler, type JobHandlers } from '../../../platform/jobs/job-context.ts';
import { piece } from '../../../schema/index.ts';
import { MATURITY_JOBS } from '../../applications/application/index.ts';
import { notify, notifyAll } from '../../foundation/messages/index.ts';
import { payNext, retry, setAside, type Bank } from './ask-bank.ts';
import { begin } from './begin.ts';
import { heldMaturity, voucherIdOf } from './hold.ts';
import { SETTLEMENT_JOBS } from './jobs.ts';
import { markOverdue } from './overdue.ts';

const remind: JobHandler = async (context, subject) => {
  const maturity = await heldMaturity(context.db, voucherIdOf(subject.split(':')[0] ?? ''));
  if (maturity?.issuance.state !== 'effective') return;
  const { voucher } = maturity;
  const holders = await context.db
    .select({ holderNo: piece.holderNo, id: sql<string>`min(${piece.id})`, amount: sql<string>`sum(${piece.amount})` })
    .from(piece)
    .where(and(eq(piece.voucherId, voucher.id), eq(piece.live, true), ne(piece.state, 'settled')))
    .groupBy(piece.holderNo)
    .orderBy(piece.holderNo);
  const about = { number: voucher.number, day: voucher.paymentDate };
  const total = holders.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const toIssuer = messageOf('promiseDueSoon', { ...about, amount: fen(total) });
  await notify(context, { ...toIssuer, enterpriseNo: voucher.issuerNo, subjectId: voucher.id });
  await notifyAll(
    context,
    holders.map(({ holderNo, id, amount }) => ({
      ...messageOf('pieceDueSoon', { ...about, amount: fen(BigInt(amount)) }),
      enterpriseNo: holderNo,
      subjectId: id,
    })),
  );
};

export const maturityJobs = (services: Bank): JobHandlers => ({
  [MATURITY_JOBS.remind]: remind,
  [MATURITY_JOBS.begin]: retriedWithoutLimit(begin),
  [SETTLEMENT_JOBS.setAside]: retriedWithoutLimit(setAside(services)),
  [SETTLEMENT_JOBS.pay]: retriedWithoutLimit(payNext(services)),
  [SETTLEMENT_JOBS.markOverdue]: retriedWithoutLimit(markOverdue),
  [SETTLEMENT_JOBS.retry]: retriedWithoutLimit(retry(services)),
});
