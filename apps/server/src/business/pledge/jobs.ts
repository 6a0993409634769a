/** What is planned of a loan against a pledge, by the name of its job. */
export const PLEDGE_JOBS = {
  /** It goes back to its maker where nobody has reviewed it by the day of repayment. */
  lapse: 'pledge.lapse',
  /** It is over where no money has come by the day of repayment. */
  expire: 'pledge.expire',
  /** It is overdue where it is not paid back by the day on which it was to be. */
  markOverdue: 'pledge.markOverdue',
} as const;
