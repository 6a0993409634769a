import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssuanceEvent, TransferEvent } from '@lianxin/domain';

/** Steps of financing and pledging, as far as the chain of a voucher tells them. */
type LaterEvent = 'financing.submit' | 'financing.disburse' | 'pledge.submit' | 'pledge.register';
type EventKind = `issuance.${IssuanceEvent}` | `transfer.${TransferEvent}` | LaterEvent;

const words: Record<EventKind, MessageDescriptor> = {
  'issuance.submit': msg`提交开立`,
  'issuance.edit': msg`修改开立`,
  'issuance.delete': msg`删除开立`,
  'issuance.withdraw': msg`撤回开立`,
  'issuance.pass': msg`开立`,
  'issuance.return': msg`退回开立`,
  'issuance.sign': msg`签收申请`,
  'issuance.signDirect': msg`签收`,
  'issuance.signConfirm': msg`签收`,
  'issuance.signReturn': msg`退回签收申请`,
  'issuance.refuse': msg`拒签`,
  'issuance.expire': msg`签收超时`,
  'issuance.lapse': msg`到期未复核，自动退回`,
  'issuance.voidApply': msg({ message: '申请作废', context: '经过' }),
  'issuance.voidApprove': msg`作废`,
  'issuance.voidReject': msg`驳回作废`,
  'issuance.settle': msg`结清`,
  'issuance.overdue': msg`逾期`,
  'issuance.partSettle': msg`部分结清`,
  'transfer.submit': msg`提交转让`,
  'transfer.edit': msg`修改转让`,
  'transfer.delete': msg`删除转让`,
  'transfer.withdraw': msg`撤回转让`,
  'transfer.pass': msg`转让`,
  'transfer.return': msg`退回转让`,
  'transfer.sign': msg`转让签收申请`,
  'transfer.signDirect': msg`签收转让`,
  'transfer.signConfirm': msg`签收转让`,
  'transfer.signReturn': msg`退回转让签收申请`,
  'transfer.refuse': msg`拒签转让`,
  'transfer.expire': msg`转让签收超时`,
  'transfer.lapse': msg`到期未复核，自动退回`,
  'financing.submit': msg`提出融资申请`,
  'financing.disburse': msg`融资放款`,
  'pledge.submit': msg`提出质押申请`,
  'pledge.register': msg`质押登记`,
};

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(words, kind);

/** What happened, in words; a kind that is newer than this page reads as some other step. */
export function eventWords(kind: string): MessageDescriptor {
  return isKnown(kind) ? words[kind] : msg`其他流转事件`;
}
