import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of one repayment of a financing or loan. */
export type RepaymentState = 'awaitingReview' | 'returned' | 'awaitingConfirmation' | 'denied' | 'confirmed';

/** Codes of the states on the wire and in the database. */
export const REPAYMENT_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  awaitingConfirmation: '20',
  denied: '21',
  confirmed: '30',
} as const satisfies Record<RepaymentState, string>;

export const repaymentStateOfCode = (code: string): RepaymentState | undefined => stateOfCode(REPAYMENT_STATE_CODES, code);

export const REPAYMENT_EVENTS = ['repayAuthorise', 'repayReturn', 'repayConfirm', 'repayDeny'] as const;

export type RepaymentEvent = (typeof REPAYMENT_EVENTS)[number];

/** Life cycle of a repayment: the debtor makes it (`repay`) and authorises it; the lender confirms the receipt or reports that no money has arrived. */
export const repaymentMachine = defineMachine<RepaymentState, RepaymentEvent>(REPAYMENT_EVENTS, {
  awaitingReview: { repayAuthorise: 'awaitingConfirmation', repayReturn: 'returned' },
  returned: {},
  awaitingConfirmation: { repayConfirm: 'confirmed', repayDeny: 'denied' },
  denied: {},
  confirmed: {},
});
