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

/** What a person can do with an object; the names of machine events where the act is one. */
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

/** Every party that the matrix knows. */
export const PARTIES = ['own', 'counterparty', 'funder', 'guarantor'] as const;

/**
 * Own: the issuer of an issuance, the holder of a piece, the sender of a transfer, who applies to be financed. Counterparty: its
 * recipient; for a piece, those before the holder; for a financing, the issuer of what is financed. Funder: who lends; of an
 * issuance, who bought a part of it or has one pledged to it. Guarantor: who
 * answers for a loan.
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

/** What is applied for, reviewed and carried out: each has a permission to make it and one to review it. */
type Business = 'issuance' | 'transfer' | 'financing' | 'pledge' | 'consent' | 'lending' | 'credit' | 'settlement' | 'fund';

/** What an act asks for: a permission of its own, or to make or to review the business that it is an act of. */
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

/** The permission that an act on a business asks for. */
function neededBy(act: Act, business: Business): PermissionKey {
  const needs = NEEDS[act];
  return needs === 'make' || needs === 'review' ? `${business}.${needs}` : needs;
}

interface Cell {
  /** What making and reviewing mean here. */
  readonly business: Business;
  readonly acts: readonly Act[];
}

type CellsByParty = Readonly<Partial<Record<Party, Cell>>>;
type Matrix = { readonly [O in ActionObject]: Readonly<Record<StatesOf[O], CellsByParty>> };

/** The acts of a business; whoever may do any may look. */
const of =
  (business: Business) =>
  (...acts: readonly Act[]): Cell => ({ business, acts: ['view', ...acts] });
const issuance = of('issuance');
const transfer = of('transfer');
const financing = of('financing');
const pledge = of('pledge');
const consent = of('consent');
const lending = of('lending');
const credit = of('credit');
const fund = of('fund');
const account = credit;

const lookOn = issuance();
const receipt = transfer('print', 'evidence');
const toSignFor = issuance('sign', 'refuse');
const toConfirm = issuance('signConfirm', 'signReturn');
const inArrears = ['tree', 'pay', 'explain', 'authorisePay', 'addReceipt'] as const;
const unpaid = issuance('urge', 'evidence');
const lentOnUnpaid = issuance('urge');
const repaying = ['receipt', 'repay', 'repayAuthorise', 'repayReturn'] as const;
const collecting = ['receipt', 'repayConfirm', 'repayDeny'] as const;
const closed = lending('receipt', 'print', 'evidence');
const givenUp = { own: pledge('copyToLender'), funder: lookOn, guarantor: lookOn };

/**
 * What may be done, by object, state and party (screens §10); who of the party does it follows from the permission that each act
 * needs. The only source of the buttons and of the server's policy; what is not written is not allowed. That a maker never reviews
 * their own entry is a rule on persons and comes on top.
 */
