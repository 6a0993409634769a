/** What is planned of a loan against a pledge, by the name of its job. */
export const PLEDGE_JOBS = {
  /** It goes back to its maker where nobody has reviewed it by the day of repayment. */
  lapse: 'pledge.lapse',
  /** It is over where no money has come by the day of repayment. */
  expire: 'pledge.expire',
  /** The lender's system is handed what is its to look at. */
  submitToLender: 'pledge.submitToLender',
  /** The lender's system hears of an answer, or of money that is to be looked for or has not come. */
  tellLender: 'pledge.tellLender',
  /** The lender's system hears that nothing comes of it. */
  cancelAtLender: 'pledge.cancelAtLender',
  /** The lender's system hears that the loan is paid off. */
  settleAtLender: 'pledge.settleAtLender',
  /** It is overdue where it is not paid back by the day on which it was to be. */
  markOverdue: 'pledge.markOverdue',
} as const;
