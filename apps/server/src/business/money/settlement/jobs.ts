/** What is planned of a settlement, by the name of its job; those of a maturity itself are in `applications/maturity.ts`. */
export const SETTLEMENT_JOBS = {
  /** Asks the bank to set the money of a round aside. Subject: voucher and round. */
  setAside: 'settlement.setAside',
  /** Pays the next of a round. Subject: voucher, round and the number of the batch. */
  pay: 'settlement.pay',
  /** Marks the next of what is unpaid as overdue. Subject: voucher, round and the number of the batch. */
  markOverdue: 'settlement.markOverdue',
  /** Pays those again whose accounts took no money. Subject: voucher. */
  retry: 'settlement.retry',
} as const;