export const ACTION_MATRIX: Matrix = {
  issuance: {
    draft: { own: issuance('edit', 'submit', 'delete') },
    awaitingReview: { own: issuance('withdraw', 'remind', 'pass', 'return') },
    returned: { own: issuance('edit', 'submit', 'delete') },
    withdrawn: { own: issuance('copy') },
    awaitingSignature: { own: issuance('voidApply', 'remind'), counterparty: toSignFor },
    awaitingSignatureReview: { own: lookOn, counterparty: toConfirm },
    refused: { own: issuance('copy'), counterparty: lookOn },
    signatureExpired: { own: issuance('copy'), counterparty: lookOn },
    effective: { own: issuance('copy', 'tree', 'export'), counterparty: lookOn },
    voidAwaitingReview: { own: issuance('remind', 'voidApprove', 'voidReject'), counterparty: lookOn },
    voided: { own: issuance('copy'), counterparty: lookOn },
    settled: { own: issuance('copy', 'tree', 'export', 'addReceipt'), counterparty: lookOn },
    overdue: { own: issuance(...inArrears), counterparty: unpaid, funder: lentOnUnpaid },
    partiallySettled: { own: issuance(...inArrears, 'retryPay'), counterparty: unpaid, funder: lentOnUnpaid },
  },
  piece: {
    holding: { own: transfer('transfer', 'finance', 'pledge', 'export', 'confirmAccount'), counterparty: lookOn },
    // Withdraw, pass and return act on the application that holds the piece, and only while that application takes them.
    transferring: {
      own: transfer('withdraw', 'withdrawApply', 'pass', 'return', 'withdrawApprove', 'withdrawReject'),
      counterparty: lookOn,
    },
    awaitingReceipt: { own: transfer('sign', 'refuse', 'signConfirm', 'signReturn'), counterparty: lookOn },
    transferred: { own: receipt, counterparty: lookOn },
    financing: { own: financing('withdraw', 'pass', 'return'), counterparty: lookOn },
    financed: { own: receipt, counterparty: lookOn },
    settled: { own: receipt, counterparty: lookOn },
  },
  transfer: {
    draft: { own: transfer('edit', 'submit', 'delete') },
    awaitingReview: { own: transfer('withdraw', 'remind', 'pass', 'return') },
    returned: { own: transfer('edit', 'submit', 'delete') },
    withdrawn: { own: lookOn },
    awaitingSignature: { own: transfer('withdrawApply', 'remind'), counterparty: toSignFor },
    awaitingSignatureReview: { own: lookOn, counterparty: toConfirm },
    withdrawalAwaitingReview: { own: transfer('remind', 'withdrawApprove', 'withdrawReject'), counterparty: lookOn },
    refused: { own: lookOn, counterparty: lookOn },
    signatureExpired: { own: lookOn, counterparty: lookOn },
    completed: { own: receipt, counterparty: receipt },
  },
  // The issuer sees a financing when its contract is made: from then on the claim against it may pass to the lender.
  financing: {
    draft: { own: financing('edit', 'submit', 'delete') },
    awaitingReview: { own: financing('withdraw', 'remind', 'pass', 'return') },
    returned: { own: financing('edit', 'submit', 'delete'), funder: lookOn },
    withdrawn: { own: financing('copyToLender'), funder: lookOn },
    awaitingAcceptance: { own: financing('withdraw', 'remind', 'furtherStep'), funder: lending('accept', 'decline') },
    underApproval: { own: financing('remind'), funder: lending('askMore', 'approve', 'decline') },
    supplementing: { own: financing('supplement'), funder: lending('decline') },
    declined: { own: financing('copyToLender'), funder: lookOn },
    awaitingContract: {
      own: financing('withdraw', 'remind', 'signContract', 'contractConfirm', 'contractReturn'),
      counterparty: consent('consent', 'consentConfirm', 'consentReturn', 'consentRefuse'),
      funder: lending('countersign', 'decline'),
    },
    awaitingDisbursement: { own: financing('remind'), counterparty: lookOn, funder: lending('register', 'disburse', 'fail') },
    disbursementFailed: { own: financing('withdraw', 'remind'), counterparty: lookOn, funder: lending('retry', 'decline') },
    disbursed: { own: financing(...repaying), counterparty: lookOn, funder: lending(...collecting, 'markOverdue') },
    overdue: { own: financing(...repaying), counterparty: lookOn, funder: lending(...collecting, 'claim') },
    settled: { own: closed, counterparty: lookOn, funder: closed },
  },
  pledge: {
    draft: { own: pledge('edit', 'submit', 'delete') },
    awaitingReview: { own: pledge('withdraw', 'remind', 'pass', 'return') },
    returned: { own: pledge('edit', 'submit', 'delete'), funder: lookOn, guarantor: lookOn },
    withdrawn: givenUp,
    awaitingGuarantor: {
      own: pledge('withdraw', 'remind', 'payFee'),
      guarantor: lending('accept', 'search', 'askMore', 'approve', 'decline', 'sendBack'),
    },
    awaitingGuarantorSignature: { own: pledge('withdraw', 'remind', 'payFee'), guarantor: lending('countersign', 'decline') },
    guarantorDeclined: { own: pledge('copyToLender'), guarantor: lookOn },
    guarantorSupplementing: { own: pledge('supplement'), guarantor: lending('decline') },
    underApproval: {
      own: pledge('withdraw', 'remind', 'payFee'),
      funder: lending('accept', 'search', 'askMore', 'approve', 'decline', 'sendBack'),
      guarantor: lookOn,
    },
    supplementing: { own: pledge('supplement'), funder: lending('decline'), guarantor: lookOn },
    declined: givenUp,
    // The pledge is in favour of the lender, or of the guarantor that answers for the loan: either registers and releases its own.
    awaitingRegistration: {
      own: pledge('remind', 'payFee'),
      funder: lending('search', 'register', 'decline'),
      guarantor: lending('search', 'register'),
    },
    awaitingDisbursement: { own: pledge('remind', 'payFee'), funder: lending('disburse', 'fail'), guarantor: lookOn },
    disbursementFailed: { own: pledge('withdraw', 'remind'), funder: lending('retry', 'decline'), guarantor: lookOn },
    disbursed: { own: pledge(...repaying, 'payFee'), funder: lending(...collecting, 'markOverdue'), guarantor: lending('receipt') },
    overdue: { own: pledge(...repaying, 'payFee'), funder: lending(...collecting), guarantor: lending('receipt') },
    awaitingRelease: {
      own: pledge('receipt', 'remind', 'releaseApply', 'releaseConfirm', 'releaseReturn', 'payFee'),
      funder: lending('receipt', 'release'),
      guarantor: lending('receipt', 'release'),
    },
    released: { own: closed, funder: closed, guarantor: closed },
  },
  creditApplication: {
    awaitingReview: { own: credit('withdraw', 'remind', 'pass', 'return') },
    returned: { own: credit('submit', 'delete') },
    withdrawn: { own: lookOn },
    awaitingDecision: { own: credit('withdraw', 'remind'), funder: lending('approve', 'decline') },
    granted: { own: lookOn, funder: lookOn },
    declined: { own: lookOn, funder: lookOn },
  },
  bankAccount: {
    unproved: { own: account('prove', 'unbind') },
    usable: { own: account('makeDefault', 'unbind') },
    frozen: { own: account('unbind') },
    unbound: { own: lookOn },
  },
  fundSupplement: {
    awaitingReview: { own: fund('withdraw', 'pass', 'return') },
    returned: { own: fund('submit', 'delete') },
    withdrawn: { own: lookOn },
    passed: { own: lookOn },
  },
};

/** The acts open to a role of a party while an object stands in a state. */
export function allowedActs<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role): readonly Act[] {
  const byState: Readonly<Record<StatesOf[O], CellsByParty>> = ACTION_MATRIX[object];
  const cell = byState[state][party];
  return cell ? cell.acts.filter((act) => holdsPermission(role, neededBy(act, cell.business))) : [];
}
