import type { Repayable } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export const REPAYABLE_TERMS: Readonly<Record<Repayable['state'], Term>> = {
  due: { label: msg`待还款`, tone: 'state-1' },
  overdue: { label: msg`逾期`, tone: 'overdue' },
  underWay: { label: msg`还款处理中`, tone: 'state-2' },
  paidOff: { label: msg`已还清`, tone: 'positive' },
};
