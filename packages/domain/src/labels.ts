import type { Act, ActionObject, StateOf } from './access/action-matrix.ts';
import type { Role } from './access/role.ts';
import type { DepositState } from './deposit/state.ts';
import type { RegistrationState } from './registration/state.ts';
import type { FeeState } from './fee/state.ts';
import type { PledgeState } from './voucher/state.ts';

/** A name in both languages of the product; data that the server's sentences and dictionaries are filled with. */
export interface Label {
  readonly zh: string;
  readonly en: string;
}

/** The languages of the product. */
export type Language = keyof Label;

type StateLabels = { readonly [O in ActionObject]: Readonly<Record<StateOf<O>, Label>> };

/** What each state is called (objects §1), by the server and on the screens: the terms of `features` are tested against it. */
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
    refused: { zh: '对方拒收', en: 'Refused by recipient' },
    signatureExpired: { zh: '超时退回', en: 'Returned on expiry' },
    completed: { zh: '已完成', en: 'Completed' },
  },
};

export const PLEDGE_STATE_LABELS: Readonly<Record<PledgeState, Label>> = {
  none: { zh: '未质押', en: 'Not pledged' },
  applying: { zh: '质押申请中', en: 'Pledge requested' },
  pledged: { zh: '已质押', en: 'Pledged' },
  releasing: { zh: '解质中', en: 'Releasing' },
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

/** What each role is called (glossary). */
export const ROLE_LABELS: Readonly<Record<Role, Label>> = {
  administrator: { zh: '管理岗', en: 'Administrator' },
  operator: { zh: '经办岗', en: 'Operator' },
  reviewer: { zh: '审核岗', en: 'Reviewer' },
  groupViewer: { zh: '数据角色', en: 'Data viewer' },
};

/** What each act is called, as a verb inside a sentence. */
export const ACT_LABELS: Readonly<
  Record<Act | 'split' | 'settle' | 'approve' | 'reject' | 'confirmDeposit' | 'restartDeposit' | 'declare' | 'confirm' | 'sendBack', Label>
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
  voidApply: { zh: '申请作废', en: 'apply to void it' },
  voidApprove: { zh: '同意作废', en: 'approve voiding it' },
  voidReject: { zh: '驳回作废', en: 'reject voiding it' },
  transfer: { zh: '转让', en: 'transfer it' },
  finance: { zh: '融资', en: 'finance it' },
  pledge: { zh: '质押', en: 'pledge it' },
  pay: { zh: '付款', en: 'pay it' },
  explain: { zh: '说明', en: 'explain it' },
  authorisePay: { zh: '授权付款', en: 'authorise payment' },
  urge: { zh: '催付', en: 'urge payment' },
  approve: { zh: '审核通过', en: 'approve it' },
  reject: { zh: '驳回', en: 'reject it' },
  confirmDeposit: { zh: '回填金额', en: 'confirm the amount' },
  restartDeposit: { zh: '重新打款', en: 'request another deposit' },
  declare: { zh: '申报缴费', en: 'declare it paid' },
  confirm: { zh: '确认到账', en: 'confirm it' },
  sendBack: { zh: '退回申报', en: 'send it back' },
  split: { zh: '拆分', en: 'split it' },
  settle: { zh: '结算', en: 'settle it' },
};
