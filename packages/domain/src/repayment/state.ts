import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where one repayment of a financing or a loan stands. */
export type RepaymentState = 'awaitingReview' | 'returned' | 'awaitingConfirmation' | 'denied' | 'confirmed';

/** The codes that stand for the states on the wire and in the database. */
export const REPAYMENT_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  awaitingConfirmation: '20',
  denied: '21',
  confirmed: '30',
} as const satisfies Record<RepaymentState, string>;

/** The state that a code stands for. */
export const repaymentStateOfCode = (code: string): RepaymentState | undefined => stateOfCode(REPAYMENT_STATE_CODES, code);

export const REPAYMENT_EVENTS = ['repayAuthorise', 'repayReturn', 'repayConfirm', 'repayDeny'] as const;

export type RepaymentEvent = (typeof REPAYMENT_EVENTS)[number];

/** The life of a repayment: who owes makes it (`repay`) and authorises it, who lent finds the money or says that none has come. */
export const repaymentMachine = defineMachine<RepaymentState, RepaymentEvent>(REPAYMENT_EVENTS, {
  awaitingReview: { repayAuthorise: 'awaitingConfirmation', repayReturn: 'returned' },
  returned: {},
  awaitingConfirmation: { repayConfirm: 'confirmed', repayDeny: 'denied' },
  denied: {},
  confirmed: {},
});
