import type { BankAccountState } from '../account/state.ts';
import type { CreditApplicationState } from '../credit/application-state.ts';
import type { FinancingState } from '../financing/state.ts';
import type { FundSupplementState } from '../fund/supplement-state.ts';
import type { IssuanceState } from '../issuance/state.ts';
import type { PledgeApplicationState } from '../pledge/state.ts';
import type { TransferState } from '../transfer/state.ts';
import type { PieceState } from '../voucher/state.ts';
import { holdsPermission, type PermissionKey } from './permissions.ts';
import type { Role } from './role.ts';

/** What a person can do with an object. An act that triggers an event of the state machine has the name of that event. */
export const ACTS = [
  'view',
  'export',
  'print',
  'evidence',
  'copy',
  'tree',
  'edit',
  'submit',
  'delete',
  'withdraw',
  'withdrawApply',
  'withdrawApprove',
  'withdrawReject',
  'remind',
  'pass',
  'return',
  'sign',
  'refuse',
  'signConfirm',
  'signReturn',
  'voidApply',
  'voidApprove',
  'voidReject',
  'transfer',
  'finance',
  'pledge',
  'pay',
  'explain',
  'authorisePay',
  'retryPay',
  'addReceipt',
  'urge',
  'confirmAccount',
  'furtherStep',
  'accept',
  'askMore',
  'search',
  'supplement',
  'approve',
  'decline',
  'sendBack',
  'signContract',
  'contractConfirm',
  'contractReturn',
  'consent',
  'consentConfirm',
  'consentReturn',
  'consentRefuse',
  'countersign',
  'payFee',
  'register',
  'disburse',
  'fail',
  'retry',
  'receipt',
  'repay',
  'repayAuthorise',
  'repayReturn',
  'repayDeny',
  'repayConfirm',
  'markOverdue',
  'claim',
  'releaseApply',
  'releaseConfirm',
  'releaseReturn',
  'release',
  'copyToLender',
  'prove',
  'makeDefault',
  'unbind',
] as const;

export type Act = (typeof ACTS)[number];

export const PARTIES = ['own', 'counterparty', 'funder', 'guarantor'] as const;

/**
 * - `own`: the issuer of an issuance, the holder of a piece, the transferor of a transfer, the applicant of a financing.
 * - `counterparty`: the recipient; for a piece, its former holders; for a financing, the issuer of the financed vouchers.
 * - `funder`: the lender; for an issuance, a lender that bought a part or took one as a pledge.
 * - `guarantor`: the guarantor of a loan.
 */
export type Party = (typeof PARTIES)[number];

interface StatesOf {
  readonly issuance: IssuanceState;
  readonly piece: PieceState;
  readonly transfer: TransferState;
  readonly financing: FinancingState;
  readonly pledge: PledgeApplicationState;
  readonly creditApplication: CreditApplicationState;
  readonly bankAccount: BankAccountState;
  readonly fundSupplement: FundSupplementState;
}

export type ActionObject = keyof StatesOf;
export type StateOf<O extends ActionObject> = StatesOf[O];

/** A business that one person applies for and another reviews: each has a permission `<business>.make` and one `<business>.review`. */
type Business = 'issuance' | 'transfer' | 'financing' | 'pledge' | 'consent' | 'lending' | 'credit' | 'settlement' | 'fund';

