import type { IssuanceState } from '@lianxin/domain';
import { inArray, type SQL } from 'drizzle-orm';
import { issuance } from '../../../schema/index.ts';

const OUTSTANDING: readonly IssuanceState[] = ['effective', 'overdue', 'partiallySettled'];

/** Signed issuances that are not fully paid. */
export const isOutstanding: SQL = inArray(issuance.state, OUTSTANDING);
