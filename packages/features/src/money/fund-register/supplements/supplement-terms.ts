import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { FundSupplementState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

/** A page of manual entries, a row, and one with files and log. */
export type SupplementPage = ResponseOf<typeof contract.fundRegister.supplements>;
export type Supplement = SupplementPage['list'][number];
export type SupplementDetail = ResponseOf<typeof contract.fundRegister.supplement>;

export const SUPPLEMENT_TERMS: Readonly<Record<FundSupplementState, Term>> = {
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`复核退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  passed: { label: msg`已入账`, tone: 'positive' },
};
