import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a request for a credit line, or for a change of the line's total. */
export type CreditApplicationState = 'awaitingReview' | 'returned' | 'withdrawn' | 'awaitingDecision' | 'granted' | 'declined';

/** Codes of the states on the wire and in the database, numbered like those of a financing. */
export const CREDIT_APPLICATION_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  awaitingDecision: '20',
  granted: '30',
  declined: '32',
} as const satisfies Record<CreditApplicationState, string>;

export const creditApplicationStateOfCode = (code: string): CreditApplicationState | undefined =>
  stateOfCode(CREDIT_APPLICATION_STATE_CODES, code);

export const CREDIT_APPLICATION_EVENTS = ['submit', 'delete', 'withdraw', 'pass', 'return', 'approve', 'decline'] as const;

export type CreditApplicationEvent = (typeof CREDIT_APPLICATION_EVENTS)[number];

/** Life cycle of a request: the administrator applies, the reviewer approves, and the channel or a platform operator decides. */
export const creditApplicationMachine = defineMachine<CreditApplicationState, CreditApplicationEvent>(CREDIT_APPLICATION_EVENTS, {
  awaitingReview: { withdraw: 'withdrawn', pass: 'awaitingDecision', return: 'returned' },
  returned: { submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  awaitingDecision: { withdraw: 'withdrawn', approve: 'granted', decline: 'declined' },
  granted: {},
  declined: {},
});
