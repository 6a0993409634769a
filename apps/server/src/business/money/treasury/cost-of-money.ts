import type { EnterpriseNo } from '@lianxin/api/contract';
import { civilDate, fen, type CivilDate } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { financing, pledge, repayment } from '../../../schema/index.ts';

const sum = (amount: SQL, where: SQL = sql`true`) => sql<string>`coalesce(sum(${amount}) filter (where ${where}), 0)::text`;
const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
const read = (text: string | undefined) => fen(BigInt(text ?? 0));

/**
 * Costs of borrowing since the start of the year, as paid out: deductions from financings; withheld amounts, guarantee fees and interest of
 * pledge loans; and costs borne as issuer for holders' financings.
 */
export async function costOfMoney(db: Db, no: EnterpriseNo, today: CivilDate) {
  const from = civilDate(`${today.slice(0, 4)}-01-01`) ?? today;
  const own = sql`${financing.enterpriseNo} = ${no}`;
  const bears = sql`${financing.issuerNo} = ${no} and ${financing.ownAssent} is not null`;
  const [financed] = await db
    .select({
      count: count(own),
      amount: sum(sql`${financing.amount}`, own),
      paidOut: sum(sql`${financing.paidOut}`, own),
      borneCount: count(sql`${bears} and ${financing.issuerCosts} > 0`),
      borne: sum(sql`${financing.issuerCosts}`, bears),
    })
    .from(financing)
    .where(sql`(${own} or ${bears}) and ${financing.disbursedOn} >= ${from}`);
  const paidOut = sql`${pledge.disbursedOn} >= ${from}`;
  const guaranteed = sql`${pledge.guaranteeFeePaidOn} >= ${from} and ${pledge.guaranteeFeeReversedAt} is null`;
  const [lent] = await db
    .select({
      count: count(paidOut),
      amount: sum(sql`${pledge.amount}`, paidOut),
      withheld: sum(sql`${pledge.amount} - ${pledge.paidOut}`, paidOut),
      guaranteed: sum(sql`${pledge.guaranteeFee}`, guaranteed),
    })
    .from(pledge)
    .where(sql`${pledge.enterpriseNo} = ${no} and (${paidOut} or ${guaranteed})`);
  const [interest] = await db
    .select({ amount: sum(sql`${repayment.interest} + ${repayment.lateInterest}`) })
    .from(repayment)
    .innerJoin(pledge, sql`${pledge.id} = ${repayment.applicationId}`)
    .where(sql`${pledge.enterpriseNo} = ${no} and ${repayment.state} = 'confirmed' and ${repayment.paidOn} >= ${from}`);
  const amount = read(financed?.amount);
  return {
    from,
    financed: { count: financed?.count ?? 0, amount, cost: fen(amount - read(financed?.paidOut)) },
    lent: {
      count: lent?.count ?? 0,
      amount: read(lent?.amount),
      fees: fen(read(lent?.withheld) + read(lent?.guaranteed)),
      interest: read(interest?.amount),
    },
    borne: { count: financed?.borneCount ?? 0, amount: read(financed?.borne) },
  };
}
