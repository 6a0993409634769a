import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where an enterprise's request for a credit line, or for another total of one, stands. */
export type CreditApplicationState = 'awaitingReview' | 'returned' | 'withdrawn' | 'awaitingDecision' | 'granted' | 'declined';

/** The codes that stand for the states on the wire and in the database, numbered as those of a financing. */
export const CREDIT_APPLICATION_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  awaitingDecision: '20',
  granted: '30',
  declined: '32',
} as const satisfies Record<CreditApplicationState, string>;

/** The state that a code stands for. */
export const creditApplicationStateOfCode = (code: string): CreditApplicationState | undefined =>
  stateOfCode(CREDIT_APPLICATION_STATE_CODES, code);

export const CREDIT_APPLICATION_EVENTS = ['submit', 'delete', 'withdraw', 'pass', 'return', 'approve', 'decline'] as const;

export type CreditApplicationEvent = (typeof CREDIT_APPLICATION_EVENTS)[number];

/** The life of a request: the administrator asks, the reviewer passes it on, and the channel or an operator of the platform decides. */
export const creditApplicationMachine = defineMachine<CreditApplicationState, CreditApplicationEvent>(CREDIT_APPLICATION_EVENTS, {
  awaitingReview: { withdraw: 'withdrawn', pass: 'awaitingDecision', return: 'returned' },
  returned: { submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  awaitingDecision: { withdraw: 'withdrawn', approve: 'granted', decline: 'declined' },
  granted: {},
  declined: {},
});
