import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FinancingEvent, IssuanceEvent, TransferEvent } from '@lianxin/domain';

/** Steps of pledging and of filing, as far as the chain of a voucher tells them. */
type LaterEvent = 'pledge.submit' | 'pledge.register' | 'piece.setBusinessType' | 'piece.confirmAccount';
type EventKind = `issuance.${IssuanceEvent}` | `transfer.${TransferEvent}` | `financing.${FinancingEvent}` | LaterEvent;

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
  'financing.edit': msg`修改融资`,
  'financing.delete': msg`删除融资`,
  'financing.withdraw': msg`撤回融资`,
  'financing.pass': msg`融资复核通过`,
  'financing.return': msg`退回融资`,
  'financing.lapse': msg`到期未复核，自动退回`,
  'financing.furtherStep': msg`完成资金方补充步骤`,
  'financing.accept': msg`资方受理融资`,
  'financing.askMore': msg`资方要求补件`,
  'financing.supplement': msg`融资补件`,
  'financing.approve': msg`资方批准融资`,
  'financing.decline': msg`资方拒绝融资`,
  'financing.signContract': msg`签署融资合同`,
  'financing.contractConfirm': msg`融资合同签署复核通过`,
  'financing.contractReturn': msg`融资合同签署退回经办`,
  'financing.consent': msg`同意付息分摊`,
  'financing.consentConfirm': msg`付息分摊复核通过`,
  'financing.consentReturn': msg`付息分摊退回经办`,
  'financing.consentRefuse': msg`不同意付息分摊`,
  'financing.countersign': msg`资方会签融资合同`,
  'financing.contract': msg`融资合同生效`,
  'financing.register': msg`中登登记`,
  'financing.disburse': msg`融资放款`,
  'financing.fail': msg`融资放款失败`,
  'financing.retry': msg`融资重新放款`,
  'financing.repay': msg`提出还款`,
  'financing.repayAuthorise': msg`还款复核通过`,
  'financing.repayReturn': msg`还款退回经办`,
  'financing.repayDeny': msg`还款未到账`,
  'financing.repayConfirm': msg`还款到账，结清`,
  'financing.repayPart': msg`部分还款到账`,
  'financing.markOverdue': msg`标记逾期`,
  'financing.claim': msg`追索`,
  'financing.settle': msg`融资结清`,
  'financing.expire': msg`到期未办结，自动终止`,
  'pledge.submit': msg`提出质押申请`,
  'pledge.register': msg`质押登记`,
  'piece.setBusinessType': msg`设置业务类型`,
  'piece.confirmAccount': msg`确认收款账户`,
};

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(words, kind);

/** What happened, in words; a kind that is newer than this page reads as some other step. */
export function eventWords(kind: string): MessageDescriptor {
  return isKnown(kind) ? words[kind] : msg`其他流转事件`;
}
