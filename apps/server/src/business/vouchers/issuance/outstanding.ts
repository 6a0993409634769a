import type { IssuanceState } from '@lianxin/domain';
import { inArray, type SQL } from 'drizzle-orm';
import { issuance } from '../../../schema/index.ts';

const OUTSTANDING: readonly IssuanceState[] = ['effective', 'overdue', 'partiallySettled'];

/** Issuances that were signed for and are still to be paid, in whole or in part. */
export const isOutstanding: SQL = inArray(issuance.state, OUTSTANDING);
