import { isCoreEnterprise, isFinancialInstitution, type ReviewedBusiness } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Viewer } from '../../../platform/session/index.ts';

/** What two reviewers can be asked for. */
export const BUSINESS_TERMS: Readonly<Record<ReviewedBusiness, MessageDescriptor>> = {
  issuance: msg`开立及作废`,
  transfer: msg`转让`,
  signFor: msg`签收确认`,
  financing: msg`融资及融资合同`,
  consent: msg`付息分摊`,
  pledge: msg`质押、还款及解质`,
  lending: msg`出借与担保审批`,
  credit: msg`授信申请`,
  settlement: msg`逾期付款授权`,
};

const OF_ISSUERS: readonly ReviewedBusiness[] = ['issuance', 'consent', 'credit', 'settlement'];

/** Whether an enterprise has such business: core enterprises issue, institutions lend. */
export const doesBusiness = (viewer: Viewer, business: ReviewedBusiness): boolean => {
  if (OF_ISSUERS.includes(business)) return isCoreEnterprise(viewer);
  return business !== 'lending' || isFinancialInstitution(viewer);
};
