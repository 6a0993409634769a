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

/** Drafts and returned applications stay with their maker; submitted ones wait for a reviewer. */
export const withMaker = (
  { makerId, state, removed }: MadeColumns,
  owner: AnyPgColumn,
  enterpriseNo: EnterpriseNo,
  userIds: readonly string[],
): SQL | undefined =>
  and(eq(owner, enterpriseNo), inArray(makerId, [...userIds]), inArray(state, ['draft', 'returned']), eq(removed, false));

/** A returned application may be handed to the reviewer who returned it and became an operator, so that reviewer is cleared. */
export const madeBy = ({ reviewerId, version }: MadeColumns, { to, by, at }: HandOver) => ({
  makerId: to.userId,
  makerName: to.displayName,
  reviewerId: sql`nullif(${reviewerId}, ${to.userId})`,
  version: sql`${version} + 1`,
  changedBy: by,
  changedAt: at,
});
