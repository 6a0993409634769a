/** The daily root over all hash chains, the path from each chain to it, and the evidence of a voucher. */
export { evidence } from './evidence.ts';
export { proofHandlers } from './handlers.ts';
export { dailyRootJobs, planDailyRoot } from './root-jobs.ts';
