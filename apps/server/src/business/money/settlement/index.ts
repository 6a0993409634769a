/** Paying vouchers at maturity, and late payments. */
export { settlementCalls } from './calls.ts';
export { settlementText } from './acts.ts';
export { payNext, setAside } from './ask-bank.ts';
export { begin } from './begin.ts';
export { buyingKinds } from './buying-kinds.ts';
export { heldMaturity } from './hold.ts';
export { maturityJobs } from './jobs-of-maturity.ts';
export { SETTLEMENT_JOBS } from './jobs.ts';
export { lateInterestSql } from './late-in-sql.ts';
export { markOverdue } from './overdue.ts';
export { readablePaid } from './readable-payments.ts';
export { heldSettlement } from './repository.ts';
