import { sql, type SQL } from 'drizzle-orm';

/** Whether there is a repayment like that, `r`, of the application that the alias stands for. */
export const repaymentIn = (alias: 'f' | 'p', which: SQL): SQL =>
  sql`exists (select 1 from pledge_repayment r where r.pledge_id = ${sql.raw(alias)}.id and ${which})`;
