import type { IssuanceState } from '../issuance/state.ts';
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
  'urge',
] as const;

export type Act = (typeof ACTS)[number];

/** Own: the issuer of an issuance, the holder of a piece, the sender of a transfer. Counterparty: its recipient; for a piece, those before the holder. */
export type Party = 'own' | 'counterparty';

interface StatesOf {
  readonly issuance: IssuanceState;
  readonly piece: PieceState;
  readonly transfer: TransferState;
}

export type ActionObject = keyof StatesOf;
export type StateOf<O extends ActionObject> = StatesOf[O];

/** What is applied for, reviewed and carried out: each has a permission to make it and one to review it. */
type Business = 'issuance' | 'transfer' | 'financing' | 'settlement';

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
  voidApprove: 'review',
  voidReject: 'review',
  transfer: 'transfer.make',
  finance: 'financing.make',
  pledge: 'pledge.make',
  pay: 'settlement.make',
  explain: 'settlement.make',
  authorisePay: 'settlement.review',
  urge: 'settlement.make',
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

const lookOn = issuance();
const receipt = transfer('print', 'evidence');
const toSignFor = issuance('sign', 'refuse');
const toConfirm = issuance('signConfirm', 'signReturn');
const inArrears = issuance('tree', 'pay', 'explain', 'authorisePay');
const unpaid = issuance('urge', 'evidence');

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
    settled: { own: issuance('copy', 'tree', 'export'), counterparty: lookOn },
    overdue: { own: inArrears, counterparty: unpaid },
    partiallySettled: { own: inArrears, counterparty: unpaid },
  },
  piece: {
    holding: { own: transfer('transfer', 'finance', 'pledge', 'export'), counterparty: lookOn },
    // Withdraw, pass and return act on the application that holds the piece, and only while that application takes them.
    transferring: { own: transfer('withdraw', 'pass', 'return'), counterparty: lookOn },
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
    awaitingSignature: { own: transfer('withdraw', 'remind'), counterparty: toSignFor },
    awaitingSignatureReview: { own: lookOn, counterparty: toConfirm },
    refused: { own: lookOn, counterparty: lookOn },
    signatureExpired: { own: lookOn, counterparty: lookOn },
    completed: { own: receipt, counterparty: receipt },
  },
};

/** The acts open to a role of a party while an object stands in a state. */
export function allowedActs<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role): readonly Act[] {
  const byState: Readonly<Record<StatesOf[O], CellsByParty>> = ACTION_MATRIX[object];
  const cell = byState[state][party];
  return cell ? cell.acts.filter((act) => holdsPermission(role, neededBy(act, cell.business))) : [];
}
