import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { StatusTone } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PathTo } from '../../../platform/navigation/index.ts';
import { ACT_TERMS, TO_REVIEW, TO_REVIEW_SIGNING } from '../../../platform/terms/index.ts';

export type Overview = ResponseOf<(typeof contract)['workbench']['overview']>;
export type Task = Overview['tasks'][number];

export interface TaskTerm {
  readonly label: MessageDescriptor;
  readonly tone: StatusTone;
  /** Label of the link: the word of the act that is to be done there. */
  readonly verb: MessageDescriptor;
  /** Its description, if not that of the application. @default the application's */
  readonly about?: (task: Task) => MessageDescriptor;
  /** Address of its page. @default none: the screen is not built */
  readonly to?: (place: PathTo, task: Task) => string | undefined;
}

/** The issuer's share of a financing: the amount that it consents to. */
const bornePart: TaskTerm['about'] = ({ fromName }) => msg`${{ holder: fromName }}的融资中由本企业承担的利息和费用`;

/** The kinds of work that may wait, in the words of the table. */
export const TASK_TERMS: Readonly<Record<Task['kind'], TaskTerm>> = {
  signFor: {
    label: msg`签收`,
    tone: 'state-2',
    verb: ACT_TERMS.sign,
    to: (place, { id, subject }) => place('voucher.signFor', { kind: subject ?? undefined, id }),
  },
  signForConfirm: {
    label: TO_REVIEW_SIGNING,
    tone: 'state-1',
    verb: TO_REVIEW_SIGNING,
    to: (place, { id, subject }) => place('voucher.signFor', { kind: subject ?? undefined, id }),
  },
  issuanceReview: {
    label: msg`开立审核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('issuance.review', { id }),
  },
  voidReview: {
    label: msg`作废复核`,
    tone: 'caution',
    verb: TO_REVIEW,
    to: (place, { id }) => place('issuance.review', { id }),
  },
  issuanceReturned: {
    label: msg`开立退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('issuance.issue', { id }),
  },
  transferReview: {
    label: msg`转让复核`,
    tone: 'state-1',
    verb: TO_REVIEW,
    to: (place, { id }) => place('transfer.review', { id }),
  },
  withdrawalReview: {
    label: msg`撤回复核`,
    tone: 'caution',
    verb: TO_REVIEW,
    to: (place, { id }) => place('transfer.review', { id }),
  },
  transferReturned: {
    label: msg`转让退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('transfer.apply', { resubmit: id }),
  },
  financingReview: {
    label: msg`融资复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('financing.records', { view: 'review', id }),
  },
  financingReturned: {
    label: msg`融资退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('financing.apply', { resubmit: id }),
  },
  financingFurtherStep: {
    label: msg`资金方补充步骤`,
    tone: 'state-1',
    verb: ACT_TERMS.furtherStep,
    to: (place, { id }) => place('financing.records', { id }),
  },
  financingSupplement: {
    label: msg`融资补件`,
    tone: 'caution',
    verb: ACT_TERMS.supplement,
    to: (place, { id }) => place('financing.records', { id }),
  },
  financingContract: {
    label: msg`融资签约`,
    tone: 'state-1',
    verb: ACT_TERMS.signContract,
    to: (place, { id }) => place('financing.records', { id }),
  },
  financingContractConfirm: {
    label: msg`签约复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('financing.records', { view: 'review', id }),
  },
  financingClaimed: {
    label: msg`融资追索`,
    tone: 'critical',
    about: ({ toName }) => msg`${{ lender: toName }}要求回购，剩余本金（另计利息）`,
    verb: ACT_TERMS.repay,
    to: (place, { id }) => place('financing.records', { id, tab: 'repayments' }),
  },
  financingRepaymentReview: {
    label: msg`还款复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('financing.records', { view: 'review', id }),
  },
  financingConsent: {
    label: msg`付息分摊`,
    about: bornePart,
    tone: 'state-1',
    verb: msg`处理`,
    to: (place, { id }) => place('financing.issuer', { id }),
  },
  financingConsentConfirm: {
    label: msg`分摊复核`,
    about: bornePart,
    tone: 'state-2',
    verb: ACT_TERMS.consentConfirm,
    to: (place, { id }) => place('financing.issuer', { id }),
  },
  pledgeReview: {
    label: msg`质押复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('pledge.review', { id }),
  },
  pledgeReturned: {
    label: msg`质押退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('pledge.apply', { resubmit: id }),
  },
  pledgeSupplement: {
    label: msg`质押补件`,
    tone: 'caution',
    verb: ACT_TERMS.supplement,
    to: (place, { id }) => place('pledge.records', { id }),
  },
  pledgeDue: {
    label: msg`到期还款`,
    tone: 'state-1',
    about: ({ toName }) => msg`${{ lender: toName }}的贷款即将到期，剩余本金`,
    verb: ACT_TERMS.repay,
    to: (place, { id }) => place('pledge.records', { id, tab: 'repayments' }),
  },
  pledgeOverdue: {
    label: msg`质押逾期还款`,
    tone: 'overdue',
    about: ({ toName }) => msg`${{ lender: toName }}的贷款已逾期，剩余本金`,
    verb: ACT_TERMS.repay,
    to: (place, { id }) => place('pledge.records', { id, tab: 'repayments' }),
  },
  pledgeRepaymentReview: {
    label: msg`还款复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('pledge.review', { id }),
  },
  pledgeFee: {
    label: msg`缴纳担保费`,
    tone: 'state-1',
    about: ({ toName }) => msg`担保费付给${{ payee: toName }}`,
    verb: ACT_TERMS.payFee,
    to: (place, { id }) => place('pledge.records', { id }),
  },
  pledgeFeeRefund: {
    label: msg`退费确认`,
    tone: 'state-1',
    about: ({ toName }) => msg`${{ payer: toName }}退还的担保费`,
    verb: msg`确认`,
    to: (place, { id }) => place('pledge.records', { id }),
  },
  pledgeRelease: {
    label: msg`申请解质`,
    tone: 'state-1',
    verb: ACT_TERMS.releaseApply,
    to: (place, { id }) => place('pledge.records', { id }),
  },
  pledgeReleaseConfirm: {
    label: msg`解质复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('pledge.review', { id }),
  },
  lendingAccept: {
    label: msg`质押受理`,
    tone: 'state-1',
    verb: ACT_TERMS.accept,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingSearch: {
    label: msg`查询中登`,
    tone: 'state-1',
    verb: ACT_TERMS.search,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingApprove: {
    label: msg`质押审批`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingSign: {
    label: msg`担保签约`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingRegister: {
    label: msg`登记质押`,
    tone: 'state-1',
    verb: ACT_TERMS.register,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingDisburse: {
    label: msg`质押放款`,
    tone: 'state-1',
    verb: ACT_TERMS.disburse,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingRepayment: {
    label: msg`还款确认`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  lendingFeeConfirm: {
    label: msg`担保费到账确认`,
    tone: 'state-1',
    verb: msg`确认`,
    to: (place) => place('lending.fees', { state: 'declared' }),
  },
  lendingFeeRefund: {
    label: msg`退还担保费`,
    tone: 'caution',
    verb: msg`退费`,
    to: (place) => place('lending.fees', { state: 'refundDue' }),
  },
  lendingRelease: {
    label: msg`办理解质`,
    tone: 'state-1',
    verb: ACT_TERMS.release,
    to: (place, { id }) => place('lending.pledges', { id }),
  },
  creditReview: {
    label: msg`授信申请复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('credit.lines', { id }),
  },
  creditReturned: {
    label: msg`授信申请退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('credit.lines', { id }),
  },
  settlementPay: {
    label: msg`逾期付款`,
    tone: 'overdue',
    verb: ACT_TERMS.pay,
    to: (place, { id }) => place('settlement.payments', { id }),
  },
  settlementAuthorise: {
    label: msg`付款授权`,
    tone: 'state-2',
    verb: ACT_TERMS.authorisePay,
    to: (place, { id }) => place('settlement.payments', { id }),
  },
  fundSupplementReview: {
    label: msg`补录复核`,
    tone: 'state-2',
    verb: TO_REVIEW,
    to: (place, { id }) => place('home.workbench', { supplement: id }),
  },
  fundSupplementReturned: {
    label: msg`补录退回`,
    tone: 'critical',
    verb: msg`修改`,
    to: (place, { id }) => place('fundRegister.supplements', { id }),
  },
  accountCheck: {
    label: msg`账户验证`,
    tone: 'state-1',
    about: () => msg`银行已向该账户打入小额款项，填写金额后账户即可使用`,
    verb: msg`填写金额`,
    to: (place, { id }) => place('bankAccounts.list', { id }),
  },
  fee: {
    label: msg`缴费`,
    tone: 'caution',
    verb: msg`缴费`,
  },
};