/** The permission for each act: a separate key, or the `make` or `review` permission of the business. */
const NEEDS = {
  view: 'records.read',
  export: 'records.export',
  print: 'records.read',
  evidence: 'records.read',
  copy: 'make',
  tree: 'records.trace',
  edit: 'make',
  submit: 'make',
  delete: 'make',
  withdraw: 'make',
  remind: 'make',
  pass: 'review',
  return: 'review',
  sign: 'signFor.make',
  refuse: 'signFor.make',
  signConfirm: 'signFor.confirm',
  signReturn: 'signFor.confirm',
  voidApply: 'make',
  withdrawApply: 'make',
  withdrawApprove: 'review',
  withdrawReject: 'review',
  voidApprove: 'review',
  voidReject: 'review',
  transfer: 'transfer.make',
  finance: 'financing.make',
  pledge: 'pledge.make',
  pay: 'settlement.make',
  explain: 'settlement.make',
  authorisePay: 'settlement.review',
  retryPay: 'settlement.make',
  addReceipt: 'settlement.make',
  urge: 'settlement.make',
  confirmAccount: 'settlement.make',
  furtherStep: 'make',
  accept: 'make',
  askMore: 'make',
  search: 'make',
  supplement: 'make',
  approve: 'review',
  decline: 'review',
  sendBack: 'review',
  signContract: 'make',
  contractConfirm: 'review',
  contractReturn: 'review',
  consent: 'make',
  consentConfirm: 'review',
  consentReturn: 'review',
  consentRefuse: 'make',
  countersign: 'review',
  payFee: 'make',
  register: 'make',
  disburse: 'make',
  fail: 'make',
  retry: 'make',
  receipt: 'records.read',
  repay: 'make',
  repayAuthorise: 'review',
  repayReturn: 'review',
  repayDeny: 'review',
  repayConfirm: 'review',
  markOverdue: 'make',
  claim: 'make',
  releaseApply: 'make',
  releaseConfirm: 'review',
  releaseReturn: 'review',
  release: 'make',
  copyToLender: 'make',
  prove: 'account.manage',
  makeDefault: 'account.manage',
  unbind: 'account.manage',
} as const satisfies Readonly<Record<Act, PermissionKey | 'make' | 'review'>>;

function neededBy(act: Act, business: Business): PermissionKey {
  const needs = NEEDS[act];
  return needs === 'make' || needs === 'review' ? `${business}.${needs}` : needs;
}

/** What a party may do with an object in a state. */
export interface Cell {
  /** Decides which permissions `make` and `review` stand for. */
  readonly business: Business;
  readonly acts: readonly Act[];
}

export type CellsByParty = Readonly<Partial<Record<Party, Cell>>>;
type Matrix = { readonly [O in ActionObject]: Readonly<Record<StatesOf[O], CellsByParty>> };

/** A cell with the given acts; `view` is always among them. */
export const cellOf =
  (business: Business) =>
  (...acts: readonly Act[]): Cell => ({ business, acts: ['view', ...acts] });
const issuance = cellOf('issuance');
const transfer = cellOf('transfer');
const financing = cellOf('financing');
const pledge = cellOf('pledge');
const consent = cellOf('consent');
const lending = cellOf('lending');
const credit = cellOf('credit');
const fund = cellOf('fund');
const account = credit;

const viewOnly = issuance();
const receipt = transfer('print', 'evidence');
const toSignFor = issuance('sign', 'refuse');
const toConfirm = issuance('signConfirm', 'signReturn');
const inArrears = ['tree', 'pay', 'explain', 'authorisePay', 'addReceipt'] as const;
const unpaid = issuance('urge', 'evidence');
const unpaidToFunder = issuance('urge');
const repaying = ['receipt', 'repay', 'repayAuthorise', 'repayReturn'] as const;
const collecting = ['receipt', 'repayConfirm', 'repayDeny'] as const;
const closed = lending('receipt', 'print', 'evidence');
const endedUnfunded = { own: pledge('copyToLender'), funder: viewOnly, guarantor: viewOnly };

/**
 * The allowed acts by object, state and party (screens §10); the permission of each act decides which roles of the party may do it.
 * Both the buttons and the server's policy derive from this table, and an act that is not listed is refused. That nobody reviews
 * their own entry is a rule on persons and is checked in addition (see four-eyes.ts).
 */
