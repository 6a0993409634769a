import type { ReconciliationDifference, StatementProblem } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Faults of statement lines. */
export const LINE_PROBLEMS = {
  dayOutside: msg`日期不在对账单期间内`,
  serialTwice: msg`流水号重复`,
  balanceDiffers: msg`余额与逐行计算的不一致`,
  notPositive: msg`金额须大于零`,
  formula: msg`文字不能以公式字符开头`,
} satisfies Partial<Record<StatementProblem['problem'], MessageDescriptor>>;

export const WHOLE_PROBLEMS: Readonly<Partial<Record<StatementProblem['problem'], MessageDescriptor>>> = {
  daysReversed: msg`开始日不能晚于结束日`,
  sumDiffers: msg`期初余额加减各行后不等于期末余额`,
  openingDiffers: msg`期初余额与上一份对账单的期末余额不一致`,
  gap: msg`须从上一份对账单的次日开始`,
};

export const DIFFERENCE_WORDS: Readonly<Record<ReconciliationDifference, MessageDescriptor>> = {
  bankOnly: msg`仅银行有`,
  registerOnly: msg`仅登记簿有`,
  amountDiffers: msg`金额不一致`,
};
