/** The daily root over all hash chains, the path from each chain to it, and the evidence of a voucher. */
export { proofCalls } from './calls.ts';
export { dailyRootJobs, planDailyRoot } from './root-jobs.ts';
export { verifyRoots } from './verify-roots.ts';
