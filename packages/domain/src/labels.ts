import type { AssentState } from './application/assent.ts';
import type { Act, ActionObject, StateOf } from './access/action-matrix.ts';
import type { Role } from './access/role.ts';
import type { DepositState } from './deposit/state.ts';
import type { RegistrationState } from './registration/state.ts';
import type { CreditLineState } from './credit/line-state.ts';
import type { StatementState } from './statement/state.ts';
import type { LendingFeeState } from './fee/lending-fee.ts';
import type { InvoiceRequestState } from './billing/request-state.ts';
import type { FeeState } from './fee/state.ts';
import type { RepaymentState } from './repayment/state.ts';
import type { PaymentState, SettlementState } from './settlement/state.ts';
import type { PledgeState } from './voucher/state.ts';
import type { ObstacleReason } from './quote/obstacles.ts';

/** A name in both languages of the product, inserted into the server's messages and dictionaries. */
export interface Label {
  readonly zh: string;
  readonly en: string;
}

export type Language = keyof Label;

type StateLabels = { readonly [O in ActionObject]: Readonly<Record<StateOf<O>, Label>> };

/** Display names of the states (objects §1), used by the server. A test keeps the terms of `features` equal to them. */
export const STATE_LABELS: StateLabels = {
  issuance: {
    draft: { zh: '草稿', en: 'Draft' },
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '复核退回', en: 'Returned by reviewer' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    awaitingSignature: { zh: '待签收', en: 'Awaiting sign-for' },
    awaitingSignatureReview: { zh: '签收待复核', en: 'Sign-for under review' },
    refused: { zh: '已拒签', en: 'Refused' },
    signatureExpired: { zh: '签收超时关闭', en: 'Sign-for expired' },
    effective: { zh: '已生效', en: 'In force' },
    voidAwaitingReview: { zh: '作废待复核', en: 'Voiding under review' },
    voided: { zh: '已作废', en: 'Voided' },
    settled: { zh: '已结清', en: 'Settled' },
    overdue: { zh: '逾期', en: 'Overdue' },
    partiallySettled: { zh: '部分兑付', en: 'Partly paid' },
  },
  piece: {
    holding: { zh: '正常持有', en: 'Held' },
    transferring: { zh: '转让中', en: 'Transferring' },
    awaitingReceipt: { zh: '待签收', en: 'Awaiting sign-for' },
    transferred: { zh: '已转让', en: 'Transferred' },
    financing: { zh: '融资中', en: 'Financing' },
    financed: { zh: '已融资', en: 'Financed' },
    settled: { zh: '到期结算', en: 'Maturity settlement' },
  },
  transfer: {
    draft: { zh: '草稿', en: 'Draft' },
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '复核退回', en: 'Returned by reviewer' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    awaitingSignature: { zh: '待签收', en: 'Awaiting sign-for' },
    awaitingSignatureReview: { zh: '签收待复核', en: 'Sign-for under review' },
    refused: { zh: '已拒签', en: 'Refused' },
    signatureExpired: { zh: '超时退回', en: 'Returned on expiry' },
    withdrawalAwaitingReview: { zh: '撤回待复核', en: 'Withdrawal under review' },
    completed: { zh: '已完成', en: 'Completed' },
  },
  financing: {
    draft: { zh: '草稿', en: 'Draft' },
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '已退回', en: 'Sent back' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    awaitingAcceptance: { zh: '待资方受理', en: 'With the lender' },
    underApproval: { zh: '资方审批中', en: 'Being approved' },
    supplementing: { zh: '待补件', en: 'Papers asked for' },
    declined: { zh: '资方拒绝', en: 'Declined by the lender' },
    awaitingContract: { zh: '待签约', en: 'Awaiting contract' },
    awaitingDisbursement: { zh: '待放款', en: 'To be paid out' },
    disbursementFailed: { zh: '放款失败', en: 'Payout failed' },
    disbursed: { zh: '已放款', en: 'Paid out' },
    overdue: { zh: '逾期', en: 'Overdue' },
    settled: { zh: '已结清', en: 'Settled' },
  },
  pledge: {
    draft: { zh: '草稿', en: 'Draft' },
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '已退回', en: 'Sent back' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    awaitingGuarantor: { zh: '待担保方审核', en: 'With the guarantor' },
    awaitingGuarantorSignature: { zh: '待担保方签约', en: 'Guarantor to sign' },
    guarantorDeclined: { zh: '担保方拒绝', en: 'Declined by the guarantor' },
    guarantorSupplementing: { zh: '待补件（担保方）', en: 'Papers asked for by the guarantor' },
    underApproval: { zh: '待资方审批', en: 'Awaiting the lender' },
    supplementing: { zh: '待补件', en: 'Papers asked for' },
    declined: { zh: '资方拒绝', en: 'Declined by the lender' },
    awaitingRegistration: { zh: '待登记', en: 'To be registered' },
    awaitingDisbursement: { zh: '已质押待放款', en: 'Pledged, to be paid out' },
    disbursementFailed: { zh: '放款失败', en: 'Payout failed' },
    disbursed: { zh: '已放款', en: 'Paid out' },
    overdue: { zh: '逾期', en: 'Overdue' },
    awaitingRelease: { zh: '待解质', en: 'To be released' },
    released: { zh: '已解质', en: 'Released' },
  },
  creditApplication: {
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '复核退回', en: 'Returned by reviewer' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    awaitingDecision: { zh: '待审批', en: 'Awaiting a decision' },
    granted: { zh: '已批准', en: 'Granted' },
    declined: { zh: '未批准', en: 'Not granted' },
  },
  bankAccount: {
    unproved: { zh: '待验证', en: 'To be proved' },
    usable: { zh: '正常', en: 'In use' },
    frozen: { zh: '已冻结', en: 'Frozen' },
    unbound: { zh: '已解绑', en: 'Unbound' },
  },
  fundSupplement: {
    awaitingReview: { zh: '待复核', en: 'Awaiting review' },
    returned: { zh: '复核退回', en: 'Returned by reviewer' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
    passed: { zh: '已入账', en: 'Registered' },
  },
};

export const PLEDGE_STATE_LABELS: Readonly<Record<PledgeState, Label>> = {
  none: { zh: '未质押', en: 'Not pledged' },
  applying: { zh: '质押申请中', en: 'Pledge requested' },
  pledged: { zh: '已质押', en: 'Pledged' },
  releasing: { zh: '解质中', en: 'Releasing' },
};

export const ASSENT_STATE_LABELS: Readonly<Record<AssentState, Label>> = {
  open: { zh: '待同意', en: 'To be agreed to' },
  made: { zh: '同意待复核', en: 'Agreement under review' },
  given: { zh: '已同意', en: 'Agreed' },
  refused: { zh: '不同意', en: 'Not agreed' },
};

export const REPAYMENT_STATE_LABELS: Readonly<Record<RepaymentState, Label>> = {
  awaitingReview: { zh: '待复核', en: 'Awaiting review' },
  returned: { zh: '复核退回', en: 'Returned by reviewer' },
  awaitingConfirmation: { zh: '待确认到账', en: 'Arrival to be confirmed' },
  denied: { zh: '未到账', en: 'Not arrived' },
  confirmed: { zh: '已到账', en: 'Arrived' },
};

export const SETTLEMENT_STATE_LABELS: Readonly<Record<SettlementState, Label>> = {
  reserving: { zh: '备款中', en: 'Setting money aside' },
  paying: { zh: '付款中', en: 'Being paid' },
  partly: { zh: '部分未入账', en: 'Partly not received' },
  short: { zh: '逾期未付', en: 'Overdue' },
  prepared: { zh: '付款待授权', en: 'Payment to be authorised' },
  paid: { zh: '已付清', en: 'Paid' },
};

export const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, Label>> = {
  open: { zh: '待付', en: 'To be paid' },
  paid: { zh: '已到账', en: 'Arrived' },
  failed: { zh: '未付', en: 'Not paid' },
};

export const CREDIT_LINE_STATE_LABELS: Readonly<Record<CreditLineState, Label>> = {
  inForce: { zh: '生效中', en: 'In force' },
  frozen: { zh: '已冻结', en: 'Frozen' },
  expired: { zh: '已过期', en: 'Expired' },
  closed: { zh: '已终止', en: 'Closed' },
};

export const REGISTRATION_STATE_LABELS: Readonly<Record<RegistrationState, Label>> = {
  draft: { zh: '填写中', en: 'Draft' },
  submitted: { zh: '待审核', en: 'Awaiting review' },
  rejected: { zh: '审核未通过', en: 'Rejected' },
  approved: { zh: '待小额验证', en: 'Awaiting the deposit check' },
  completed: { zh: '已完成', en: 'Completed' },
};

export const DEPOSIT_STATE_LABELS: Readonly<Record<DepositState, Label>> = {
  notStarted: { zh: '未发起', en: 'Not started' },
  processing: { zh: '受理中', en: 'With the bank' },
  paid: { zh: '已打款待回填', en: 'Paid, to be confirmed' },
  failed: { zh: '打款失败', en: 'Payment failed' },
  verified: { zh: '验证成功', en: 'Verified' },
  exhausted: { zh: '验证失败', en: 'Attempts used up' },
  expired: { zh: '已过期', en: 'Expired' },
};

export const FEE_STATE_LABELS: Readonly<Record<FeeState, Label>> = {
  pending: { zh: '待缴', en: 'To be paid' },
  declared: { zh: '已申报', en: 'Declared' },
  returned: { zh: '已退回', en: 'Sent back' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};

export const INVOICE_REQUEST_STATE_LABELS: Readonly<Record<InvoiceRequestState, Label>> = {
  waiting: { zh: '待开', en: 'Waiting' },
  issued: { zh: '已开', en: 'Issued' },
  returned: { zh: '退回', en: 'Returned' },
};

export const LENDING_FEE_STATE_LABELS: Readonly<Record<LendingFeeState, Label>> = {
  due: { zh: '待支付', en: 'Due' },
  withheld: { zh: '已随放款扣收', en: 'Withheld at payout' },
  declared: { zh: '待确认', en: 'To be confirmed' },
  received: { zh: '已到账', en: 'Received' },
  reversed: { zh: '已冲回', en: 'Reversed' },
  lapsed: { zh: '无须支付', en: 'No longer owed' },
  refundDue: { zh: '待退款', en: 'To be refunded' },
  refundDeclared: { zh: '退款待确认', en: 'Refund to be confirmed' },
  refunded: { zh: '已退款', en: 'Refunded' },
};

export const STATEMENT_STATE_LABELS: Readonly<Record<StatementState, Label>> = {
  running: { zh: '本月未结束', en: 'Month under way' },
  toConfirm: { zh: '待确认', en: 'To be confirmed' },
  disputed: { zh: '有异议', en: 'Disputed' },
  answered: { zh: '已答复', en: 'Answered' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
};

/** Why a lender cannot lend, as a clause for messages that name a single reason. */
export const OBSTACLE_LABELS: Readonly<Record<ObstacleReason, Label>> = {
  notOffered: { zh: '该渠道暂停受理', en: 'it takes no applications now' },
  notSigned: { zh: '本企业尚未与该渠道签约', en: 'your enterprise has not signed with it' },
  otherChannelsVoucher: { zh: '只受理本渠道开立的凭证', en: 'it takes only vouchers issued on its own channel' },
  keptByItsChannel: { zh: '凭证只能在开立渠道融资', en: 'the vouchers are financed on their own channel only' },
  loanOutlivesPledge: { zh: '贷款到期晚于凭证到期', en: 'the loan would outlive the pledge' },
  fallenDue: { zh: '凭证没有可融资的天数', en: 'no day is left to lend for' },
  termTooShort: { zh: '剩余天数少于最短期限', en: 'fewer days are left than it lends for' },
  termTooLong: { zh: '剩余天数超过最长期限', en: 'more days are left than it lends for' },
  belowMinimum: { zh: '低于最低金额', en: 'the amount is below its least' },
  aboveMaximum: { zh: '超过最高金额', en: 'the amount is above its most' },
  abovePledgeRate: { zh: '超过按质押率可贷的金额', en: 'the amount is above what the pledge allows' },
  noCreditLine: { zh: '该渠道对开立方没有授信', en: 'it has granted the issuer no line' },
  creditShort: { zh: '该渠道对开立方的额度不足', en: 'its line for the issuer falls short' },
  planShort: { zh: '该渠道本期资金不足', en: 'its plan for the period falls short' },
  noGuarantor: { zh: '没有可用的担保方', en: 'there is no guarantor' },
  guarantorShort: { zh: '担保额度不足', en: 'the guarantor’s line falls short' },
  notQuoted: { zh: '资方暂不报价', en: 'it quotes nothing now' },
  nothingLeft: { zh: '扣除费用后没有余额', en: 'nothing is left after its charges' },
};

/** Display names of the roles (glossary). */
export const ROLE_LABELS: Readonly<Record<Role, Label>> = {
  administrator: { zh: '管理岗', en: 'Administrator' },
  operator: { zh: '经办岗', en: 'Operator' },
  reviewer: { zh: '审核岗', en: 'Reviewer' },
  groupViewer: { zh: '数据角色', en: 'Data viewer' },
};

/** Names of the acts as a verb phrase inside a sentence. */
export const ACT_LABELS: Readonly<
  Record<
    | Act
    | 'split'
    | 'settle'
    | 'reject'
    | 'confirmDeposit'
    | 'restartDeposit'
    | 'declare'
    | 'addProof'
    | 'issueInvoice'
    | 'returnRequest'
    | 'confirm'
    | 'reverse'
    | 'queryBank'
    | 'dispute'
    | 'answer',
    Label
  >
> = {
  view: { zh: '查看', en: 'view it' },
  export: { zh: '导出', en: 'export it' },
  print: { zh: '打印', en: 'print it' },
  evidence: { zh: '下载证据', en: 'download its evidence' },
  copy: { zh: '复制开立', en: 'copy it' },
  tree: { zh: '查看流转树', en: 'view its circulation' },
  edit: { zh: '编辑', en: 'edit it' },
  submit: { zh: '提交', en: 'submit it' },
  delete: { zh: '删除', en: 'delete it' },
  withdraw: { zh: '撤回', en: 'withdraw it' },
  remind: { zh: '催办', en: 'send a reminder' },
  pass: { zh: '复核通过', en: 'pass it' },
  return: { zh: '退回', en: 'return it' },
  sign: { zh: '签收', en: 'sign for it' },
  refuse: { zh: '拒签', en: 'refuse it' },
  signConfirm: { zh: '确认签收', en: 'confirm the sign-for' },
  signReturn: { zh: '退回签收', en: 'return the sign-for' },
  withdrawApply: { zh: '申请撤回', en: 'apply to withdraw it' },
  withdrawApprove: { zh: '同意撤回', en: 'approve withdrawing it' },
  withdrawReject: { zh: '驳回撤回', en: 'reject withdrawing it' },
  voidApply: { zh: '申请作废', en: 'apply to void it' },
  voidApprove: { zh: '同意作废', en: 'approve voiding it' },
  voidReject: { zh: '驳回作废', en: 'reject voiding it' },
  transfer: { zh: '转让', en: 'transfer it' },
  finance: { zh: '融资', en: 'finance it' },
  pledge: { zh: '质押', en: 'pledge it' },
  pay: { zh: '付款', en: 'pay it' },
  explain: { zh: '说明', en: 'explain it' },
  authorisePay: { zh: '授权付款', en: 'authorise payment' },
  retryPay: { zh: '重新付款', en: 'pay it again' },
  addReceipt: { zh: '添加银行回单', en: 'add a bank receipt' },
  urge: { zh: '催付', en: 'urge payment' },
  confirmAccount: { zh: '确认收款账户', en: 'confirm the receiving account' },
  furtherStep: { zh: '办理资金方补充步骤', en: 'take the lender’s further step' },
  accept: { zh: '受理', en: 'accept it' },
  askMore: { zh: '要求补件', en: 'ask for more papers' },
  search: { zh: '查询中登', en: 'search the register' },
  supplement: { zh: '补件', en: 'add papers' },
  approve: { zh: '审核通过', en: 'approve it' },
  decline: { zh: '拒绝', en: 'decline it' },
  signContract: { zh: '签约', en: 'sign the contract' },
  contractConfirm: { zh: '确认签约', en: 'confirm the contract' },
  contractReturn: { zh: '退回签约', en: 'return the contract' },
  consent: { zh: '同意分摊', en: 'agree to the share' },
  consentConfirm: { zh: '确认分摊', en: 'confirm the share' },
  consentReturn: { zh: '退回分摊', en: 'return the share' },
  consentRefuse: { zh: '拒绝分摊', en: 'refuse the share' },
  countersign: { zh: '会签', en: 'countersign it' },
  payFee: { zh: '缴纳担保费', en: 'pay the guarantee fee' },
  register: { zh: '登记', en: 'register it' },
  disburse: { zh: '放款', en: 'pay it out' },
  fail: { zh: '登记放款失败', en: 'report that it could not be paid out' },
  retry: { zh: '重新放款', en: 'pay it out again' },
  receipt: { zh: '下载回单', en: 'download its receipt' },
  repay: { zh: '还款', en: 'repay it' },
  repayAuthorise: { zh: '授权还款', en: 'authorise the repayment' },
  repayReturn: { zh: '退回还款', en: 'return the repayment' },
  repayDeny: { zh: '登记还款未到账', en: 'report that the repayment has not arrived' },
  repayConfirm: { zh: '确认还款', en: 'confirm the repayment' },
  markOverdue: { zh: '标记逾期', en: 'mark it overdue' },
  claim: { zh: '追索', en: 'claim it back' },
  releaseApply: { zh: '申请解质', en: 'apply to release it' },
  releaseConfirm: { zh: '确认解质申请', en: 'confirm the release' },
  releaseReturn: { zh: '退回解质申请', en: 'return the release' },
  release: { zh: '解质', en: 'release it' },
  copyToLender: { zh: '换机构申请', en: 'apply to another lender' },
  prove: { zh: '验证', en: 'prove it' },
  makeDefault: { zh: '设为默认', en: 'make it the default' },
  unbind: { zh: '解绑', en: 'unbind it' },
  reject: { zh: '驳回', en: 'reject it' },
  confirmDeposit: { zh: '回填金额', en: 'confirm the amount' },
  restartDeposit: { zh: '重新打款', en: 'request another deposit' },
  declare: { zh: '申报缴费', en: 'declare it paid' },
  addProof: { zh: '补充缴费凭证', en: 'have its receipt added' },
  issueInvoice: { zh: '开具发票', en: 'issue its invoice' },
  returnRequest: { zh: '退回开票申请', en: 'return the request' },
  confirm: { zh: '确认到账', en: 'confirm it' },
  reverse: { zh: '冲回', en: 'reverse it' },
  sendBack: { zh: '退回', en: 'send it back' },
  queryBank: { zh: '查询余额和明细', en: 'ask for its balance and entries' },
  split: { zh: '拆分', en: 'split it' },
  settle: { zh: '结算', en: 'settle it' },
  dispute: { zh: '提出异议', en: 'dispute it' },
  answer: { zh: '答复', en: 'answer it' },
};
