import type { StatusTone } from '@lianxin/ui';
import type {
  FeeRefundState,
  FinancingState,
  IssuanceState,
  PieceState,
  PledgeApplicationState,
  PledgeState,
  RepaymentState,
  Role,
  TransferState,
} from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Term {
  readonly label: MessageDescriptor;
  readonly tone: StatusTone;
}

/** The seven states of a piece (specification §4). */
export const PIECE_TERMS: Readonly<Record<PieceState, Term>> = {
  holding: { label: msg`正常持有`, tone: 'state-0' },
  transferring: { label: msg`转让中`, tone: 'state-1' },
  awaitingReceipt: { label: msg`待签收`, tone: 'state-2' },
  transferred: { label: msg`已转让`, tone: 'state-3' },
  financing: { label: msg`融资中`, tone: 'state-4' },
  financed: { label: msg`已融资`, tone: 'state-5' },
  settled: { label: msg`到期结算`, tone: 'state-6' },
};

export const PLEDGE_TERMS: Readonly<Record<PledgeState, Term>> = {
  none: { label: msg`未质押`, tone: 'neutral' },
  applying: { label: msg`质押申请中`, tone: 'pledged' },
  pledged: { label: msg`已质押`, tone: 'pledged' },
  releasing: { label: msg`解质中`, tone: 'pledged' },
};

export const OVERDUE_TERM: Term = { label: msg`逾期`, tone: 'overdue' };

export const ISSUANCE_TERMS: Readonly<Record<IssuanceState, Term>> = {
  draft: { label: msg`草稿`, tone: 'neutral' },
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`复核退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  awaitingSignature: { label: msg`待签收`, tone: 'state-2' },
  awaitingSignatureReview: { label: msg`签收待复核`, tone: 'state-1' },
  refused: { label: msg`已拒签`, tone: 'critical' },
  signatureExpired: { label: msg`签收超时关闭`, tone: 'state-3' },
  effective: { label: msg`已生效`, tone: 'state-0' },
  voidAwaitingReview: { label: msg`作废待复核`, tone: 'caution' },
  voided: { label: msg`已作废`, tone: 'state-3' },
  settled: { label: msg`已结清`, tone: 'state-6' },
  overdue: { label: msg`逾期`, tone: 'overdue' },
  partiallySettled: { label: msg`部分兑付`, tone: 'caution' },
};

export const TRANSFER_TERMS: Readonly<Record<TransferState, Term>> = {
  draft: { label: msg`草稿`, tone: 'neutral' },
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`复核退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  awaitingSignature: { label: msg`待签收`, tone: 'state-2' },
  awaitingSignatureReview: { label: msg`签收待复核`, tone: 'state-1' },
  refused: { label: msg`已拒签`, tone: 'critical' },
  signatureExpired: { label: msg`超时退回`, tone: 'state-3' },
  withdrawalAwaitingReview: { label: msg`撤回待复核`, tone: 'caution' },
  completed: { label: msg`已完成`, tone: 'state-0' },
};

export const FINANCING_TERMS: Readonly<Record<FinancingState, Term>> = {
  draft: { label: msg`草稿`, tone: 'neutral' },
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`已退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  awaitingAcceptance: { label: msg`待资方受理`, tone: 'state-1' },
  underApproval: { label: msg`资方审批中`, tone: 'state-4' },
  supplementing: { label: msg`待补件`, tone: 'caution' },
  declined: { label: msg`资方拒绝`, tone: 'critical' },
  awaitingContract: { label: msg`待签约`, tone: 'state-2' },
  awaitingDisbursement: { label: msg`待放款`, tone: 'state-1' },
  disbursementFailed: { label: msg`放款失败`, tone: 'critical' },
  disbursed: { label: msg`已放款`, tone: 'state-5' },
  overdue: { label: msg`逾期`, tone: 'overdue' },
  settled: { label: msg`已结清`, tone: 'state-6' },
};

export const PLEDGE_APPLICATION_TERMS: Readonly<Record<PledgeApplicationState, Term>> = {
  draft: { label: msg`草稿`, tone: 'neutral' },
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`已退回`, tone: 'critical' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
  awaitingGuarantor: { label: msg`待担保方审核`, tone: 'state-1' },
  awaitingGuarantorSignature: { label: msg`待担保方签约`, tone: 'state-2' },
  guarantorDeclined: { label: msg`担保方拒绝`, tone: 'critical' },
  guarantorSupplementing: { label: msg`待补件（担保方）`, tone: 'caution' },
  underApproval: { label: msg`待资方审批`, tone: 'state-4' },
  supplementing: { label: msg`待补件`, tone: 'caution' },
  declined: { label: msg`资方拒绝`, tone: 'critical' },
  awaitingRegistration: { label: msg`待登记`, tone: 'state-1' },
  awaitingDisbursement: { label: msg`已质押待放款`, tone: 'pledged' },
  disbursementFailed: { label: msg`放款失败`, tone: 'critical' },
  disbursed: { label: msg`已放款`, tone: 'state-5' },
  overdue: { label: msg`逾期`, tone: 'overdue' },
  awaitingRelease: { label: msg`待解质`, tone: 'pledged' },
  released: { label: msg`已解质`, tone: 'state-6' },
};

/** Repayments of financings and pledge loans. */
export const REPAYMENT_TERMS: Readonly<Record<RepaymentState, Term>> = {
  awaitingReview: { label: msg`待复核`, tone: 'state-2' },
  returned: { label: msg`复核退回`, tone: 'critical' },
  awaitingConfirmation: { label: msg`待确认到账`, tone: 'state-1' },
  denied: { label: msg`未到账`, tone: 'critical' },
  confirmed: { label: msg`已到账`, tone: 'positive' },
};

export const INCOMING_TERMS = {
  awaitingSignature: { label: msg`待签收`, tone: 'state-2' },
  awaitingSignatureReview: { label: msg`签收待复核`, tone: 'state-1' },
  signed: { label: msg`已签收`, tone: 'state-0' },
  refused: { label: msg`已拒签`, tone: 'critical' },
  signatureExpired: { label: msg`已超时`, tone: 'state-3' },
  voidAwaitingReview: { label: msg`开立方申请作废`, tone: 'caution' },
  withdrawalAwaitingReview: { label: msg`转让方申请撤回`, tone: 'caution' },
  withdrawn: { label: msg`已撤回`, tone: 'state-3' },
} as const satisfies Record<string, Term>;

export const ROLE_TERMS: Readonly<Record<Role, MessageDescriptor>> = {
  administrator: msg`管理岗`,
  operator: msg`经办岗`,
  reviewer: msg`审核岗`,
  groupViewer: msg`数据角色`,
};

export const FEE_REFUND_TERMS: Readonly<Record<FeeRefundState, Term>> = {
  refundDue: { label: msg`待退款`, tone: 'caution' },
  refundDeclared: { label: msg`退款待确认`, tone: 'state-1' },
  refunded: { label: msg`已退款`, tone: 'neutral' },
};
