/** Jobs of a settlement; those of a maturity are in `applications/maturity.ts`. */
export const SETTLEMENT_JOBS = {
  /** Reserves the money. Subject: voucher and round. */
  setAside: 'settlement.setAside',
  /** Pays a batch. Subject: voucher, round and batch number. */
  pay: 'settlement.pay',
  markOverdue: 'settlement.markOverdue',
  retry: 'settlement.retry',
} as const;
