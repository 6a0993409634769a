import type { EnterpriseNo } from '@lianxin/api/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HandOver } from './kind.ts';

interface MadeColumns {
  readonly makerId: AnyPgColumn;
  readonly state: AnyPgColumn;
  readonly removed: AnyPgColumn;
  readonly reviewerId: AnyPgColumn;
  readonly version: AnyPgColumn;
}

/** What is begun or was sent back, and so stands with its maker. What was handed in waits for its reviewer, whoever made it. */
export const withMaker = (
  { makerId, state, removed }: MadeColumns,
  owner: AnyPgColumn,
  enterpriseNo: EnterpriseNo,
  userIds: readonly string[],
): SQL | undefined =>
  and(eq(owner, enterpriseNo), inArray(makerId, [...userIds]), inArray(state, ['draft', 'returned']), eq(removed, false));

/** The columns of a row that becomes another maker's: who returned it may be the operator that it goes to. */
export const madeBy = ({ reviewerId, version }: MadeColumns, { to, by, at }: HandOver) => ({
  makerId: to.userId,
  makerName: to.displayName,
  reviewerId: sql`nullif(${reviewerId}, ${to.userId})`,
  version: sql`${version} + 1`,
  changedBy: by,
  changedAt: at,
});
