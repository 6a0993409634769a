/** Verifying an account by a micro-deposit, and opening an account at bank A. */
export { bankCheckCalls } from './calls.ts';
export { bankAJobs } from './bank-a-opening.ts';
export { branchOf } from './branch-of.ts';
export { depositJobs } from './deposit-jobs.ts';
export { type DepositRow, EXPIRE_JOB } from './deposit-rows.ts';
export { depositView } from './deposit-view.ts';
export { assertPayableAgain, payAgain } from './restart-deposit.ts';
export { startDeposit } from './start-deposit.ts';
