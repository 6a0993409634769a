export { applicationJobs } from './application-jobs.ts';
export { kinds } from './register.ts';
