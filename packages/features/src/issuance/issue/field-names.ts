import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssueValues } from './issue-form.schema.ts';

/** What each field of the form is called, where it is said that it is missing. */
export const FIELD_NAMES: Readonly<Record<keyof IssueValues, MessageDescriptor>> = {
  recipientNo: msg`接收方`,
  receivingAccountId: msg`收款账户`,
  amount: msg`凭证金额`,
  dueOn: msg`到期日`,
  termReason: msg`超期理由`,
  paymentNature: msg`款项性质`,
  delivered: msg`是否已交付`,
  contractId: msg`合同`,
  contractAllowsVoucher: msg`合同约定凭证支付`,
  invoices: msg`发票`,
  channel: msg`渠道`,
  payAccountId: msg`付款账户`,
  interestPayer: msg`付息方式`,
  remark: msg`备注`,
};
