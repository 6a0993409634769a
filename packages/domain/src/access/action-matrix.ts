import type { IssuanceState } from '../issuance/state.ts';
import type { TransferState } from '../transfer/state.ts';
import type { HoldingState } from '../voucher/state.ts';
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
  readonly voucher: HoldingState;
  readonly transfer: TransferState;
}

export type ActionObject = keyof StatesOf;
export type StateOf<O extends ActionObject> = StatesOf[O];

type ActsByRole = Readonly<Partial<Record<Role, readonly Act[]>>>;
type ActsByParty = Readonly<Partial<Record<Party, ActsByRole>>>;
type Matrix = { readonly [O in ActionObject]: Readonly<Record<StatesOf[O], ActsByParty>> };

const lookOn: ActsByRole = { operator: ['view'], reviewer: ['view'], administrator: ['view'] };
const receipt: ActsByRole = {
  operator: ['view', 'print', 'evidence'],
  reviewer: ['view', 'print', 'evidence'],
  administrator: ['view', 'print', 'evidence'],
};
const canBeCopied: ActsByRole = { operator: ['view', 'copy'], reviewer: ['view'], administrator: ['view'] };
const maker: ActsByRole = { operator: ['view', 'edit', 'submit', 'delete'], reviewer: ['view'], administrator: ['view'] };
const underReview: ActsByRole = { operator: ['view', 'withdraw', 'remind'], reviewer: ['view', 'pass', 'return'], administrator: ['view'] };
const toSignFor: ActsByRole = { operator: ['view', 'sign', 'refuse'], reviewer: ['view'], administrator: ['view'] };
const toConfirm: ActsByRole = { operator: ['view'], reviewer: ['view', 'signConfirm', 'signReturn'], administrator: ['view'] };
const inArrears: ActsByRole = {
  operator: ['view', 'tree', 'pay', 'explain'],
  reviewer: ['view', 'tree', 'authorisePay'],
  administrator: ['view'],
};
const unpaid: ActsByRole = { operator: ['view', 'urge', 'evidence'], reviewer: ['view', 'evidence'], administrator: ['view', 'evidence'] };

/**
 * Who may do what, by object, state, party and role (screens §10). The only source of the buttons and of the server's policy;
 * what is not written is not allowed. That a maker never reviews their own entry is a rule on persons and comes on top.
 */
export const ACTION_MATRIX: Matrix = {
  issuance: {
    draft: { own: maker },
    awaitingReview: { own: underReview },
    returned: { own: maker },
    withdrawn: { own: canBeCopied },
    awaitingSignature: {
      own: { operator: ['view', 'voidApply', 'remind'], reviewer: ['view'], administrator: ['view'] },
      counterparty: toSignFor,
    },
    awaitingSignatureReview: { own: lookOn, counterparty: toConfirm },
    refused: { own: canBeCopied, counterparty: lookOn },
    signatureExpired: { own: canBeCopied, counterparty: lookOn },
    effective: {
      own: { operator: ['view', 'copy', 'tree'], reviewer: ['view', 'tree'], administrator: ['view', 'export'] },
      counterparty: lookOn,
    },
    voidAwaitingReview: {
      own: { operator: ['view', 'remind'], reviewer: ['view', 'voidApprove', 'voidReject'], administrator: ['view'] },
      counterparty: lookOn,
    },
    voided: { own: canBeCopied, counterparty: lookOn },
    settled: {
      own: { operator: ['view', 'copy', 'tree'], reviewer: ['view', 'tree'], administrator: ['view', 'export'] },
      counterparty: lookOn,
    },
    overdue: { own: inArrears, counterparty: unpaid },
    partiallySettled: { own: inArrears, counterparty: unpaid },
  },
  voucher: {
    holding: {
      own: { operator: ['view', 'transfer', 'finance', 'pledge'], reviewer: ['view'], administrator: ['view', 'export'] },
      counterparty: lookOn,
    },
    // Withdraw, pass and return act on the application that holds the piece, and only while that application takes them.
    transferring: {
      own: { operator: ['view', 'withdraw'], reviewer: ['view', 'pass', 'return'], administrator: ['view'] },
      counterparty: lookOn,
    },
    awaitingReceipt: {
      own: { operator: ['view', 'sign', 'refuse'], reviewer: ['view', 'signConfirm', 'signReturn'], administrator: ['view'] },
      counterparty: lookOn,
    },
    transferred: { own: receipt, counterparty: lookOn },
    financing: {
      own: { operator: ['view', 'withdraw'], reviewer: ['view', 'pass', 'return'], administrator: ['view'] },
      counterparty: lookOn,
    },
    financed: { own: receipt, counterparty: lookOn },
    settled: { own: receipt, counterparty: lookOn },
  },
  transfer: {
    draft: { own: maker },
    awaitingReview: { own: underReview },
    returned: { own: maker },
    withdrawn: { own: lookOn },
    awaitingSignature: {
      own: { operator: ['view', 'withdraw', 'remind'], reviewer: ['view'], administrator: ['view'] },
      counterparty: toSignFor,
    },
    awaitingSignatureReview: { own: lookOn, counterparty: toConfirm },
    refused: { own: lookOn, counterparty: lookOn },
    signatureExpired: { own: lookOn, counterparty: lookOn },
    completed: { own: receipt, counterparty: receipt },
  },
};

const NONE: readonly Act[] = [];

/** The acts open to a role of a party while an object stands in a state. */
export function allowedActs<O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role): readonly Act[] {
  const byState: Readonly<Record<StatesOf[O], ActsByParty>> = ACTION_MATRIX[object];
  return byState[state][party]?.[role] ?? NONE;
}
