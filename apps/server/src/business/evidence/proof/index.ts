export { evidence } from './evidence.ts';
export { proofHandlers } from './handlers.ts';
export { dailyRootJobs, planDailyRoot } from './root-jobs.ts';
