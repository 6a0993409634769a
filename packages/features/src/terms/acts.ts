import type { Act, InterestPayer, PaymentNature } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The verb on the button of each act. */
export const ACT_TERMS: Readonly<Record<Act, MessageDescriptor>> = {
  view: msg`详情`,
  export: msg`导出`,
  print: msg`打印`,
  evidence: msg`证据`,
  copy: msg`复制开立`,
  tree: msg`轨迹`,
  edit: msg`编辑`,
  submit: msg`提交复核`,
  delete: msg`删除`,
  withdraw: msg`撤回`,
  remind: msg`催办`,
  pass: msg`通过`,
  return: msg`退回`,
  sign: msg`签收`,
  refuse: msg`拒签`,
  signConfirm: msg`确认签收`,
  signReturn: msg`退回经办`,
  voidApply: msg`申请作废`,
  voidApprove: msg`同意作废`,
  voidReject: msg`不同意作废`,
  transfer: msg`转让`,
  finance: msg`融资`,
  pledge: msg`质押`,
  pay: msg`付款`,
  explain: msg`说明`,
  authorisePay: msg`授权付款`,
  urge: msg`催付`,
};

export const PAYMENT_NATURE_TERMS: Readonly<Record<PaymentNature, MessageDescriptor>> = {
  goods: msg`货款`,
  works: msg`工程款`,
  services: msg`服务费`,
  prepayment: msg`预付款`,
};

export const INTEREST_PAYER_TERMS: Readonly<Record<InterestPayer, MessageDescriptor>> = {
  issuer: msg`买方付息`,
  holder: msg`卖方付息`,
  agreed: msg`协议付息`,
};

/** What happened, in the logs and the history. A key is the event's kind, or the part after its last dot where that says enough. */
export const EVENT_TERMS: Readonly<Record<string, MessageDescriptor>> = {
  saveDraft: msg`保存草稿`,
  submit: msg({ message: '提交复核', context: '经过' }),
  edit: msg`编辑`,
  withdraw: msg`撤回`,
  pass: msg`复核通过`,
  return: msg`复核退回`,
  issue: msg`开立`,
  sign: msg`签收`,
  signDirect: msg`签收`,
  signConfirm: msg`签收复核通过`,
  signReturn: msg`签收退回经办`,
  refuse: msg`拒签`,
  expire: msg`签收超时`,
  voidApply: msg({ message: '申请作废', context: '经过' }),
  voidApprove: msg`作废`,
  voidReject: msg`作废不通过`,
  void: msg`作废`,
  offer: msg`转让`,
  split: msg`拆分`,
  transfer: msg`转让`,
  complete: msg`转让完成`,
  revert: msg`转让终止`,
  finance: msg`融资`,
  financed: msg`融资放款`,
  settle: msg`到期结算`,
  overdue: msg`逾期`,
  partSettle: msg`部分兑付`,
  remind: msg`催办`,
  'financing.submit': msg`提出融资申请`,
  'financing.disburse': msg`融资放款`,
  'pledge.submit': msg`提出质押申请`,
  'pledge.register': msg`质押登记`,
};

/** The words for an event's kind; the kind itself where it is none of ours. */
export const eventTerm = (kind: string): MessageDescriptor =>
  EVENT_TERMS[kind] ?? EVENT_TERMS[kind.split('.').at(-1) ?? kind] ?? { id: kind, message: kind };
