/** What is planned of a financing, by the name of its job. */
export const FINANCING_JOBS = {
  /** It goes back to its maker where nobody has reviewed it by the due date. */
  lapse: 'financing.lapse',
  /** It is over where no money has come by the due date. */
  expire: 'financing.expire',
  /** The lender's system is handed what the reviewer passed. */
  submitToLender: 'financing.submitToLender',
  /** The lender hears of a step that it waits for, or of money that it is to look for. */
  tellLender: 'financing.tellLender',
  /** The lender is asked how far it is, where it has said nothing by the time that its quote named, or a day has come that it spoke of. */
  askLender: 'financing.askLender',
  /** The lender hears that nothing comes of it. */
  cancelAtLender: 'financing.cancelAtLender',
  /** The lender hears that everything of it has come back. */
  settleAtLender: 'financing.settleAtLender',
  /** It is overdue where the issuer has not paid on the day of payment. */
  markOverdue: 'financing.markOverdue',
} as const;
