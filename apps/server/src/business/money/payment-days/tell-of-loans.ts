import { civilDate, isWorkingDay, lastDayInTime, messageOf } from '@lianxin/domain';
import { and, asc, between, eq } from 'drizzle-orm';
import type { JobContext } from '../../../platform/jobs/job-context.ts';
import { financing, pledge } from '../../../schema/index.ts';
import { notifyAll } from '../../foundation/messages/index.ts';

/**
 * Tells borrower and lender of each loan and financing whose agreed day of payment has become a day off by the list of a year. The day and its
 * interest stay as they were signed; a payment on the next working day is not late.
 */
export async function tellOfLoans(context: JobContext, year: number): Promise<void> {
  const [first, last] = [civilDate(`${year}-01-01`), civilDate(`${year}-12-31`)];
  if (!first || !last) return;
  const open = await Promise.all(
    [
      { table: pledge, own: 'loanDayOff', lender: 'lentDayOff' } as const,
      { table: financing, own: 'financingDayOff', lender: 'financingDayOff' } as const,
    ].map(async ({ table, own, lender }) => {
      const { id, applicationNumber, enterpriseNo, lenderNo, paysOn, state } = table;
      const rows = await context.db
        .select({ id, applicationNumber, enterpriseNo, lenderNo, paysOn })
        .from(table)
        .where(and(eq(state, 'disbursed'), between(paysOn, first, last)))
        .orderBy(asc(id));
      return rows.map((row) => ({ ...row, own, lender }));
    }),
  );
  const off = open.flat().filter(({ paysOn }) => !isWorkingDay(paysOn));
  await notifyAll(
    context,
    off.flatMap(({ id, applicationNumber: number, enterpriseNo, lenderNo, paysOn, own, lender }) => {
      const facts = { number, from: paysOn, day: lastDayInTime(paysOn) };
      return [
        { ...messageOf(own, facts), enterpriseNo, subjectId: id },
        { ...messageOf(lender, facts), enterpriseNo: lenderNo, subjectId: id },
      ];
    }),
  );
}
