import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Movements {
  readonly amount: AnyPgColumn;
  readonly direction: AnyPgColumn;
}

/** Income and expenditure columns of a table of movements; zero for the other direction. */
export const byDirection = ({ amount, direction }: Movements): Readonly<Record<'inflow' | 'outflow', SQL>> => ({
  inflow: sql`case ${direction} when 'in' then ${amount} else 0 end`,
  outflow: sql`case ${direction} when 'out' then ${amount} else 0 end`,
});
