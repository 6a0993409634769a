/** The codes of the states in which every kind is with its lender (objects §1), and in which its money is paid out and paid back. */
export const DECISION_CODES = { underApproval: '30', supplementing: '31', declined: '32' } as const;
export const PAYMENT_CODES = { awaitingDisbursement: '50', disbursementFailed: '51', disbursed: '60', overdue: '61' } as const;

/** The events that every kind takes. */
export const FUNDING_EVENTS = [
  'submit',
  'edit',
  'delete',
  'withdraw',
  'pass',
  'return',
  'lapse',
  'accept',
  'askMore',
  'supplement',
  'approve',
  'decline',
  'countersign',
  'register',
  'disburse',
  'fail',
  'retry',
  'repay',
  'repayAuthorise',
  'repayReturn',
  'repayDeny',
  'repayConfirm',
  'repayPart',
  'markOverdue',
  'expire',
] as const;

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
