import type { ApplicationKind, Party, Role, StateOf } from '@lianxin/domain';

/** Whose move an application is: of which side, and of which role there. */
export interface WaitingFor {
  readonly party: Party;
  readonly role: Role;
}

const WAITING_FOR: Readonly<Partial<Record<StateOf<ApplicationKind>, WaitingFor>>> = {
  awaitingReview: { party: 'own', role: 'reviewer' },
  returned: { party: 'own', role: 'operator' },
  awaitingSignature: { party: 'counterparty', role: 'operator' },
  awaitingSignatureReview: { party: 'counterparty', role: 'reviewer' },
  voidAwaitingReview: { party: 'own', role: 'reviewer' },
};

/** Whose move it is in a state; undefined where it is nobody's. */
export const waitingFor = (state: StateOf<ApplicationKind>): WaitingFor | undefined => WAITING_FOR[state];

/** Whether it waits to be signed for: only then its deadline means anything. */
export const waitsForSignature = (state: StateOf<ApplicationKind>): boolean => waitingFor(state)?.party === 'counterparty';
