import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Place } from '../../platform/navigation/index.ts';

const bankAccounts = msg`银行账户 银行卡`;

/** Synonyms for searching pages, by screen key. */
export const ALSO_CALLED: Readonly<Record<string, MessageDescriptor>> = {
  'proof.verify': msg`核验 验证 验真 存证`,
  'statements.bill': msg`对账单`,
  'fundRegister.register': msg`银行对账单 流水`,
  'settlement.payments': msg`兑付 付款`,
  'settlement.receipts': msg`兑付 收款`,
  'issuance.review': msg`开立复核 复核开立`,
  'transfer.review': msg`转让复核 复核转让`,
  'pledge.review': msg`质押审核 质押复核`,
  'transfer.notices': msg`转让通知`,
  'financing.apply': msg`贴现 保理`,
  'tradePapers.papers': msg`合同`,
  'billing.invoicing': msg`开票 开发票`,
  'bankAccounts.funds': msg`资金方签约 融资渠道`,
  'bankAccounts.list': bankAccounts,
  'bankAccounts.receiving': bankAccounts,
  'staffing.people': msg`员工 用户 权限`,
  'enterprise.cancellation': msg`销户`,
  'password.change': msg`重置密码`,
} satisfies Partial<Record<Place, MessageDescriptor>>;
