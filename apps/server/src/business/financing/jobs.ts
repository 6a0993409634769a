/** What is planned of a financing, by the name of its job. */
export const FINANCING_JOBS = {
  /** It goes back to its maker where nobody has reviewed it by the due date. */
  lapse: 'financing.lapse',
  /** It is over where no money has come by the due date. */
  expire: 'financing.expire',
  /** The lender's system is handed what the reviewer passed. */
  submitToLender: 'financing.submitToLender',
} as const;
