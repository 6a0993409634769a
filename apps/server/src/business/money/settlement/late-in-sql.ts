import { LATE_DAILY_PPM, type CivilDate } from '@lianxin/domain';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const MILLION = 1_000_000n;

/** `lateInterestOn` of the domain in SQL; rounded half up to the fen for each piece. */
export const lateInterestSql = (amount: SQLWrapper, paysOn: SQLWrapper, on: CivilDate | SQL): SQL<string> =>
  sql<string>`div(${amount}::numeric * ${LATE_DAILY_PPM.toString()}::numeric * greatest(0, ${on}::date - ${paysOn}) + ${(MILLION / 2n).toString()}::numeric, ${MILLION.toString()}::numeric)`;
