import type { Party, StateOf } from '../access/action-matrix.ts';
import type { Role } from '../access/role.ts';
import { APPLICATION_MACHINES, type ApplicationKind } from './kinds.ts';

/** The party, and the role within it, that has to act next. */
export interface WaitingFor {
  readonly party: Party;
  readonly role: Role;
}

type WaitingState = StateOf<ApplicationKind>;

// A contract waits for all sides at once: see `contractWaitsFor`. The entry here is the side that usually acts first.
const WAITING_FOR: Readonly<Partial<Record<WaitingState, WaitingFor>>> = {
  awaitingReview: { party: 'own', role: 'reviewer' },
  returned: { party: 'own', role: 'operator' },
  awaitingSignature: { party: 'counterparty', role: 'operator' },
  awaitingSignatureReview: { party: 'counterparty', role: 'reviewer' },
  voidAwaitingReview: { party: 'own', role: 'reviewer' },
  withdrawalAwaitingReview: { party: 'own', role: 'reviewer' },
  awaitingAcceptance: { party: 'funder', role: 'operator' },
  underApproval: { party: 'funder', role: 'reviewer' },
  supplementing: { party: 'own', role: 'operator' },
  awaitingContract: { party: 'own', role: 'operator' },
  awaitingRegistration: { party: 'funder', role: 'operator' },
  awaitingDisbursement: { party: 'funder', role: 'operator' },
  disbursementFailed: { party: 'funder', role: 'operator' },
  awaitingRelease: { party: 'funder', role: 'operator' },
  awaitingGuarantor: { party: 'guarantor', role: 'operator' },
  awaitingGuarantorSignature: { party: 'guarantor', role: 'reviewer' },
  guarantorSupplementing: { party: 'own', role: 'operator' },
  awaitingDecision: { party: 'funder', role: 'reviewer' },
};

/** Who has to act in a state of one kind alone: a pledge loan that is late waits for its repayment, a financing for its issuer's. */
const WAITING_IN: Readonly<Partial<Record<ApplicationKind, Readonly<Partial<Record<WaitingState, WaitingFor>>>>>> = {
  pledge: { overdue: { party: 'own', role: 'operator' } },
};

/** The kinds of application that the operator does not make. */
const MAKERS: Readonly<Partial<Record<ApplicationKind, Role>>> = { creditApplication: 'administrator', fundSupplement: 'administrator' };

/** Who has to act in a state; undefined when nobody has to. A returned application waits for the role that makes its kind. */
export function waitingFor(state: WaitingState, kind?: ApplicationKind): WaitingFor | undefined {
  const waiting = (kind && WAITING_IN[kind]?.[state]) ?? WAITING_FOR[state];
  const maker = kind && MAKERS[kind];
  return maker && waiting?.party === 'own' && waiting.role === 'operator' ? { ...waiting, role: maker } : waiting;
}

/** Whether an application waits for the recipient's signature, the only time when its deadline applies. */
export const waitsForSignature = (state: WaitingState): boolean => waitingFor(state)?.party === 'counterparty';

/** The states of a kind in which a party, or one role of that party, has to act. */
export function statesWaitingFor<Kind extends ApplicationKind>(kind: Kind, party: Party, role?: Role): StateOf<Kind>[] {
  const states: readonly StateOf<Kind>[] = APPLICATION_MACHINES[kind].states;
  return states.filter((state) => {
    const waiting = waitingFor(state, kind);
    return waiting?.party === party && (role === undefined || waiting.role === role);
  });
}
