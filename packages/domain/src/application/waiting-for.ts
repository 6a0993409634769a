import type { Party, StateOf } from '../access/action-matrix.ts';
import type { Role } from '../access/role.ts';
import { APPLICATION_MACHINES, type ApplicationKind } from './kinds.ts';

/** Whose move an application is: of which side, and of which role there. */
export interface WaitingFor {
  readonly party: Party;
  readonly role: Role;
}

/** The states of everything that waits for somebody, applications of every kind. */
type WaitingState = StateOf<ApplicationKind>;

// A contract waits for each of its sides at once: `contractWaitsFor` names them, and this whose it mostly is.
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

/** Who makes applications of a kind, where it is not the operator. */
const MAKERS: Readonly<Partial<Record<ApplicationKind, Role>>> = { creditApplication: 'administrator', fundSupplement: 'administrator' };

/** Whose move it is in a state; undefined where it is nobody's. What is returned waits for the role that makes its kind. */
export function waitingFor(state: WaitingState, kind?: ApplicationKind): WaitingFor | undefined {
  const waiting = WAITING_FOR[state];
  const maker = kind && MAKERS[kind];
  return maker && waiting?.party === 'own' && waiting.role === 'operator' ? { ...waiting, role: maker } : waiting;
}

/** Whether it waits to be signed for: only then its deadline means anything. */
export const waitsForSignature = (state: WaitingState): boolean => waitingFor(state)?.party === 'counterparty';

/** The states of a kind in which it is the move of a side, or of one role there. */
export function statesWaitingFor<Kind extends ApplicationKind>(kind: Kind, party: Party, role?: Role): StateOf<Kind>[] {
  const states: readonly StateOf<Kind>[] = APPLICATION_MACHINES[kind].states;
  return states.filter((state) => {
    const waiting = waitingFor(state, kind);
    return waiting?.party === party && (role === undefined || waiting.role === role);
  });
}
