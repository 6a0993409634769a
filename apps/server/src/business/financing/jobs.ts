/** What is planned of a financing, by the name of its job. */
export const FINANCING_JOBS = {
  /** It goes back to its maker where nobody has reviewed it by the due date. */
  lapse: 'financing.lapse',
  /** It is over where no money has come by the due date. */
  expire: 'financing.expire',
  /** The lender's system is handed what the reviewer passed. */
  submitToLender: 'financing.submitToLender',
  /** The lender hears of a step that it waits for. */
  tellLender: 'financing.tellLender',
  /** The lender hears that nothing comes of it. */
  cancelAtLender: 'financing.cancelAtLender',
} as const;
