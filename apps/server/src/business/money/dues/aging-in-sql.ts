import { AGING_DAYS, type AgingBucket, type CivilDate } from '@lianxin/domain';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** `agingOf` of the domain in SQL. */
export const agingSql = (paysOn: SQLWrapper, today: CivilDate): SQL<AgingBucket> => {
  const late = sql`(${today}::date - ${paysOn})`;
  return sql<AgingBucket>`case when ${late} <= ${AGING_DAYS.notDue}::int then 'notDue' when ${late} <= ${AGING_DAYS.late30}::int then 'late30'
    when ${late} <= ${AGING_DAYS.late60}::int then 'late60' when ${late} <= ${AGING_DAYS.late90}::int then 'late90' else 'lateMore' end`;
};
