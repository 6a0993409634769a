/** The lender's questions, and its refusal. */
export const QUESTIONS = {
  supplementing: { supplement: 'underApproval', decline: 'declined', expire: 'withdrawn' },
  declined: {},
} as const;

/** The lender's payment, and a payment that came back. */
export const PAYMENT = {
  awaitingDisbursement: { disburse: 'disbursed', fail: 'disbursementFailed' },
  disbursementFailed: { retry: 'awaitingDisbursement', withdraw: 'withdrawn', decline: 'declined', expire: 'withdrawn' },
} as const;

/**
 * Paying back what was paid out; `repayPart` is what `repayConfirm` becomes while something is still owed. `paidOff` is the state once
 * nothing is.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const repaying = <const State extends 'disbursed' | 'overdue', const PaidOff extends string>(state: State, paidOff: PaidOff) =>
  ({ repay: state, repayAuthorise: state, repayReturn: state, repayDeny: state, repayPart: state, repayConfirm: paidOff }) as const;