export const ACTION_MATRIX: Matrix = {
  issuance: {
    draft: { own: issuance('edit', 'submit', 'delete') },
    awaitingReview: { own: issuance('withdraw', 'remind', 'pass', 'return') },
    returned: { own: issuance('edit', 'submit', 'delete') },
    withdrawn: { own: issuance('copy') },
    awaitingSignature: { own: issuance('voidApply', 'remind'), counterparty: toSignFor },
    awaitingSignatureReview: { own: viewOnly, counterparty: toConfirm },
    refused: { own: issuance('copy'), counterparty: viewOnly },
    signatureExpired: { own: issuance('copy'), counterparty: viewOnly },
    effective: { own: issuance('copy', 'tree', 'export'), counterparty: viewOnly },
    voidAwaitingReview: { own: issuance('remind', 'voidApprove', 'voidReject'), counterparty: viewOnly },
    voided: { own: issuance('copy'), counterparty: viewOnly },
    settled: { own: issuance('copy', 'tree', 'export', 'addReceipt'), counterparty: viewOnly },
    overdue: { own: issuance(...inArrears), counterparty: unpaid, funder: unpaidToFunder },
    partiallySettled: { own: issuance(...inArrears, 'retryPay'), counterparty: unpaid, funder: unpaidToFunder },
  },
  piece: {
    holding: { own: transfer('transfer', 'finance', 'pledge', 'export', 'confirmAccount'), counterparty: viewOnly },
    // Withdraw, pass and return act on the application that holds the piece, and only while that application takes them.
    transferring: {
      own: transfer('withdraw', 'withdrawApply', 'pass', 'return', 'withdrawApprove', 'withdrawReject'),
      counterparty: viewOnly,
    },
    awaitingReceipt: { own: transfer('sign', 'refuse', 'signConfirm', 'signReturn'), counterparty: viewOnly },
    transferred: { own: receipt, counterparty: viewOnly },
    financing: { own: financing('withdraw', 'pass', 'return'), counterparty: viewOnly },
    financed: { own: receipt, counterparty: viewOnly },
    settled: { own: receipt, counterparty: viewOnly },
  },
  transfer: {
    draft: { own: transfer('edit', 'submit', 'delete') },
    awaitingReview: { own: transfer('withdraw', 'remind', 'pass', 'return') },
    returned: { own: transfer('edit', 'submit', 'delete') },
    withdrawn: { own: viewOnly },
    awaitingSignature: { own: transfer('withdrawApply', 'remind'), counterparty: toSignFor },
    awaitingSignatureReview: { own: viewOnly, counterparty: toConfirm },
    withdrawalAwaitingReview: { own: transfer('remind', 'withdrawApprove', 'withdrawReject'), counterparty: viewOnly },
    refused: { own: viewOnly, counterparty: viewOnly },
    signatureExpired: { own: viewOnly, counterparty: viewOnly },
    completed: { own: receipt, counterparty: receipt },
  },
  // The issuer sees a financing from the contract on, because from then on the claim against the issuer may pass to the lender.
  financing: {
    draft: { own: financing('edit', 'submit', 'delete') },
    awaitingReview: { own: financing('withdraw', 'remind', 'pass', 'return') },
    returned: { own: financing('edit', 'submit', 'delete'), funder: viewOnly },
    withdrawn: { own: financing('copyToLender'), funder: viewOnly },
    awaitingAcceptance: { own: financing('withdraw', 'remind', 'furtherStep'), funder: lending('accept', 'decline') },
    underApproval: { own: financing('remind'), funder: lending('askMore', 'approve', 'decline') },
    supplementing: { own: financing('supplement'), funder: lending('decline') },
    declined: { own: financing('copyToLender'), funder: viewOnly },
    awaitingContract: {
      own: financing('withdraw', 'remind', 'signContract', 'contractConfirm', 'contractReturn'),
      counterparty: consent('consent', 'consentConfirm', 'consentReturn', 'consentRefuse'),
      funder: lending('countersign', 'decline'),
    },
    awaitingDisbursement: { own: financing('remind'), counterparty: viewOnly, funder: lending('register', 'disburse', 'fail') },
    disbursementFailed: { own: financing('withdraw', 'remind'), counterparty: viewOnly, funder: lending('retry', 'decline') },
    disbursed: { own: financing(...repaying), counterparty: viewOnly, funder: lending(...collecting, 'markOverdue') },
    overdue: { own: financing(...repaying), counterparty: viewOnly, funder: lending(...collecting, 'claim') },
    settled: { own: closed, counterparty: viewOnly, funder: closed },
  },
  pledge: {
    draft: { own: pledge('edit', 'submit', 'delete') },
    awaitingReview: { own: pledge('withdraw', 'remind', 'pass', 'return') },
    // With a fee paid it is withdrawn, without one it is deleted.
    returned: { own: pledge('edit', 'submit', 'delete', 'withdraw'), funder: viewOnly, guarantor: viewOnly },
    withdrawn: endedUnfunded,
    awaitingGuarantor: {
      own: pledge('withdraw', 'remind'),
      guarantor: lending('accept', 'search', 'askMore', 'approve', 'decline', 'sendBack'),
    },
    awaitingGuarantorSignature: { own: pledge('withdraw', 'remind'), guarantor: lending('countersign', 'decline') },
    guarantorDeclined: { own: pledge('copyToLender'), guarantor: viewOnly },
    guarantorSupplementing: { own: pledge('supplement'), guarantor: lending('decline') },
    underApproval: {
      own: pledge('withdraw', 'remind', 'payFee'),
      funder: lending('accept', 'search', 'askMore', 'approve', 'decline', 'sendBack'),
      guarantor: viewOnly,
    },
    supplementing: { own: pledge('supplement', 'payFee'), funder: lending('decline'), guarantor: viewOnly },
    declined: endedUnfunded,
    // The pledgee is the lender or the guarantor of the loan, and registers and releases its own pledge.
    awaitingRegistration: {
      own: pledge('remind', 'payFee'),
      funder: lending('search', 'register', 'decline'),
      guarantor: lending('search', 'register'),
    },
    awaitingDisbursement: { own: pledge('remind', 'payFee'), funder: lending('disburse', 'fail'), guarantor: viewOnly },
    disbursementFailed: { own: pledge('withdraw', 'remind', 'payFee'), funder: lending('retry', 'decline'), guarantor: viewOnly },
    disbursed: { own: pledge(...repaying, 'payFee'), funder: lending(...collecting, 'markOverdue'), guarantor: lending('receipt') },
    overdue: { own: pledge(...repaying, 'payFee'), funder: lending(...collecting), guarantor: lending('receipt') },
    awaitingRelease: {
      own: pledge('receipt', 'remind', 'releaseApply', 'releaseConfirm', 'releaseReturn', 'payFee'),
      funder: lending('receipt', 'release'),
      guarantor: lending('receipt', 'release'),
    },
    // A guarantee fee that was not paid before stays owed.
    released: { own: pledge('receipt', 'print', 'evidence', 'payFee'), funder: closed, guarantor: closed },
  },
  creditApplication: {
    awaitingReview: { own: credit('withdraw', 'remind', 'pass', 'return') },
    returned: { own: credit('submit', 'delete') },
    withdrawn: { own: viewOnly },
    awaitingDecision: { own: credit('withdraw', 'remind'), funder: lending('approve', 'decline') },
    granted: { own: viewOnly, funder: viewOnly },
    declined: { own: viewOnly, funder: viewOnly },
  },
  bankAccount: {
    unproved: { own: account('prove', 'unbind') },
    usable: { own: account('makeDefault', 'unbind') },
    frozen: { own: account('unbind') },
    unbound: { own: viewOnly },
  },
  fundSupplement: {
    awaitingReview: { own: fund('withdraw', 'pass', 'return') },
    returned: { own: fund('submit', 'delete') },
    withdrawn: { own: viewOnly },
    passed: { own: viewOnly },
  },
};

/** The acts of a party's cell that a role may do; empty where the party has none. */
export const actsOfCell = (cell: Cell | undefined, role: Role): readonly Act[] =>
  cell ? cell.acts.filter((act) => holdsPermission(role, neededBy(act, cell.business))) : [];

/** The acts that a role of a party may do on an object in a state; empty when the party may not even view it. */
export function allowedActs<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role): readonly Act[] {
  const byState: Readonly<Record<StatesOf[O], CellsByParty>> = ACTION_MATRIX[object];
  return actsOfCell(byState[state][party], role);
}
