import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { CreditApplicationState, CreditLineState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type CreditApplication = ResponseOf<typeof contract.creditLine.applications>['list'][number];

export const CREDIT_LINE_TERMS: Readonly<Record<CreditLineState, Term>> = {
  inForce: { label: msg`生效中`, tone: 'positive' },
  frozen: { label: msg`已冻结`, tone: 'critical' },
  expired: { label: msg`已过期`, tone: 'caution' },
  closed: { label: msg`已终止`, tone: 'neutral' },
};

export const CREDIT_APPLICATION_TERMS: Readonly<Record<CreditApplicationState, Term>> = {
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`复核退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  awaitingDecision: { label: msg`待审批`, tone: 'info' },
  granted: { label: msg`已批准`, tone: 'positive' },
  declined: { label: msg`未批准`, tone: 'critical' },
};
